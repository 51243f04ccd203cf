package nimsum.bundle;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.util.DocTreePath;
import com.sun.source.util.DocTreePathScanner;
import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import javax.lang.model.element.Element;

/** Turns the links of a documentation comment whose target is not in the bundle into plain words. */
final class Docs extends DocTreePathScanner<Void, Void> {

    private final Sources sources;
    private final Predicate<Element> present;
    private final TreePath declaration;
    private final Edits edits;

    private Docs(Sources sources, Predicate<Element> present, TreePath declaration, Edits edits) {
        this.sources = sources;
        this.present = present;
        this.declaration = declaration;
        this.edits = edits;
    }

    /**
     * @param present
     *            whether a link may lead to an element
     */
    static void unlink(Sources sources, Predicate<Element> present, TreePath declaration, Edits edits) {
        DocCommentTree comment = sources.trees().getDocCommentTree(declaration);
        if (comment != null) {
            new Docs(sources, present, declaration, edits).scan(new DocTreePath(declaration, comment), null);
        }
    }

    @Override
    public Void visitLink(LinkTree link, Void nothing) {
        Element target = sources.trees().getElement(new DocTreePath(getCurrentPath(), link.getReference()));
        if (target == null || !present.test(target) || isOfPackage(link, target)) {
            DocCommentTree comment = getCurrentPath().getDocComment();
            var unit = declaration.getCompilationUnit();
            int start = (int) sources.trees().getSourcePositions().getStartPosition(unit, comment, link);
            int end = (int) sources.trees().getSourcePositions().getEndPosition(unit, comment, link);
            edits.replace(start, end, words(link));
        }
        return null;
    }

    /** Whether the link names a package that the bundle does not have. */
    private boolean isOfPackage(LinkTree link, Element target) {
        return sources.contains(target) && link.getReference().getSignature()
                .startsWith(sources.elements().getPackageOf(target).getQualifiedName() + ".");
    }

    private static String words(LinkTree link) {
        if (!link.getLabel().isEmpty()) {
            StringBuilder label = new StringBuilder();
            link.getLabel().forEach(label::append);
            return label.toString();
        }
        String signature = link.getReference().getSignature();
        return (signature.startsWith("#") ? signature.substring(1) : signature).replace('#', '.');
    }
}
