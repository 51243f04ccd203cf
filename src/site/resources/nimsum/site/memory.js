// What a reader's own browser remembers: what is solved, what is won at which level, and the last page. A classic script.
(() => {
    "use strict";
    const LEVELS = ["easy", "medium", "perfect"];
    const here = location.href.slice(new URL(root || ".", location.href).href.length).replace(/[#?].*/, "") || "index.html";

    function remembered() {
        return {solved: {}, won: {}, ...JSON.parse(recall("nimsum"))};
    }
    function remember(change) {
        const all = remembered();
        change(all);
        keep("nimsum", JSON.stringify(all));
    }

    function problem(address) {
        return (/problems\/(\w+)\//.exec(address) || [])[1];
    }
    function mark(words) {
        return element("span", {"class": "mark"}, words);
    }

    const id = problem(here), note = mark("");
    if (id) {
        const tick = element("input", {type: "checkbox"});
        tick.checked = remembered().solved[id];
        tick.addEventListener("change", () => remember(all => all.solved[id] = tick.checked));
        document.querySelector(".place").append(element("br", {}),
            element("label", {}, tick, say(" I have solved it. ", " 我已通过此题。 ")), note);
        showWon();
    }
    function showWon() {
        const level = remembered().won[id];
        note.textContent = level ? say("You have won at the level " + level + ".", "你已获胜，难度：" + level + "。") : "";
    }
    document.addEventListener("won", ({detail}) => {
        remember(all => {
            if (LEVELS.indexOf(detail.level) > LEVELS.indexOf(all.won[detail.problem])) {
                all.won[detail.problem] = detail.level;
            }
        });
        showWon();
    });

    // The index shows it in its lists and on its map, where a tick means solved and a star means won.
    if (here !== "index.html") {
        remember(all => all.last = [here, document.querySelector("h1").firstChild.textContent.trim()]);
        return;
    }
    const {solved, won, last} = remembered();
    document.querySelectorAll("main li > a:first-child, .map a").forEach(link => {
        const one = problem(link.getAttribute("href"));
        if (!solved[one] && !won[one]) {
            return;
        }
        const said = [solved[one] ? "solved" : "", won[one] ? "won at the level " + won[one] : ""].filter(Boolean).join(", ");
        if (!link.closest("svg")) {
            link.after(mark(" (" + said + ")"));
            return;
        }
        const box = link.getBBox();
        link.insertAdjacentHTML("beforeend", `<text class='green-fill' font-size='20' x='${box.x + box.width - 12}'
            y='${box.y + 18}'>${solved[one] ? "\u2713" : "\u2605"}<title>${said}</title></text>`);
    });
    if (last) {
        document.querySelector("h1").after(element("p", {}, "You were last at ", element("a", {href: last[0]}, last[1]), "."));
    }
})();
