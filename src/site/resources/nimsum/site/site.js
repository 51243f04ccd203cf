// A classic script: pages that are opened from a disk may load nothing else.
(function () {
    var root = document.body.dataset.root;

    var theme = document.getElementById("theme");
    function isDark() {
        return (document.documentElement.dataset.theme
            || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    }
    function nameTheme() {
        theme.textContent = isDark() ? "Light" : "Dark";
    }
    theme.addEventListener("click", function () {
        var next = isDark() ? "light" : "dark";
        document.documentElement.dataset.theme = next;
        try {
            localStorage.setItem("theme", next);
        } catch (e) {
            // Then it holds for this page.
        }
        nameTheme();
    });
    nameTheme();

    // Each heading leads to itself, and each program can be copied.
    document.querySelectorAll("main h2[id], main h3[id]").forEach(function (heading) {
        var link = document.createElement("a");
        link.className = "here";
        link.href = "#" + heading.id;
        link.textContent = "#";
        link.setAttribute("aria-label", "Link to this heading");
        heading.appendChild(link);
    });
    document.querySelectorAll("main pre:not(.change)").forEach(function (text) {
        if (!text.closest(".bundle")) {
            var button = document.createElement("button");
            button.className = "copy";
            button.textContent = "Copy";
            text.insertBefore(button, text.firstChild);
        }
    });

    // The clipboard of navigator asks for a permission that a page on a disk may not get.
    document.querySelectorAll(".copy").forEach(function (button) {
        var name = button.textContent;
        button.addEventListener("click", function () {
            var text = document.createElement("textarea");
            text.value = button.parentElement.querySelector("code").textContent;
            text.style.position = "fixed"; // Else the page scrolls to it.
            document.body.appendChild(text);
            text.select();
            var done = document.execCommand("copy");
            text.remove();
            button.textContent = done ? "Copied" : "Open the file and copy it";
            button.focus();
            setTimeout(function () {
                button.textContent = name;
            }, 3000);
        });
    });

    // What is folded is opened when a link leads into it.
    function unfold() {
        var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        for (var at = target; at; at = at.parentElement) {
            if (at.tagName === "DETAILS") {
                at.open = true;
            }
        }
        if (target) {
            target.scrollIntoView();
        }
    }
    addEventListener("hashchange", unfold);
    unfold();

    var folded = [];
    addEventListener("beforeprint", function () {
        folded = Array.prototype.filter.call(document.querySelectorAll("details"), function (one) {
            return !one.open;
        });
        folded.forEach(function (one) {
            one.open = true;
        });
    });
    addEventListener("afterprint", function () {
        folded.forEach(function (one) {
            one.open = false;
        });
    });

    var box = document.getElementById("search");
    var found = document.getElementById("found");
    function show(results, words) {
        found.textContent = "";
        results.slice(0, 20).forEach(function (result) {
            var item = document.createElement("li");
            var link = document.createElement("a");
            link.href = root + result.page[1] + (result.heading ? "#" + result.heading[1] : "");
            link.textContent = result.page[0] + (result.heading ? ": " + result.heading[0] : "");
            item.appendChild(link);
            found.appendChild(item);
        });
        if (words.length && results.length === 0) {
            var none = document.createElement("li");
            none.innerHTML = "<span>Nothing found</span>";
            found.appendChild(none);
        }
    }

    // Without accents, and in small letters.
    function plain(text) {
        return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
    }

    // A row for each page that has all words, with the heading that has them all: first what is called so, then what begins so.
    function search(words) {
        function has(text) {
            return words.every(function (word) {
                return plain(text).indexOf(word) >= 0;
            });
        }
        function rank(text) {
            var name = plain(text), asked = words.join(" ");
            return name === asked ? 0 : name.indexOf(asked) === 0 ? 1 : has(name) ? 2 : 9;
        }
        return SEARCH.map(function (page) {
            var best = {page: page, rank: rank(page[0])};
            page[3].forEach(function (heading) {
                var headings = rank(heading[0]) + 0.5;
                if (headings < best.rank) {
                    best = {page: page, heading: heading, rank: headings};
                }
            });
            if (best.rank > 8) {
                best.rank = has(page[0] + " " + page[2]) ? 3 : 9;
                delete best.heading;
            }
            return best;
        }).filter(function (result) {
            return result.rank < 9;
        }).sort(function (one, other) {
            return one.rank - other.rank;
        });
    }
    box.addEventListener("input", function () {
        var words = plain(box.value).split(/\s+/).filter(Boolean);
        show(words.length ? search(words) : [], words);
    });
    box.form.addEventListener("submit", function (event) {
        event.preventDefault();
        var first = found.querySelector("a");
        if (first) {
            location.href = first.href;
        }
    });
    box.addEventListener("keydown", function (event) {
        if (event.key === "Escape") {
            box.value = "";
            show([], []);
        }
    });
})();
