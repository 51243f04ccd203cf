// Before anything is drawn, so that no page flashes in the other colours.
(function () {
    try {
        var theme = localStorage.getItem("theme");
        if (theme) {
            document.documentElement.dataset.theme = theme;
        }
    } catch (e) {
        // A browser that keeps nothing follows the system.
    }
})();
