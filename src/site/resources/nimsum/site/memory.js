// What a reader's own browser remembers: what is solved, what is won at which level, and the last page. A classic script.
(function () {
    "use strict";
    var LEVELS = ["easy", "medium", "perfect"];
    var here = location.href.slice(new URL(document.body.dataset.root || ".", location.href).href.length)
        .replace(/[#?].*/, "") || "index.html";

    function recall() {
        var all = {};
        try {
            all = JSON.parse(localStorage.getItem("nimsum")) || all;
        } catch (e) {
            // A browser that keeps nothing, or something else.
        }
        all.solved = all.solved || {};
        all.won = all.won || {};
        return all;
    }
    function remember(change) {
        var all = recall();
        change(all);
        try {
            localStorage.setItem("nimsum", JSON.stringify(all));
        } catch (e) {
            // Then nothing is remembered.
        }
    }

    function problem(address) {
        return (/problems\/(\w+)\//.exec(address) || [])[1];
    }
    // What is known of a problem, in a few words.
    function known(id) {
        var all = recall();
        return [all.solved[id] ? "solved" : "", all.won[id] ? "won at the level " + all.won[id] : ""].filter(Boolean).join(", ");
    }
    function mark(words) {
        var made = document.createElement("span");
        made.className = "mark";
        made.textContent = words;
        return made;
    }

    var place = document.querySelector(".place"), note = mark("");
    if (place && problem(here)) {
        var tick = document.createElement("input"), label = document.createElement("label");
        tick.type = "checkbox";
        tick.checked = recall().solved[problem(here)];
        tick.addEventListener("change", function () {
            remember(function (all) {
                all.solved[problem(here)] = tick.checked;
            });
        });
        label.append(tick, " I have solved it. ");
        place.append(document.createElement("br"), label, note);
        showWon();
    }
    function showWon() {
        var level = recall().won[problem(here)];
        note.textContent = level ? "You have won at the level " + level + "." : "";
    }
    document.addEventListener("won", function (event) {
        remember(function (all) {
            if (LEVELS.indexOf(event.detail.level) > LEVELS.indexOf(all.won[event.detail.problem])) {
                all.won[event.detail.problem] = event.detail.level;
            }
        });
        showWon();
    });

    // The index shows it in its lists and on its map, where a tick means solved and a star means won.
    if (here !== "index.html") {
        remember(function (all) {
            all.last = [here, document.querySelector("h1").firstChild.textContent.trim()];
        });
        return;
    }
    document.querySelectorAll("main li > a:first-child, .map a").forEach(function (link) {
        var said = known(problem(link.getAttribute("href")));
        if (!said) {
            return;
        }
        if (!link.closest("svg")) {
            link.after(mark(" (" + said + ")"));
            return;
        }
        var box = link.getBBox();
        link.insertAdjacentHTML("beforeend", "<text class='green-fill' font-size='20'>"
            + (/solved/.test(said) ? "\u2713" : "\u2605") + "<title>" + said + "</title></text>");
        link.lastChild.setAttribute("x", box.x + box.width - 12);
        link.lastChild.setAttribute("y", box.y + 18);
    });
    var last = recall().last;
    if (last) {
        var way = document.createElement("a"), line = document.createElement("p");
        way.href = last[0];
        way.textContent = last[1];
        line.append("You were last at ", way, ".");
        document.querySelector("h1").after(line);
    }
})();
