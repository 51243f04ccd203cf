// A game on a page: what is asked of the games, and the words around the board. No rule of any game stands here. A classic script
// that comes with the first board.
class Play {
    static SLOW = 300;
    static PAUSE = 600;
    // What the games tell after each request, in this order, and separated by form feeds.
    static TOLD = ["status", "you", "note", "turn", "picture", "caption", "moves", "outlined", "log",
        "result", "mistakes", "labels", "position"];
    told = {};
    timer = null;
    seed = Date.now() % 1000000;

    constructor(box, worked) {
        Object.assign(this, {box, worked, id: box.dataset.problem, isTold: box.matches(".told"), asks: box.dataset.asks});
        this.you = element("p", {"class": "you"});
        this.status = element("p", {"class": "status", "aria-live": "polite"});
        this.board = element("div", {"class": "squares", tabindex: "0", role: "application",
            "aria-label": "Board: arrow keys choose, Enter plays, and a button is pressed by its first letter"});
        this.caption = element("p", {"class": "caption"});
        this.note = element("p", {"class": "note", "aria-live": "polite"});
        this.end = element("div", {"class": "end"});
        const announced = element("span", {"class": "unseen", "aria-live": "assertive"});
        this.drawing = new Drawing(this.board);
        this.choice = new Choice(this.drawing, {
            play: move => this.ask("ask", "play", move),
            say: words => this.note.textContent = words,
            announce: words => announced.textContent = words,
            isBusy: () => this.isBusy()
        });
        this.buttons = this.isTold ? [this.request("Back"), this.request("Step"), this.request("Why")]
            : [this.request("Undo"), this.request("Hint"), this.request("Why"), this.button("New game", () => this.newGame())];
        const large = this.button("Large", () =>
            (document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen()).catch(() => {}));
        box.addEventListener("fullscreenchange", () => {
            large.textContent = document.fullscreenElement ? "Leave" : "Large";
            this.release();
        });
        this.buttons.push(large);
        this.buttons.forEach(button => button.setAttribute("aria-keyshortcuts", Play.key(button)));
        box.addEventListener("keydown", event => this.press(event));
        box.append(this.you, this.status, element("div", {"class": "drawn"}, this.board, this.caption),
            element("p", {"class": "controls"}, ...this.buttons), this.note, this.end, announced);
        if (!this.isTold) {
            this.settings = new Settings(box.dataset, () => this.newGame());
            this.log = element("ol", {"class": "log", tabindex: "0", "aria-label": "The moves so far"});
            this.more = element("details", {"class": "settings"}, element("summary", {}, "More"), element("p", {"class": "controls"},
                ...this.settings.parts, this.button("Same start again", () => this.newGame(0))), this.settings.own, this.log);
            box.append(this.more);
        }
        matchMedia("(orientation: portrait)").addEventListener("change", () => this.release());
        this.newGame();
    }

    button(name, action) {
        const made = element("button", {type: "button"}, name);
        made.addEventListener("click", action);
        return made;
    }

    // A button that asks for what it is called.
    request(name) {
        return this.button(name, () => {
            if (!this.isBusy() && this.told.turn) {
                this.ask("ask", name.toLowerCase(), "");
            }
        });
    }

    static key(button) {
        return button.textContent[0].toLowerCase();
    }

