// What all scripts of a page use. Classic scripts: pages that are opened from a disk may load nothing else.
const root = document.body.dataset.root;

function element(name, attributes, ...children) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
}

// Returns what is said in the language of the page.
const say = (english, chinese) => document.documentElement.lang === "zh" ? chinese : english;

(() => {
    document.getElementById("theme").addEventListener("click", () => {
        const page = document.documentElement.dataset;
        const isDark = page.theme ? page.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
        page.theme = isDark ? "light" : "dark";
        keep("theme", page.theme);
    });

    // Each heading leads to itself, and each program can be copied.
    document.querySelectorAll("main h2[id], main h3[id]").forEach(heading => heading.append(
        element("a", {"class": "here", href: "#" + heading.id, "aria-label": say("Link to this heading", "本标题的链接")}, "#")));
    document.querySelectorAll("main pre:not(.change)").forEach(text => {
        if (!text.closest(".bundle")) {
            text.prepend(element("button", {"class": "copy"}, say("Copy", "复制")));
        }
    });

    // The clipboard of navigator asks for a permission that a page on a disk may not get.
    document.querySelectorAll(".copy").forEach(button => {
        const name = button.textContent;
        button.addEventListener("click", () => {
            // In a fixed place, because otherwise the page scrolls to it.
            const text = element("textarea", {style: "position: fixed"},
                button.parentElement.querySelector("code").textContent);
            document.body.append(text);
            text.select();
            button.textContent = document.execCommand("copy")
                ? say("Copied", "已复制") : say("Open the file and copy it", "请打开文件后复制");
            text.remove();
            button.focus();
            setTimeout(() => {
                button.textContent = name;
            }, 3000);
        });
    });

    // What is folded is opened when a link leads into it.
    function unfold() {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        document.querySelectorAll("details").forEach(one => one.open = one.open || one.contains(target));
        target?.scrollIntoView();
    }
    addEventListener("hashchange", unfold);
    unfold();

    let folded = [];
    addEventListener("beforeprint", () => {
        folded = document.querySelectorAll("details:not([open])");
        folded.forEach(one => one.open = true);
    });
    addEventListener("afterprint", () => folded.forEach(one => one.open = false));

    const box = document.getElementById("search");
    const found = document.getElementById("found");
    // Without accents, and in small letters.
    function plain(text) {
        return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
    }

    // A row for each page that has all words, with the heading that has them all: first what is called so, then what begins so.
    function search(words) {
        function has(text) {
            return words.every(word => plain(text).includes(word));
        }
        function rank(text) {
            const name = plain(text), asked = words.join(" ");
            return name === asked ? 0 : name.startsWith(asked) ? 1 : has(name) ? 2 : 9;
        }
        return SEARCH.map(page => {
            const places = [{page, rank: rank(page[0])},
                ...page[3].map(heading => ({page, heading, rank: rank(heading[0]) + 0.5})),
                {page, rank: has(page[0] + " " + page[2]) ? 3 : 9}];
            return places.reduce((best, place) => place.rank < best.rank ? place : best);
        }).filter(result => result.rank < 9).sort((one, other) => one.rank - other.rank);
    }
    function show() {
        const words = plain(box.value).split(/\s+/).filter(Boolean);
        const results = words.length ? search(words) : [];
        found.replaceChildren(...results.slice(0, 20).map(({page, heading}) => element("li", {},
            element("a", {href: root + page[1] + (heading ? "#" + heading[1] : "")},
                page[0] + (heading ? ": " + heading[0] : "")))));
        if (words.length && !results.length) {
            found.append(element("li", {}, element("span", {}, say("Nothing found", "没有找到"))));
        }
    }
    box.addEventListener("input", show);
    box.form.addEventListener("submit", event => {
        event.preventDefault();
        found.querySelector("a")?.click();
    });
    box.addEventListener("keydown", event => {
        if (event.key === "Escape") {
            box.value = "";
            show();
        }
    });
})();
