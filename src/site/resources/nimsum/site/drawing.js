// The picture of a position. Its parts stand for words of moves; on them stand a dot where a move may go to, a check where a good
// one does, and a ring where the cursor is. A classic script that comes with the first board.
class Drawing {
    static LEAST_TARGET = 24;
    static MOTION = 120;

    constructor(board) {
        this.board = board;
    }

    // Draws a position, and lets its last move be seen if it was made just now.
    draw(picture, isMoved) {
        this.board.replaceChildren();
        if (picture.startsWith("<svg")) {
            this.board.insertAdjacentHTML("beforeend", picture);
        } else if (picture) {
            this.board.append(element("pre", {}, picture));
        }
        if (isMoved && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
            this.move();
        }
    }

    // A piece glides from the one part that it has left, and otherwise what is new comes in; what was taken rises and fades.
    move() {
        const show = (part, from, to) => part.animate([from, to], Drawing.MOTION);
        const isHeld = part => part.querySelector("circle:not(.faint-fill), path");
        const changed = [...this.board.querySelectorAll(".square.new, .vertex.new")]
            .filter(part => !part.querySelector("rect.ink-fill"));
        const [to, ...others] = changed.filter(isHeld), [from, ...left] = changed.filter(part => !isHeld(part));
        if (from && to && !others.length && !left.length) {
            const [x1, y1] = Drawing.middle(from), [x2, y2] = Drawing.middle(to), scale = to.getScreenCTM().a;
            const away = `${(x1 - x2) / scale}px ${(y1 - y2) / scale}px`;
            to.parentNode.append(to); // So that it glides above all others.
            to.querySelectorAll(":scope > :not(rect)").forEach(piece => show(piece, {translate: away}, {translate: "0 0"}));
        } else {
            this.board.querySelectorAll(".new").forEach(part => show(part, {opacity: 0}, {opacity: 1}));
        }
        this.board.querySelectorAll(".gone").forEach(part =>
            show(part, {opacity: 1, translate: "0 0"}, {opacity: 0, translate: "0 -1rem"}));
    }

    // A drawing whose parts would be too small to be met is larger than the page, and scrolls.
    enlarge() {
        const svg = this.board.querySelector("svg"), sizes = {};
        this.parts().forEach(part => {
            const at = (part.querySelector(".touch") || part).getBoundingClientRect();
            sizes[wordsOf(part)] = Math.max(sizes[wordsOf(part)] || 0, Math.min(at.width, at.height));
        });
        const least = Math.min(...Object.values(sizes));
        if (svg && least > 0 && least < Drawing.LEAST_TARGET) {
            svg.style.width = svg.getBoundingClientRect().width * Drawing.LEAST_TARGET / least + "px";
            svg.style.maxWidth = svg.style.maxHeight = "none";
        }
    }

    parts() {
        return [...this.board.querySelectorAll("[data-words]")];
    }

    // What a move takes that is made by a click on a part: the part with its sign, and what either of them names.
    taken(part) {
        const parts = this.parts(), clicked = parts.filter(other => other === part
            || wordsOf(other) === wordsOf(part) && other.classList[0] !== part.classList[0]);
        const words = clicked.flatMap(one => (one.dataset.takes || "").split("\n"));
        return parts.filter(other => clicked.includes(other) || words.includes(wordsOf(other)));
    }

    // What stands on a part, or the part itself.
    signOf(part) {
        return this.parts().find(other => other.matches(".sign") && wordsOf(other) === wordsOf(part)) || part;
    }

    // Gives a class to these parts and to no others.
    name(name, parts) {
        this.parts().forEach(part => part.classList.toggle(name, parts.includes(part)));
    }

    // Puts dots, checks and rings on parts.
    mark(dots, checks, rings) {
        const svg = this.board.querySelector("svg");
        svg?.querySelector(".marks")?.remove();
        const marks = [...dots.filter(part => part.matches(".square, .vertex, .tile")).map(part => [part, Drawing.dot]),
            ...checks.map(part => [this.signOf(part), Drawing.check]), ...rings.map(part => [this.signOf(part), Drawing.ring])]
            .filter(([part]) => svg?.contains(part)).map(([part, mark]) => mark(part.firstElementChild.getBBox()));
        svg?.insertAdjacentHTML("beforeend", `<g class="marks">${marks.join("")}</g>`);
    }

    static dot({x, y, width, height}) {
        return `<circle class="dot" cx="${x + width / 2}" cy="${y + height - 7}" r="4"/>`;
    }

    static check({x, y, width}) {
        return `<path class="check" d="M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0M-4 0L-1 3L4 -3"
            transform="translate(${x + width} ${y})"/>`;
    }

    static ring({x, y, width, height}) {
        return `<rect class="ring" x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="9"/>`;
    }

    // Where a part is in the window.
    static middle(part) {
        const at = part.getBoundingClientRect();
        return [at.left + at.width / 2, at.top + at.height / 2];
    }
}

function wordsOf(part) {
    return part.dataset.words;
}
