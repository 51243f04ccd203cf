// The wrong programs of a problem, hunted on its page, and outputs judged. A browser remembers the fewest bytes that caught each.
// Comes only when somebody hunts.
class Hunt {
    MOST_MILLIS = 2000;

    constructor(box, load, Worked) {
        Object.assign(this, {box, load, id: box.dataset.problem, worked: new Worked("hack.js", "nimsumHack")});
        this.fewest = JSON.parse(recall("hunt " + this.id)) || {};
        this.part("files").addEventListener("change", event => this.judgeFiles(event.target.files));
        const drop = this.part("aside");
        drop.addEventListener("dragover", event => event.preventDefault());
        drop.addEventListener("drop", event => {
            event.preventDefault();
            this.judgeFiles(event.dataTransfer.files);
        });
        this.showCaught();
    }

    part(name) {
        return this.box.querySelector("." + name);
    }

    // A wrong program that does not end is ended with its worker, and the others are asked again.
    async ask(method, ...words) {
        const slow = [];
        for (;;) {
            await this.load(root + "hack.js");
            let timer;
            this.worked.running = "";
            this.worked.watch = () => {
                clearTimeout(timer);
                timer = setTimeout(() => this.worked.stop("This takes too long for a page. Try something smaller, or scripts/hack "
                    + this.id + " in a terminal."), this.MOST_MILLIS);
            };
            this.worked.watch();
            try {
                return await this.worked.ask(method, [...words, slow.join(" ")]);
            } catch (e) {
                if (!this.worked.running) {
                    return e.message;
                }
                slow.push(this.worked.running);
            } finally {
                clearTimeout(timer);
            }
        }
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
            const [text, caught] = (await this.ask("attempt", this.id, input, this.part("answer").value,
                Object.keys(this.fewest).join(" "))).split("\f");
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
        return this.show("said", () => this.ask("giveUp", this.id, Object.keys(this.fewest).join(" ")));
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
        await this.load("cases.js");
        const place = this.part("cases"), names = Object.keys(CASES.cases);
        if (place.childElementCount) {
            return;
        }
        this.select = element("select", {"aria-label": "Case"}, ...names.map(name => element("option", {}, name)));
        const copy = element("button", {type: "button"}, "Copy the input");
        copy.addEventListener("click", () => {
            const text = element("textarea", {style: "position: fixed"}, CASES.cases[this.select.value][0]);
            place.append(text);
            text.select();
            copy.textContent = document.execCommand("copy") ? "Copied" : "Download it instead";
            text.remove();
        });
        place.append(CASES.zip
            ? element("a", {download: this.id + ".zip", href: "data:application/zip;base64," + CASES.zip}, this.id + ".zip")
            : element("a", {download: this.id + ".in",
                href: "data:application/octet-stream," + encodeURIComponent(CASES.cases[this.id][0])}, this.id + ".in"),
        ...(CASES.zip ? [" or one case at a time: ", this.select] : []), " ", copy);
    }

    judge() {
        return this.judgeOutputs([[this.select.value, this.part("output").value]], "");
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
        return known.length ? this.judgeOutputs(known, note) : this.show("judged", async () => note.trim());
    }

    judgeOutputs(outputs, note) {
        const cases = outputs.map(([name]) => CASES.cases[name]);
        return this.show("judged", async () => await this.ask("judge", this.id, ...[outputs.map(([name]) => name),
            cases.map(one => one[0]), cases.map(one => one[1]), outputs.map(one => one[1].replace(/\r\n|\f/g, "\n"))]
            .map(texts => texts.join("\f"))) + note);
    }
}

// Does what a click on a part of the box asks for.
function hunt(box, target, load, Worked) {
    const hunting = box.hunting ||= new Hunt(box, load, Worked);
    if (target.matches(".attempt")) {
        hunting.attempt();
    } else if (target.matches(".give-up")) {
        hunting.giveUp();
    } else if (target.matches(".judge")) {
        hunting.judge();
    } else if (target.matches("summary")) {
        hunting.showCases();
    }
}
