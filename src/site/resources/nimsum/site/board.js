// Boards to play on, and the solution on one's own input. What is asked of the games goes to a worker; no rule of any game
// stands here.
(() => {
    "use strict";
    const MOST_MILLIS = 5000;

    // Scripts, once somebody wants them.
    const loading = {};
    function load(name) {
        return loading[name] ||= new Promise((resolve, reject) => {
            const script = element("script", {src: root + name});
            script.onload = resolve;
            script.onerror = () => reject(new Error(name + " is missing"));
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

        stop(why = "") {
            this.worker?.terminate();
            this.open?.(new Error(why));
            this.worker = this.open = null;
        }

        ask(method, words) {
            let mine;
            return new Promise((resolve, reject) => {
                mine = this.open = reject;
                load("games.js").then(() => {
                    if (this.open !== mine) {
                        return; // Stopped while the games were loaded.
                    }
                    this.worker ||= new Worker(URL.createObjectURL(
                        new Blob([`(${serve})(${nimsumGames})`], {type: "text/javascript"})));
                    this.worker.onmessage = event => resolve(event.data);
                    this.worker.onerror = event => reject(new Error("error: " + event.message));
                    this.worker.postMessage({method, words});
                }).catch(reject);
            }).finally(() => {
                this.open = this.open === mine ? null : this.open;
            });
        }
    }

    // Runs the solution of a problem for at most five seconds, and shows what it prints.
    const solver = new Worked();
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

    document.querySelectorAll(".try-it").forEach(button => {
        const box = document.querySelector(button.dataset.play ? "#play + .play" : "details.try");
        const output = element("output", {"class": "printed"});
        button.addEventListener("click", () => {
            if (button.dataset.play) {
                fillOnce(box).then(() => box.game.startAt(button.dataset.play));
            } else {
                button.after(output);
                solve(box.dataset.problem, button.dataset.run, button, output);
            }
        });
    });

    // What comes near the window is filled, so that a page which is only read loads nothing.
    const near = new IntersectionObserver(entries =>
        entries.filter(entry => entry.isIntersecting).forEach(entry => fillOnce(entry.target)), {rootMargin: "300px"});
    async function fillOnce(box) {
        near.unobserve(box);
        if (!box.matches(".play")) {
            await load("hunt.js");
            hunt(load);
            return;
        }
        await Promise.all(["drawing.js", "choice.js", "settings.js", "play.js"].map(load));
        box.game ||= new Play(box, new Worked());
    }
    document.querySelectorAll("div.play, .hunt, .pitfalls").forEach(box => near.observe(box));
    document.querySelectorAll("details.try").forEach(fillTry);
})();
