// What a reader's own browser keeps, if it keeps anything. In front of the page, so that no page flashes in the other colours.
function recall(key) {
    try {
        return localStorage.getItem(key);
    } catch (e) {
        return null;
    }
}

function keep(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch (e) {
        // Then it holds for this page.
    }
}
document.documentElement.dataset.theme = recall("theme") || "";
