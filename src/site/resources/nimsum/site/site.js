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
            link.href = root + result[1];
            link.textContent = result[0];
            item.appendChild(link);
            found.appendChild(item);
        });
        if (words && results.length === 0) {
            var none = document.createElement("li");
            none.innerHTML = "<span>Nothing found</span>";
            found.appendChild(none);
        }
    }
    box.addEventListener("input", function () {
        var words = box.value.trim().toLowerCase();
        var results = !words ? [] : SEARCH.filter(function (entry) {
            return words.split(/\s+/).every(function (word) {
                return entry[0].toLowerCase().indexOf(word) >= 0 || entry[1].indexOf(word) >= 0;
            });
        });
        // First what is called so, then what begins so.
        function rank(entry) {
            var name = entry[0].toLowerCase();
            return name.split(",")[0] === words ? 0 : name.indexOf(words) === 0 ? 1 : 2;
        }
        show(results.sort(function (one, other) {
            return rank(one) - rank(other);
        }), words);
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
            show([], "");
        }
    });
})();
