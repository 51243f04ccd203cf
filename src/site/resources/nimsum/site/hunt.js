// The wrong programs of a problem, hunted on its page, and outputs judged. The browser remembers the fewest bytes that caught each.
class Hunt {
    MOST_MILLIS = 2000;

    constructor(box, load) {
        Object.assign(this, {box, load, id: box.dataset.problem});
        this.fewest = JSON.parse(recall("hunt " + this.id)) || {};
        this.part("attempt").addEventListener("click", () => this.attempt());
        this.part("give-up").addEventListener("click", () => this.giveUp());
        this.part("judge").addEventListener("click", () => this.judge([[this.part("case").value, this.part("output").value]]));
        this.part("files").addEventListener("change", event => this.judgeFiles(event.target.files));
        const aside = this.part("aside");
        aside.addEventListener("toggle", () => this.showCases());
        aside.addEventListener("dragover", event => event.preventDefault());
        aside.addEventListener("drop", event => {
            event.preventDefault();
            this.judgeFiles(event.dataTransfer.files);
        });
        this.showCaught();
    }

    part(name) {
        return this.box.querySelector("." + name);
    }

    // A wrong program that is silent for too long is ended with its worker, and the others are asked again.
    async ask(method, words, slow = []) {
        await this.load("hack.js");
        const worker = new Worker(URL.createObjectURL(new Blob([`(${nimsumHack})()`], {type: "text/javascript"})));
        const begun = performance.now();
        let running = "", most = 5 * this.MOST_MILLIS, timer;
        const said = await new Promise(resolve => {
            const wait = () => {
                clearTimeout(timer);
                timer = setTimeout(resolve, most);
            };
            worker.onmessage = ({data}) => {
                // Where the solution is slow, a wrong program has twice its time.
                most = running ? most : Math.max(this.MOST_MILLIS, 2 * (performance.now() - begun));
                running = data.running;
                (running ? wait : resolve)(data);
            };
            worker.onerror = event => resolve("error: " + event.message);
            worker.postMessage([method, ...words, slow.join(" ")]);
            wait();
        });
        worker.terminate();
        return said || (running ? this.ask(method, words, [...slow, running])
            : `This takes too long for a page. Try something smaller, or scripts/hack ${this.id} in a terminal.`);
    }

    // Only one answer is waited for.
    async show(place, ask) {
        if (!this.busy) {
            this.busy = true;
            this.part(place).textContent = "running ...";
            this.part(place).textContent = await ask().catch(e => e.message);
            this.busy = false;
        }
    }

    attempt() {
        const input = this.part("input").value.replace(/\n?$/, "\n");
        return this.show("said", async () => {
            const [text, caught] = (await this.ask("attempt", [this.id, input, this.part("answer").value,
                Object.keys(this.fewest).join(" ")])).split("\f");
            if (caught !== undefined) {
                caught.split(" ").filter(Boolean).forEach(name => {
                    this.fewest[name] = Math.min(this.fewest[name] || Infinity, input.length);
                });
                keep("hunt " + this.id, JSON.stringify(this.fewest));
                this.showCaught();
            }
            return text;
        });
    }

    giveUp() {
        return this.show("said", () => this.ask("giveUp", [this.id, Object.keys(this.fewest).join(" ")]));
    }

    // The pitfalls are open for somebody who has tried, and those that are caught have a tick.
    showCaught() {
        const names = Object.keys(this.fewest);
        this.part("caught").textContent = names.length
            ? "Caught so far, with the fewest bytes: " + names.map(name => `${name} (${this.fewest[name]})`).join(", ") + "." : "";
        if (recall("hunt " + this.id)) {
            document.querySelector(".pitfalls").open = true;
        }
        names.forEach(name => {
            const told = document.getElementById("wrong-" + name);
            if (told && !told.querySelector(".mark")) {
                told.prepend(element("span", {"class": "mark"}, "\u2713 caught "));
            }
        });
    }

    // Inputs to download: one file, or a zip and each of its files.
    async showCases() {
        await this.load(`problems/${this.id}/cases.js`);
        const place = this.part("cases"), names = Object.keys(CASES.cases);
        if (place.childElementCount) {
            return;
        }
        const chosen = element("select", {"class": "case", "aria-label": "Case"}, ...names.map(name => element("option", {}, name)));
        const input = element("textarea", {rows: 3, readonly: "", "aria-label": "The input of the case"});
        const show = () => {
            input.value = CASES.cases[chosen.value][0];
        };
        const copy = element("button", {type: "button"}, "Copy");
        copy.addEventListener("click", () => {
            input.select();
            document.execCommand("copy");
        });
        chosen.addEventListener("change", show);
        show();
        const file = CASES.zip ? this.id + ".zip" : this.id + ".in";
        place.append(element("a", {download: file, href: CASES.zip ? "data:application/zip;base64," + CASES.zip
            : "data:application/octet-stream," + encodeURIComponent(input.value)}, file), " or ", chosen, " ", copy, input);
    }

    // A file belongs to the case that has its name, and to the only one whatever its name is.
    async judgeFiles(files) {
        await this.showCases();
        const names = Object.keys(CASES.cases);
        const outputs = await Promise.all([...files].map(async file =>
            [names.length === 1 ? names[0] : file.name.replace(/\.[^.]*$/, ""), await file.text()]));
        const strange = outputs.filter(([name]) => !CASES.cases[name]).map(([name]) => name);
        const known = outputs.filter(([name]) => CASES.cases[name]).sort();
        const note = strange.length ? `\nLeft out: ${strange.join(", ")}. Name an output like its input, as in ${names[0]}.out.`
            : known.length < names.length ? `\nNot judged: ${names.length - known.length} of ${names.length} cases.` : "";
        return known.length ? this.judge(known, note) : this.show("judged", async () => note.trim());
    }

    judge(outputs, note = "") {
        const cases = outputs.map(([name]) => CASES.cases[name]);
        const texts = [outputs.map(([name]) => name), cases.map(one => one[0]), cases.map(one => one[1]),
            outputs.map(one => one[1].replace(/\r\n|\f/g, "\n"))].map(some => some.join("\f"));
        return this.show("judged", async () => await this.ask("judge", [this.id, ...texts]) + note);
    }
}

function hunt(load) {
    const box = document.querySelector(".hunt");
    box.hunting ||= new Hunt(box, load);
}