    // The first letter of a button presses it.
    press(event) {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches("textarea, select")) {
            this.buttons.find(button => Play.key(button) === event.key)?.click();
        }
    }

    // Begins from an input of the page.
    startAt(input) {
        this.settings.startAt(input);
        this.newGame();
        this.box.scrollIntoView();
        this.board.focus({preventScroll: true});
    }

    // Begins a game whose start is the next one, or the same once more.
    newGame(next = 1) {
        this.seed = (this.seed + next) % 1000000;
        this.board.dataset.seed = this.seed;
        if (this.worked.open) {
            this.worked.stop();
        }
        clearTimeout(this.timer);
        this.timer = null;
        this.told = {};
        this.choice.at = null;
        this.release();
        const [method, ...words] = this.isTold ? ["tell", this.box.dataset.start] : this.settings.game(this.seed);
        this.ask(method, this.id, ...words);
    }

    // Nothing is asked before the answer to what was asked last is shown, and the opponent has moved.
    isBusy() {
        return this.worked.open || this.timer !== null;
    }

    async ask(method, ...words) {
        const slow = setTimeout(() => {
            this.board.setAttribute("aria-busy", "true");
            this.status.textContent = method === "ask" ? "The opponent is thinking ..." : "Setting up the board ...";
        }, Play.SLOW);
        const said = await this.worked.ask(method, words).catch(e => e.message);
        clearTimeout(slow);
        this.board.removeAttribute("aria-busy");
        if (said) { // Otherwise a new game has begun.
            this.show(said);
        }
    }

    // An error has no more than a status, because nobody knows then where the game stands.
    show(said) {
        const values = said.split("\f"), before = this.told.log;
        this.told = Object.fromEntries(Play.TOLD.map((name, i) => [name, values[i] || ""]));
        const {told} = this, labels = Play.lines(told.labels), isMoved = before !== undefined && told.log.length > before.length;
        ["you", "note", "caption"].forEach(name => this[name].textContent = told[name]);
        this.status.replaceChildren(...told.result ? [element("strong", {}, told.result), " "] : [], told.status);
        this.board.setAttribute("aria-description", told.position);
        this.log?.replaceChildren(...Play.lines(told.log).map(sentence => element("li", {}, sentence)));
        this.link();
        this.drawing.draw(told.picture, isMoved);
        this.choice.show(new Map(Play.lines(told.moves).map((move, i) => [move, labels[i] || move])), Play.lines(told.outlined),
            told.log === before);
        this.end.replaceChildren(...told.result && !this.isTold ? this.ending() : []);
        this.buttons.filter(button => /Hint|Why|Step/.test(button.textContent))
            .forEach(button => button.disabled = told.turn !== "you");
        this.hold();
        this.board.dataset.shown = 1 + Number(this.board.dataset.shown || 0);
        if (!told.turn && this.more) {
            this.more.open = true; // Where the input is that cannot be played.
        }
        if (isMoved && !before && matchMedia("(max-width: 40rem)").matches) {
            this.box.querySelectorAll(".rules").forEach(rules => rules.open = false);
        }
        if (told.turn === "won" && !this.isTold) {
            const level = this.settings.level.value.toLowerCase();
            document.dispatchEvent(new CustomEvent("won", {detail: {problem: this.id, level}}));
        }
        if (this.asks && told.turn) {
            this.askWhoBegins();
        } else if (told.turn === "opponent") {
            this.timer = setTimeout(() => {
                this.timer = null;
                this.ask("ask", "answer", "");
            }, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : Play.PAUSE);
        }
    }

    // What threw the game away, and ways to play on.
    ending() {
        const mistakes = Play.lines(this.told.mistakes).map(sentence => {
            const number = /\d+/.exec(sentence)[0];
            return element("li", {}, sentence + " ",
                this.button("Go back to move " + number, () => {
                    this.release();
                    this.ask("ask", "goBack", number);
                }));
        });
        const again = [this.button("Again", () => this.newGame())];
        if (this.settings.level.value !== "PERFECT") {
            again.push(this.button("Again, harder", () => {
                this.settings.level.selectedIndex += 1;
                this.newGame();
            }));
        }
        return [element("ul", {"class": "mistakes"}, ...mistakes), element("p", {"class": "controls"}, ...again)];
    }

    // Nothing jumps during a game: what has grown stays so high.
    hold() {
        [this.status, this.board, this.caption].forEach(part => part.style.minHeight = part.offsetHeight + "px");
    }

    release() {
        [this.status, this.board, this.caption].forEach(part => part.style.minHeight = "");
    }

    // The first game of all asks who begins, and waits for the answer.
    askWhoBegins() {
        this.asks = false;
        this.choice.show(new Map(), [], false);
        this.you.textContent = "";
        this.status.textContent = "Would you begin? ";
        this.status.append(...[["I begin", "true"], ["The opponent begins", "false"]].map(([name, value]) =>
            this.button(name, () => {
                this.settings.first.value = value;
                this.newGame(0);
            })));
    }

    static lines(text) {
        return text ? text.split("\n") : [];
    }

    // The theorem that says why stands on this page, or nowhere near.
    link() {
        const theorem = /[Tt]heorem (\d+)/.exec(this.told.note + this.told.caption);
        const heading = theorem && document.querySelector(`h3[id^="theorem-${theorem[1]}-"]`);
        if (heading) {
            this.note.append(" ", element("a", {href: "#" + heading.id}, heading.firstChild.textContent));
        }
    }
}
