// Boards to play on, and the solution on one's own input. What is asked of the games goes to a worker; no rule of any game
// stands here. A classic script: pages that are opened from a disk may load nothing else.
(() => {
    "use strict";
    const SLOW = 300, PAUSE = 600, MOST_MILLIS = 5000, LINE = 8, LEAST_TARGET = 24;

    // Scripts, once somebody wants them.
    const loading = {};
    function load(address) {
        return loading[address] ||= new Promise((resolve, reject) => {
            const script = element("script", {src: address});
            script.onload = resolve;
            script.onerror = () => reject(new Error(address + " is missing"));
            document.head.append(script);
        });
    }

    function serve(program) {
        const games = program();
        onmessage = event => {
            let said;
            try {
                said = games[event.data.method](...event.data.words);
            } catch (e) {
                said = "error: " + (e.message || e);
            }
            postMessage(said);
        };
    }

    // One question at a time: the next one is asked after the answer, or after stop, which rejects the open one with a reason or
    // with none.
    class Worked {
        worker = null;
        open = null;

        constructor(script, program) {
            Object.assign(this, {script, program});
        }

        stop(why = "") {
            this.worker?.terminate();
            this.open?.(new Error(why));
            this.worker = this.open = null;
        }

        ask(method, words) {
            let mine;
            return new Promise((resolve, reject) => {
                mine = this.open = reject;
                load(root + this.script).then(() => {
                    if (this.open !== mine) {
                        return; // Stopped while the games were loaded.
                    }
                    this.worker = this.worker || new Worker(URL.createObjectURL(
                        new Blob([`(${serve})(${window[this.program]})`], {type: "text/javascript"})));
                    this.worker.onmessage = event => {
                        this.running = event.data.running;
                        if (this.running) {
                            this.watch();
                        } else {
                            resolve(event.data);
                        }
                    };
                    this.worker.onerror = event => reject(new Error("error: " + event.message));
                    this.worker.postMessage({method, words});
                }).catch(reject);
            }).finally(() => {
                this.open = this.open === mine ? null : this.open;
            });
        }
    }

    // Runs the solution of a problem for at most five seconds, and shows what it prints.
    const solver = new Worked("games.js", "nimsumGames");
    async function solve(id, input, button, output) {
        if (solver.open) {
            return;
        }
        button.disabled = true;
        output.textContent = "running ...";
        const timer = setTimeout(() => solver.stop("Ended after five seconds."), MOST_MILLIS);
        const text = await solver.ask("solve", [id, input]).catch(e => e.message);
        clearTimeout(timer);
        output.textContent = text.trim();
        button.disabled = false;
    }

    function fillTry(box) {
        const input = element("textarea", {rows: 6, "aria-label": "Input", spellcheck: "false"}, box.dataset.sample);
        const run = element("button", {type: "button"}, "Run");
        const output = element("pre", {role: "status", "aria-label": "Output", tabindex: "0"});
        run.addEventListener("click", () => solve(box.dataset.problem, input.value, run, output));
        box.append(input, element("p", {}, run), output);
    }

    // What the games tell after each request, in this order, and separated by form feeds.
    const TOLD = ["status", "you", "note", "turn", "picture", "caption", "moves", "outlined", "log", "result",
        "mistakes", "labels", "position"];

    function fillBoard(box) {
        const worked = new Worked("games.js", "nimsumGames");
        const id = box.dataset.problem;
        const isTold = box.matches(".told");
        let seed = Date.now() % 1000000, timer = null, asks = box.dataset.asks;
        // What the games told last, and of the legal moves the words that were clicked so far.
        let told = {}, legal = [], chosen = "", marked = null;

        function button(name, action) {
            const made = element("button", {type: "button"}, name);
            made.addEventListener("click", action);
            return made;
        }
        function select(label, options) {
            return element("select", {"aria-label": label},
                ...options.map(([value, name]) => element("option", {value}, name)));
        }
        const you = element("p", {"class": "you"});
        const status = element("p", {"class": "status", "aria-live": "polite"});
        const board = element("div", {"class": "squares", tabindex: "0", role: "application",
            "aria-label": "Board: arrow keys choose, Enter plays"});
        const caption = element("p", {"class": "caption"});
        const note = element("p", {"class": "note", "aria-live": "polite"});
        const start = select("Where to start", [...(box.dataset.start ? [["text", "the start of this text"]] : []),
            ["SHORT", "a random start"], ["LONG", "a random start, long"], ["sample", "the first sample"], ["own", "my own input"]]);
        const own = element("textarea", {rows: 3, "aria-label": "My own input", hidden: "", spellcheck: "false"},
            box.dataset.sample || "");
        const first = select("Who begins", [["true", "I begin"], ["false", "the opponent begins"]]);
        first.value = box.dataset.begins;
        const level = select("Level", [["EASY", "easy"], ["MEDIUM", "medium"], ["PERFECT", "perfect"]]);
        const log = element("ol", {"class": "log", tabindex: "0", "aria-label": "The moves so far"});
        const announce = element("span", {"class": "unseen", "aria-live": "assertive"});
        const large = button("Large", () =>
            (document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen()).catch(() => {}));
        box.append(you, status, board, caption, element("p", {"class": "controls"}, ...isTold
            ? [request("Back"), request("Step"), request("Why"), large]
            : [request("Undo"), request("Hint"), request("Why"), button("New game", newGame), large]), note, announce);
        if (!isTold) {
            box.append(element("details", {}, element("summary", {}, "More"),
                element("p", {"class": "controls"}, level, first, start, button("Same start again", () => {
                    seed -= 1;
                    newGame();
                })), own, log));
        }
        // From an input of the page.
        box.startAt = input => {
            start.value = "own";
            own.hidden = false;
            own.value = input;
            newGame();
            box.scrollIntoView();
            board.focus({preventScroll: true});
        };

        start.addEventListener("change", () => {
            own.hidden = start.value !== "own";
        });
        level.addEventListener("change", newGame);
        first.addEventListener("change", newGame);

        function newGame() {
            seed = (seed + 1) % 1000000;
            worked.stop();
            clearTimeout(timer);
            timer = null;
            chosen = "";
            board.dataset.seed = seed;
            if (isTold) {
                ask("tell", id, box.dataset.start);
                return;
            }
            const inputs = {sample: box.dataset.sample, own: own.value, text: box.dataset.start};
            ask(...(start.value in inputs ? ["begin", id, inputs[start.value]] : ["draw", id, start.value]),
                first.value === "true", level.value, seed);
        }

        // Nothing is asked before the answer to what was asked last is shown, and the opponent has moved.
        function isBusy() {
            return worked.open || timer !== null;
        }

        // A button that asks for what it is called.
        function request(name) {
            return button(name, () => {
                if (!isBusy() && told.turn && (/Undo|Back/.test(name) || told.turn === "you")) {
                    ask("ask", name.toLowerCase(), "");
                }
            });
        }

        async function ask(method, ...words) {
            const slow = setTimeout(() => {
                board.setAttribute("aria-busy", "true");
                status.textContent = "The opponent is thinking ...";
            }, SLOW);
            const said = await worked.ask(method, words).catch(e => e.message);
            clearTimeout(slow);
            board.removeAttribute("aria-busy");
            if (said) { // Otherwise a new game has begun.
                show(said);
            }
        }

        // An error has no more than a status, because nobody knows then where the game stands.
        function show(said) {
            const values = said.split("\f"), before = told.log;
            told = Object.fromEntries(TOLD.map((name, i) => [name, values[i] || ""]));
            legal = lines(told.moves);
            chosen = told.log === before && begins(chosen) ? chosen : "";
            you.textContent = told.you;
            caption.textContent = told.caption;
            status.textContent = [told.result, told.status].filter(Boolean).join(" ");
            note.textContent = [told.note, ...lines(told.mistakes)].filter(Boolean).join(" ");
            log.replaceChildren(...lines(told.log).map(sentence => element("li", {}, sentence)));
            link();
            draw();
            board.dataset.shown = 1 + Number(board.dataset.shown || 0);
            if (told.turn === "won" && !isTold) {
                document.dispatchEvent(new CustomEvent("won", {detail: {problem: id, level: level.value.toLowerCase()}}));
            }
            if (asks && told.turn) {
                askWhoBegins();
            } else if (told.turn === "opponent") {
                timer = setTimeout(() => {
                    timer = null;
                    ask("ask", "answer", "");
                }, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PAUSE);
            }
        }

        // The first game of all asks who begins, and waits for the answer.
        function askWhoBegins() {
            asks = false;
            legal = [];
            classify();
            you.textContent = "";
            status.textContent = "Would you begin? ";
            status.append(...[["I begin", "true"], ["The opponent begins", "false"]].map(([name, value]) =>
                button(name, () => {
                    first.value = value;
                    seed -= 1;
                    newGame();
                })));
        }

        function lines(text) {
            return text ? text.split("\n") : [];
        }

        // The theorem that says why stands on this page, or nowhere near.
        function link() {
            const theorem = /[Tt]heorem (\d+)/.exec(told.note + told.caption);
            const heading = theorem && document.querySelector(`h3[id^="theorem-${theorem[1]}-"]`);
            if (heading) {
                note.append(" ", element("a", {href: "#" + heading.id}, heading.firstChild.textContent));
            }
        }

        function draw() {
            const from = marked && middle(marked), left = board.scrollLeft;
            board.textContent = "";
            marked = null;
            if (told.picture.startsWith("<svg")) {
                board.insertAdjacentHTML("beforeend", told.picture);
            } else if (told.picture) {
                board.append(element("pre", {}, told.picture));
            }
            // What no clicks on the drawing lead to has buttons.
            const named = legal.filter(move => !clicks(move));
            board.append(element("p", {"class": "moves"}, ...named.map(move =>
                element("button", {type: "button", tabindex: "-1", "data-words": move}, move))));
            enlarge();
            classify();
            board.scrollLeft = left;
            if (targets().length) {
                board.scrollLeft += middle(targets()[0])[0] - middle(board)[0];
            }
            if (from && targets().length) {
                mark(nearest(targets(), from, 0));
            }
        }

        // A drawing whose parts would be too small to be met is larger than the page, and scrolls.
        function enlarge() {
            const svg = board.querySelector("svg"), sizes = {};
            parts().forEach(part => {
                const at = (part.querySelector(".touch") || part).getBoundingClientRect();
                sizes[wordsOf(part)] = Math.max(sizes[wordsOf(part)] || 0, Math.min(at.width, at.height));
            });
            const least = Math.min(...Object.values(sizes));
            if (svg && least > 0 && least < LEAST_TARGET) {
                svg.style.width = svg.getBoundingClientRect().width * LEAST_TARGET / least + "px";
                svg.style.maxWidth = svg.style.maxHeight = "none";
            }
        }

        function parts() {
            return [...board.querySelectorAll("[data-words]")];
        }

        function wordsOf(part) {
            return part.dataset.words;
        }

        // Of those that have the same key the first.
        function firsts(among, key) {
            return among.filter((part, i) => among.findIndex(other => key(other) === key(part)) === i);
        }

        // A number that goes on is another number.
        function goesOn(move, text) {
            return move.startsWith(text) && !/^\d\d/.test(move.slice(text.length - 1));
        }

        function begins(text) {
            return legal.some(move => goesOn(move, text));
        }

        // What is typed by some clicks and one more.
        function joined(before, words) {
            return !before ? [words] : [" ", ", ", ""].filter(between => between || !/\d$/.test(before))
                .map(between => before + between + words);
        }

        // The parts that are clicked for a move; nothing if no clicks make it.
        function clicks(move) {
            const found = [];
            for (let typed = ""; typed !== move;) {
                const longer = parts().flatMap(part => joined(typed, wordsOf(part)).map(words => ({part, words})))
                    .filter(one => goesOn(move, one.words) && one.words.length > typed.length);
                if (!longer.length) {
                    return null;
                }
                const longest = longer.reduce((best, one) => one.words.length > best.words.length ? one : best);
                found.push(longest.part);
                typed = longest.words;
            }
            return found;
        }

        // What may be clicked, what is chosen, where that may go, and what is outlined. Of parts that mean the same one of
        // each kind is outlined.
        function classify() {
            const good = lines(told.outlined).flatMap(move => clicks(move) || []).flatMap(part =>
                firsts(parts().filter(other => wordsOf(other) === wordsOf(part)), other => other.classList[0]));
            parts().forEach(part => {
                part.classList.toggle("can", begins(wordsOf(part)));
                part.classList.toggle("to", chosen !== "" && joined(chosen, wordsOf(part)).some(begins));
                part.classList.toggle("chosen", isChosen(wordsOf(part)));
                part.classList.toggle("good", good.includes(part));
            });
            board.classList.toggle("choosing", chosen !== "");
            board.classList.toggle("yours", legal.length > 0);
            if (legal.includes(chosen)) {
                note.textContent = "Click once more to play " + chosen + ", or go on.";
            }
        }

        function isChosen(words) {
            return ` ${chosen} `.includes(` ${words} `);
        }

        // What is clicked are the next words of a move, or else a second thought. A move that no other one continues is made. What
        // begins no move is left to the game to refuse, and what was chosen before stays.
        function choose(words, isTwice) {
            const longer = chosen ? joined(chosen, words) : [];
            const isAgain = isChosen(words) && !longer.some(begins);
            // Where several parts are taken, they are named in ascending order.
            const sorted = longer.slice(0, 1).map(all => all.split(" ").sort((one, other) => one - other).join(" "));
            const found = isAgain ? chosen : [...longer, ...sorted, words].find(begins);
            const isLonger = legal.some(move => move !== found && goesOn(move, found));
            if (!found) {
                ask("ask", "play", chosen ? longer[0] : words);
            } else if (legal.includes(found) && (isAgain || !isLonger && !isTwice)) {
                chosen = "";
                classify();
                ask("ask", "play", found);
            } else {
                chosen = isAgain ? "" : found;
                note.textContent = "";
                classify();
            }
        }
        // The second click of a double click may go on with a move, but does not begin the next one. A finger chooses a line first.
        board.addEventListener("click", event => {
            const target = event.target.closest("[data-words]");
            if (target && legal.length && !isBusy() && (event.detail < 2 || chosen)) {
                choose(wordsOf(target), event.pointerType === "touch" && target.matches(".cut, .edge"));
            }
            board.focus({preventScroll: true});
        });

        const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
        board.addEventListener("keydown", event => {
            if (ARROWS[event.key] && targets().length) {
                event.preventDefault();
                mark(next(targets(), ARROWS[event.key]));
            } else if (event.key === "Enter" && marked && legal.length && !isBusy()) {
                event.preventDefault();
                choose(wordsOf(marked), false);
            } else if (event.key === "Escape") {
                chosen = "";
                classify();
            }
        });

        // What may be clicked now, each only once.
        function targets() {
            return firsts(parts().filter(part => part.matches(".can, .to")), wordsOf);
        }

        function middle(target) {
            const at = target.getBoundingClientRect();
            return [at.left + at.width / 2, at.top + at.height / 2];
        }

        // Left and right read the board line by line and come to all there is; up and down lead to the nearest.
        function next(among, way) {
            if (way[0] || !marked) {
                among.sort((one, other) => {
                    const from = middle(one), to = middle(other);
                    return Math.round(from[1] / LINE) - Math.round(to[1] / LINE) || from[0] - to[0];
                });
                return among[marked ? (among.indexOf(marked) + way[0] + among.length) % among.length : 0];
            }
            return nearest(among, middle(marked), way[1]);
        }

        // Of all parts, or of those that are below (1) or above (-1).
        function nearest(among, [x, y], down) {
            function far(part) {
                const to = middle(part);
                return Math.abs(to[1] - y) + 2 * Math.abs(to[0] - x);
            }
            return among.filter(part => !down || (middle(part)[1] - y) * down >= LINE)
                .sort((one, other) => far(one) - far(other))[0] || marked;
        }

        function mark(target) {
            parts().forEach(part => part.classList.toggle("marked", wordsOf(part) === wordsOf(target)));
            marked = target;
            announce.textContent = wordsOf(target);
        }
        newGame();
    }

    document.querySelectorAll(".try-it").forEach(button => {
        const box = document.querySelector(button.dataset.play ? "#play + .play" : "details.try");
        const output = element("output", {"class": "printed"});
        button.addEventListener("click", () => {
            if (button.dataset.play) {
                fillOnce(box);
                box.startAt(button.dataset.play);
            } else {
                button.after(output);
                solve(box.dataset.problem, button.dataset.run, button, output);
            }
        });
    });

    // A board is filled when it comes near the window, so that a page which is only read loads no games.
    const near = new IntersectionObserver(entries =>
        entries.filter(entry => entry.isIntersecting).forEach(entry => fillOnce(entry.target)), {rootMargin: "300px"});
    function fillOnce(box) {
        near.unobserve(box);
        if (!box.startAt) {
            fillBoard(box);
        }
    }
    document.querySelectorAll("div.play").forEach(box => near.observe(box));
    document.querySelectorAll("details.try").forEach(fillTry);

    // A hunt has a script of its own, which comes at the first click or key, or if the reader has hunted here.
    document.querySelectorAll(".hunt").forEach(box => {
        const go = event => load(root + "hunt.js").then(() => hunt(box, event.target, load, Worked));
        box.addEventListener("click", go);
        box.addEventListener("focusin", go, {once: true});
        if (recall("hunt " + box.dataset.problem)) {
            go({target: box});
        }
    });
})();
