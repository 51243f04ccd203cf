// What is chosen before a game: where it starts, who begins, and how well the opponent plays. A classic script that comes with the
// first board.
class Settings {
    // A change begins a game, unless an input has to be written first.
    constructor(data, begin) {
        this.data = data;
        this.start = Settings.select("Where to start", [...(data.start ? [["text", "the start of this text"]] : []),
            ["SHORT", "a short game"], ["LONG", "a long game"], ["sample", "the first sample"], ["own", "my own input"]]);
        this.own = element("textarea", {rows: 3, "aria-label": "My own input", hidden: "", spellcheck: "false"}, data.sample || "");
        this.first = Settings.select("Who begins", [["true", "I begin"], ["false", "the opponent begins"]]);
        this.first.value = data.begins;
        this.level = Settings.select("Level", [["EASY", "easy"], ["MEDIUM", "medium"], ["PERFECT", "perfect"]]);
        this.parts = [this.level, this.first, this.start];
        this.parts.forEach(part => part.addEventListener("change", () => {
            this.own.hidden = this.start.value !== "own";
            if (part !== this.start || this.own.hidden) {
                begin();
            }
        }));
    }

    static select(label, options) {
        return element("select", {"aria-label": label}, ...options.map(([value, name]) => element("option", {value}, name)));
    }

    startAt(input) {
        this.start.value = "own";
        this.own.hidden = false;
        this.own.value = input;
    }

    // What the games are asked for, without the problem.
    game(seed) {
        const inputs = {sample: this.data.sample, own: this.own.value, text: this.data.start}, start = this.start.value;
        return [...(start in inputs ? ["begin", inputs[start]] : ["draw", start]), this.first.value === "true", this.level.value, seed];
    }
}
