// How clicks and keys become a move. What they meet are its next words, and a move that no other one continues is made. A classic
// script that comes with the first board.
class Choice {
    static ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    static LINE = 8;
    // The legal moves with what they are called in a sentence, those that are outlined, and the words that were chosen so far.
    legal = new Map();
    outlined = [];
    chosen = "";
    // The part under the cursor, and where the cursor was last.
    marked = null;
    at = null;

    // play makes a move, say shows a sentence, announce speaks it, and isBusy tells whether nothing can be asked.
    constructor(drawing, asks) {
        Object.assign(this, asks, {drawing, board: drawing.board});
        // The second click of a double click may go on with a move, but does not begin the next one. A finger chooses first.
        this.board.addEventListener("click", event => {
            const target = event.target.closest("[data-words]");
            if (target && this.legal.size && !this.isBusy() && (event.detail < 2 || this.chosen)) {
                this.choose(wordsOf(target), event.pointerType === "touch" && target.matches(".cut, .edge, .sign, .heap *"));
            }
            this.board.focus({preventScroll: true});
        });
        this.board.addEventListener("pointerover", event => this.shade(event.target.closest(".can, .to") || this.marked));
        this.board.addEventListener("pointerleave", () => this.shade(this.marked));
        this.board.addEventListener("keydown", event => {
            if (Choice.ARROWS[event.key] && this.targets().length) {
                event.preventDefault();
                this.mark(this.next(this.targets(), Choice.ARROWS[event.key]));
                const words = wordsOf(this.marked);
                this.announce(this.called(Choice.joined(this.chosen, words).find(move => this.legal.has(move))) || words);
            } else if (event.key === "Enter" && this.marked && this.legal.size && !this.isBusy()) {
                event.preventDefault();
                this.choose(wordsOf(this.marked), false);
            } else if (event.key === "Escape") {
                this.chosen = "";
                this.classify();
            }
        });
    }

    // Takes over the moves of the position that is drawn; what was chosen stays if the position did.
    show(legal, outlined, isSame) {
        Object.assign(this, {legal, outlined, chosen: isSame && this.begins(this.chosen) ? this.chosen : "", marked: null});
        // What no clicks on the drawing lead to has buttons.
        this.board.append(element("p", {"class": "moves"}, ...[...legal.keys()].filter(move => !this.clicks(move)).map(move =>
            element("button", {type: "button", tabindex: "-1", "data-words": move}, this.called(move)))));
        this.drawing.enlarge();
        this.classify();
        const targets = this.targets();
        if (targets.length) {
            this.board.scrollLeft += Drawing.middle(targets[0])[0] - Drawing.middle(this.board)[0];
        }
        if (this.at && targets.length) {
            this.mark(this.nearest(targets, this.at, 0));
        }
    }

    called(move) {
        return this.legal.get(move);
    }

    // A number that goes on is another number.
    static goesOn(move, text) {
        return move.startsWith(text) && !/^\d\d/.test(move.slice(text.length - 1));
    }

    begins(text) {
        return [...this.legal.keys()].some(move => Choice.goesOn(move, text));
    }

    // What is typed by some clicks and one more.
    static joined(before, words) {
        return !before ? [words] : [" ", ", ", ""].filter(between => between || !/\d$/.test(before))
            .map(between => before + between + words);
    }

    // The parts that are clicked for a move; nothing if no clicks make it.
    clicks(move) {
        const found = [];
        for (let typed = ""; typed !== move;) {
            const longer = this.drawing.parts()
                .flatMap(part => Choice.joined(typed, wordsOf(part)).map(words => ({part, words})))
                .filter(one => Choice.goesOn(move, one.words) && one.words.length > typed.length);
            if (!longer.length) {
                return null;
            }
            const longest = longer.reduce((best, one) => one.words.length > best.words.length ? one : best);
            found.push(longest.part);
            typed = longest.words;
        }
        return found;
    }

