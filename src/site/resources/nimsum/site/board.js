// Boards to play on, and the solution on one's own input. What is asked of the games goes to a worker, line by line, as to
// scripts/play; no rule of any game stands here. A classic script: pages that are opened from a disk may load nothing else.
(function () {
    "use strict";
    var root = document.body.dataset.root;
    var MOST_BUTTONS = 40, SLOW = 300, MOST_MILLIS = 5000, LINE = 8;

    function element(name, attributes, children) {
        var made = document.createElement(name);
        Object.keys(attributes || {}).forEach(function (key) {
            made.setAttribute(key, attributes[key]);
        });
        (children || []).forEach(function (child) {
            made.append(child);
        });
        return made;
    }

    // The games, once somebody wants them.
    var loading = null;
    function load() {
        loading = loading || new Promise(function (resolve, reject) {
            var script = element("script", {src: root + "games.js"});
            script.onload = resolve;
            script.onerror = function () {
                reject(new Error("games.js is missing"));
            };
            document.head.append(script);
        });
        return loading;
    }

    function serve(program) {
        var games = program();
        onmessage = function (event) {
            var said;
            try {
                said = games[event.data.method].apply(null, event.data.words);
            } catch (e) {
                said = "error: " + (e.message || e);
            }
            postMessage({said: said, picture: event.data.shows && games.picture(),
                moves: event.data.shows && games.moves()});
        };
    }

    // One question at a time: the next one is asked after the answer, or after stop, which rejects the open one with the reason.
    function Worked() {
        var worker = null, open = null;
        this.isOpen = function () {
            return open !== null;
        };
        this.stop = function (why) {
            if (worker) {
                worker.terminate();
            }
            if (open) {
                open(new Error(why || ""));
            }
            worker = open = null;
        };
        this.ask = function (method, words, shows) {
            var mine;
            return new Promise(function (resolve, reject) {
                mine = open = reject;
                load().then(function () {
                    if (open !== mine) {
                        return; // Stopped while the games were loaded.
                    }
                    worker = worker || new Worker(URL.createObjectURL(
                        new Blob(["(" + serve + ")(" + nimsumGames + ")"], {type: "text/javascript"})));
                    worker.onmessage = function (event) {
                        resolve(event.data);
                    };
                    worker.onerror = function (event) {
                        reject(new Error("error: " + event.message));
                    };
                    worker.postMessage({method: method, words: words, shows: shows});
                }).catch(reject);
            }).finally(function () {
                open = open === mine ? null : open;
            });
        };
    }

    function fillTry(box) {
        var worked = new Worked();
        var id = box.dataset.problem;
        var input = element("textarea", {rows: 6, "aria-label": "Input", spellcheck: "false"});
        input.value = box.dataset.sample;
        var run = element("button", {type: "button"}, ["Run"]);
        var output = element("pre", {role: "status", "aria-label": "Output", tabindex: "0"});
        run.addEventListener("click", function () {
            run.disabled = true;
            output.textContent = "running ...";
            var timer = setTimeout(function () {
                worked.stop("Ended after five seconds.");
            }, MOST_MILLIS);
            function show(text) {
                clearTimeout(timer);
                output.textContent = text;
                run.disabled = false;
            }
            worked.ask("solve", [id, input.value]).then(function (answer) {
                show(answer.said);
            }, function (e) {
                show(e.message);
            });
        });
        box.append(input, element("p", {}, [run]), output);
    }

    function fillBoard(box) {
        var worked = new Worked();
        var id = box.dataset.problem;
        var legal = [], seed = Date.now() % 1000000, marked = -1;

        function select(label, options) {
            var made = element("select", {"aria-label": label}, options.map(function (option) {
                return element("option", {value: option[0]}, [option[1]]);
            }));
            return made;
        }
        var start = select("Where to start", [["random", "a random start"], ["sample", "the first sample"],
            ["own", "my own input"]]);
        var size = element("input", {type: "number", min: "1", max: "2000", placeholder: "size", "aria-label": "Size"});
        var own = element("textarea", {rows: 3, "aria-label": "My own input", hidden: "", spellcheck: "false"});
        own.value = box.dataset.sample;
        var first = select("Who begins", [["true", "I begin"], ["false", "the opponent begins"]]);
        first.value = box.dataset.begins;
        var level = select("Level", [["PERFECT", "perfect"], ["MEDIUM", "medium"], ["EASY", "easy"]]);
        var begin = element("button", {type: "button"}, ["New game"]);
        var board = element("div", {"class": "squares", tabindex: "0", role: "application",
            "aria-label": "Board: arrow keys choose, Enter plays"});
        var line = element("input", {type: "text", "aria-label": "Your move, or a command such as help",
            placeholder: "type a move, or help", autocomplete: "off", autocapitalize: "off", spellcheck: "false"});
        var form = element("form", {"class": "line"}, [line, element("button", {}, ["Enter"])]);
        var log = element("div", {"class": "log", role: "log", tabindex: "0", "aria-label": "What the game says"});

        start.addEventListener("change", function () {
            own.hidden = start.value !== "own";
            size.hidden = start.value !== "random";
        });
        begin.addEventListener("click", newGame);
        form.addEventListener("submit", function (event) {
            event.preventDefault();
            type(line.value);
        });
        var commands = ["hint", "why", "follow", "undo", "mistakes", "rules", "again"].map(function (word) {
            var button = element("button", {type: "button"}, [word]);
            button.addEventListener("click", function () {
                type(word);
            });
            return button;
        });
        box.append(element("p", {"class": "controls"}, [start, size, first, level, begin]), own, board, form,
            element("p", {"class": "controls"}, commands), log);

        function newGame() {
            seed = (seed + 1) % 1000000;
            var input = start.value === "random" ? "" : start.value === "sample" ? box.dataset.sample : own.value;
            worked.stop();
            log.textContent = line.value = "";
            ask("begin", [id, input, start.value === "random" ? Number(size.value) || 0 : 0, first.value === "true",
                level.value, seed]);
        }

        // Nothing is typed before the answer to what was typed last is shown.
        function type(words, kept) {
            if (words.trim() && !worked.isOpen()) {
                line.value = kept || "";
                say("> " + words.trim(), "typed");
                ask("type", [words]);
            }
        }

        function ask(method, words) {
            var slow = setTimeout(function () {
                board.setAttribute("aria-busy", "true");
                say("The opponent thinks ...", "thinks");
            }, SLOW);
            worked.ask(method, words, true).finally(function () {
                clearTimeout(slow);
                board.removeAttribute("aria-busy");
                log.querySelectorAll(".thinks").forEach(function (one) {
                    one.remove();
                });
            }).then(function (answer) {
                say(answer.said.replace(/\s+$/, ""), "said");
                draw(answer.picture, answer.moves);
            }, function (e) {
                say(e.message, "said");
                draw("", ""); // Nobody knows where the game stands.
            });
        }

        function say(text, kind) {
            if (text) {
                log.append(element("pre", {"class": kind}, [text]));
                log.scrollTop = log.scrollHeight;
            }
        }

        function draw(picture, moves) {
            legal = moves ? moves.split("\n") : [];
            board.textContent = "";
            marked = -1;
            if (picture.indexOf("<svg") === 0) {
                board.insertAdjacentHTML("beforeend", picture);
            } else {
                board.append(element("pre", {}, [picture]));
            }
            var named = board.querySelector("[data-words]") ? [] : legal.slice(0, MOST_BUTTONS);
            board.append(element("p", {"class": "moves"}, named.map(function (move) {
                return element("button", {type: "button", tabindex: "-1", "data-words": move}, [move]);
            })));
            if (legal.length > named.length && named.length) {
                board.lastChild.append(" and " + (legal.length - named.length) + " more");
            }
        }

        // A number that goes on is another number.
        function goesOn(move, text) {
            return move.indexOf(text) === 0 && !/^\d\d/.test(move.slice(text.length - 1));
        }

        function begins(text) {
            return legal.some(function (move) {
                return goesOn(move, text);
            });
        }

        // What is clicked are the next words of a move, or else a second thought. A move that no other one continues is made. What
        // begins no move is left to the game to refuse, and what was chosen before stays.
        function choose(words) {
            var typed = line.value.trim();
            var longer = typed && begins(typed) ? [" ", ", ", ""].filter(function (between) {
                return begins(typed + between) && (between || !/\d$/.test(typed));
            }).map(function (between) {
                return typed + between + words;
            }) : [];
            var found = longer.concat(words).filter(begins)[0];
            if (!found) {
                type(longer[0] || words, typed);
                return;
            }
            line.value = found;
            if (!legal.some(function (move) {
                return move !== found && goesOn(move, found);
            })) {
                type(found);
            }
        }
        // The second click of a double click may go on with a move, but does not begin the next one.
        board.addEventListener("click", function (event) {
            var target = event.target.closest("[data-words]");
            if (target && legal.length && !worked.isOpen() && (event.detail < 2 || line.value.trim())) {
                choose(wordsOf(target));
            }
            board.focus({preventScroll: true});
        });

        var ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
        board.addEventListener("keydown", function (event) {
            var parts = Array.prototype.slice.call(board.querySelectorAll("[data-words]"));
            var said = parts.map(wordsOf);
            var targets = parts.filter(function (part, i) {
                return said.indexOf(said[i]) === i;
            });
            if (ARROWS[event.key] && targets.length) {
                event.preventDefault();
                mark(targets, next(targets, ARROWS[event.key]));
            } else if (event.key === "Enter" && targets[marked] && !worked.isOpen()) {
                event.preventDefault();
                choose(wordsOf(targets[marked]));
            } else if (event.key === "Escape") {
                line.value = "";
            } else if (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
                line.focus(); // What is typed on the board stands there.
            }
        });

        function middle(target) {
            var at = target.getBoundingClientRect();
            return [at.left + at.width / 2, at.top + at.height / 2];
        }

        // Left and right read the board line by line and come to all there is; up and down lead to the nearest.
        function next(targets, way) {
            var places = targets.map(middle);
            if (way[0] || !targets[marked]) {
                var order = places.map(function (at, i) {
                    return i;
                }).sort(function (i, j) {
                    return Math.round(places[i][1] / LINE) - Math.round(places[j][1] / LINE)
                        || places[i][0] - places[j][0];
                });
                return order[targets[marked] ? (order.indexOf(marked) + way[0] + order.length) % order.length : 0];
            }
            var from = places[marked], best = marked, least = Infinity;
            places.forEach(function (to, i) {
                var ahead = (to[1] - from[1]) * way[1], far = ahead + 2 * Math.abs(to[0] - from[0]);
                if (ahead >= LINE && far < least) {
                    least = far;
                    best = i;
                }
            });
            return best;
        }

        function wordsOf(part) {
            return part.dataset.words;
        }

        function mark(targets, i) {
            board.querySelectorAll("[data-words]").forEach(function (part) {
                part.classList.toggle("marked", wordsOf(part) === wordsOf(targets[i]));
            });
            marked = i;
            announce.textContent = wordsOf(targets[i]);
        }
        var announce = element("span", {"class": "unseen", "aria-live": "assertive"});
        box.append(announce);
        newGame();
    }

    document.querySelectorAll("details.play, details.try").forEach(function (box) {
        box.addEventListener("toggle", function () {
            if (box.open && !box.dataset.filled) {
                box.dataset.filled = "yes";
                (box.classList.contains("try") ? fillTry : fillBoard)(box);
            }
        });
    });
})();
