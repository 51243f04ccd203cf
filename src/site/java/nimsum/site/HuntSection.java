package nimsum.site;

import nimsum.author.Suspects;
import nimsum.hack.Hunt;
import nimsum.problem.Problem;

/** Where one hunts the wrong programs of a problem, and where one's own program is judged: boxes for a script. */
final class HuntSection {

    private HuntSection() {
    }

    static String html(Problem problem) {
        return String.format(
                """
                        <div class="hunt" data-problem="%s">
                        <h3 id="hunt">Hunt the wrong programs</h3>
                        <p class="hunted">%s</p>
                        <label>Input <textarea class="input" rows="4" spellcheck="false" autocapitalize="off"
                        placeholder="%s"></textarea></label>
                        <label>Its answer, if you like <textarea class="answer" rows="1" spellcheck="false"></textarea></label>
                        <p class="controls"><button type="button" class="attempt">Try it</button>
                        <button type="button" class="give-up">Give up</button></p>
                        <div class="said" role="status"></div>
                        <p class="caught"></p>
                        <details class="aside"><summary>Judge what your program prints</summary>
                        <p>Run it on small inputs as %s would give them. Then choose or drop what it printed, or paste it. Nothing is sent anywhere.</p>
                        <p class="cases"></p>
                        <label>Output <textarea class="output" rows="4" spellcheck="false"></textarea></label>
                        <p class="controls"><button type="button" class="judge">Judge it</button>
                        <label>or files <input type="file" class="files" multiple></label></p>
                        <div class="judged" role="status"></div></details>
                        <noscript><p>Hunting needs scripts.</p></noscript>
                        </div>
                        """,
                problem, Hunt.begin(Suspects.count(problem)), PlaySection.sample(problem),
                problem.file().judges().get(0).judge());
    }
}