    // What may be clicked, what is chosen, where that may go, and what is outlined.
    classify() {
        const {drawing, chosen} = this, parts = drawing.parts();
        const good = this.outlined.flatMap(move => this.clicks(move) || []);
        drawing.name("can", parts.filter(part => this.begins(wordsOf(part))));
        drawing.name("to", parts.filter(part => chosen && Choice.joined(chosen, wordsOf(part)).some(words => this.begins(words))));
        drawing.name("chosen", parts.filter(part => this.isChosen(wordsOf(part))));
        drawing.name("good", good.flatMap(part => drawing.taken(part)));
        this.board.classList.toggle("choosing", chosen !== "");
        this.board.classList.toggle("yours", this.legal.size > 0);
        this.good = good;
        this.paint();
        if (this.legal.has(chosen)) {
            this.say(`Once more: ${this.called(chosen)}. Or go on.`);
        }
    }

    // Dots lie where the next click may go.
    paint() {
        const dots = this.drawing.parts().filter(part => part.matches(this.chosen ? ".to" : ".can"));
        this.drawing.mark(dots, this.good, this.marked ? [this.marked] : []);
    }

    isChosen(words) {
        return ` ${this.chosen} `.includes(` ${words} `);
    }

    // What is clicked are the next words of a move, or else a second thought. What begins no move is left to the game to refuse,
    // and what was chosen before stays.
    choose(words, isTwice) {
        const longer = this.chosen ? Choice.joined(this.chosen, words) : [];
        const isAgain = this.isChosen(words) && !longer.some(all => this.begins(all));
        // Where several parts are taken, they are named in ascending order.
        const sorted = longer.slice(0, 1).map(all => all.split(" ").sort((one, other) => one - other).join(" "));
        const found = isAgain ? this.chosen : [...longer, ...sorted, words].find(all => this.begins(all));
        const isLonger = [...this.legal.keys()].some(move => move !== found && Choice.goesOn(move, found));
        if (!found) {
            this.play(this.chosen ? longer[0] : words);
        } else if (this.legal.has(found) && (isAgain || !isLonger && !isTwice)) {
            this.chosen = "";
            this.classify();
            this.play(found);
        } else {
            this.chosen = isAgain ? "" : found;
            this.say("");
            this.classify();
        }
    }

    // Shows what a click on a part would take.
    shade(part) {
        this.drawing.name("shadow", part ? this.drawing.taken(part) : []);
    }

    // What may be clicked now, each only once.
    targets() {
        const all = this.drawing.parts().filter(part => part.matches(".can, .to"));
        return all.filter((part, i) => all.findIndex(other => wordsOf(other) === wordsOf(part)) === i);
    }

    // Left and right read the board line by line and come to all there is; up and down lead to the nearest.
    next(among, way) {
        if (way[0] || !this.marked) {
            among.sort((one, other) => {
                const from = Drawing.middle(one), to = Drawing.middle(other);
                return Math.round(from[1] / Choice.LINE) - Math.round(to[1] / Choice.LINE) || from[0] - to[0];
            });
            return among[this.marked ? (among.indexOf(this.marked) + way[0] + among.length) % among.length : 0];
        }
        return this.nearest(among, Drawing.middle(this.marked), way[1]);
    }

    // Of all parts, or of those that are below (1) or above (-1).
    nearest(among, [x, y], down) {
        function far(part) {
            const to = Drawing.middle(part);
            return Math.abs(to[1] - y) + 2 * Math.abs(to[0] - x);
        }
        return among.filter(part => !down || (Drawing.middle(part)[1] - y) * down >= Choice.LINE)
            .sort((one, other) => far(one) - far(other))[0] || this.marked;
    }

    mark(target) {
        this.marked = target;
        this.at = Drawing.middle(target);
        this.drawing.name("marked", this.drawing.parts().filter(part => wordsOf(part) === wordsOf(target)));
        this.shade(target);
        this.paint();
    }
}
