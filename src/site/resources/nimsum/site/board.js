// Boards to play on, and the solution on one's own input. What is asked of the games goes to a worker; no rule of any game
// stands here. A classic script: pages that are opened from a disk may load nothing else.
(function () {
    "use strict";
    var root = document.body.dataset.root;
    var SLOW = 300, PAUSE = 600, MOST_MILLIS = 5000, LINE = 8, LEAST_TARGET = 24;

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
            postMessage(said);
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
        this.ask = function (method, words) {
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
                    worker.postMessage({method: method, words: words});
                }).catch(reject);
            }).finally(function () {
                open = open === mine ? null : open;
            });
        };
    }

    // Runs the solution of a problem for at most five seconds, and shows what it prints.
    var solver = new Worked();
    function solve(id, input, button, output) {
        if (solver.isOpen()) {
            return;
        }
        button.disabled = true;
        output.textContent = "running ...";
        var timer = setTimeout(function () {
            solver.stop("Ended after five seconds.");
        }, MOST_MILLIS);
        solver.ask("solve", [id, input]).catch(function (e) {
            return e.message;
        }).then(function (text) {
            clearTimeout(timer);
            output.textContent = output.matches("output") ? text.trim() : text;
            button.disabled = false;
        });
    }

    function fillTry(box) {
        var input = element("textarea", {rows: 6, "aria-label": "Input", spellcheck: "false"});
        input.value = box.dataset.sample;
        var run = element("button", {type: "button"}, ["Run"]);
        var output = element("pre", {role: "status", "aria-label": "Output", tabindex: "0"});
        run.addEventListener("click", function () {
            solve(box.dataset.problem, input.value, run, output);
        });
        box.append(input, element("p", {}, [run]), output);
    }

    // What the games tell after each request, in this order, and separated by form feeds.
    var TOLD = ["status", "you", "note", "turn", "picture", "caption", "moves", "outlined", "log", "theorem"];

    function fillBoard(box) {
        var worked = new Worked();
        var id = box.dataset.problem;
        var isTold = box.matches(".told");
        var seed = Date.now() % 1000000, round = 0, timer = null, asks = box.dataset.asks;
        // What the games told last, and of the legal moves the words that were clicked so far.
        var told = {}, legal = [], chosen = "", marked = null;

        function button(name, action) {
            var made = element("button", {type: "button"}, [name]);
            made.addEventListener("click", action);
            return made;
        }
        function select(label, options) {
            return element("select", {"aria-label": label}, options.map(function (option) {
                return element("option", {value: option[0]}, [option[1]]);
            }));
        }
        var you = element("p", {"class": "you"});
        var status = element("p", {"class": "status", "aria-live": "polite"});
        var board = element("div", {"class": "squares", tabindex: "0", role: "application",
            "aria-label": "Board: arrow keys choose, Enter plays"});
        var caption = element("p", {"class": "caption"});
        var note = element("p", {"class": "note", "aria-live": "polite"});
        var start = select("Where to start", (box.dataset.start ? [["text", "the start of this text"]] : []).concat(
            [["random", "a random start"], ["sample", "the first sample"], ["own", "my own input"]]));
        var own = element("textarea", {rows: 3, "aria-label": "My own input", hidden: "", spellcheck: "false"});
        own.value = box.dataset.sample || "";
        var first = select("Who begins", [["true", "I begin"], ["false", "the opponent begins"]]);
        first.value = box.dataset.begins;
        var level = select("Level", [["EASY", "easy"], ["MEDIUM", "medium"], ["PERFECT", "perfect"]]);
        var log = element("ol", {"class": "log", tabindex: "0", "aria-label": "The moves so far"});
        var announce = element("span", {"class": "unseen", "aria-live": "assertive"});
        var large = button("Large", function () {
            (document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen()).catch(function () {});
        });
        box.append(you, status, board, caption, element("p", {"class": "controls"}, isTold
            ? [button("Back", request("back")), button("Step", request("step")), button("Why", request("why")), large]
            : [button("Undo", request("undo")), button("Hint", request("hint")), button("Why", request("why")),
                button("New game", newGame), large]), note, announce);
        if (!isTold) {
            box.append(element("details", {}, [element("summary", {}, ["More"]),
                element("p", {"class": "controls"}, [level, first, start, button("Same start again", function () {
                    seed -= 1;
                    newGame();
                })]), own, log]));
        }
        // From an input of the page.
        box.startAt = function (input) {
            start.value = "own";
            own.value = input;
            start.dispatchEvent(new Event("change"));
            newGame();
            box.scrollIntoView();
            board.focus({preventScroll: true});
        };

        start.addEventListener("change", function () {
            own.hidden = start.value !== "own";
        });
        level.addEventListener("change", newGame);
        first.addEventListener("change", newGame);

        function newGame() {
            seed = (seed + 1) % 1000000;
            worked.stop();
            clearTimeout(timer);
            timer = null;
            chosen = "";
            board.dataset.seed = seed;
            if (isTold) {
                ask("tell", [id, box.dataset.start]);
                return;
            }
            ask("begin", [id, {random: "", sample: box.dataset.sample, own: own.value, text: box.dataset.start}[start.value],
                first.value === "true", level.value, seed]);
        }

        // Nothing is asked before the answer to what was asked last is shown, and the opponent has moved.
        function isBusy() {
            return worked.isOpen() || timer !== null;
        }

        function request(name) {
            return function () {
                if (!isBusy() && told.turn && (/undo|back/.test(name) || told.turn === "you")) {
                    ask("ask", [name, ""]);
                }
            };
        }

        function play(move) {
            if (!isBusy() && told.turn === "you" && move) {
                ask("ask", ["play", move]);
            }
        }

        function ask(method, words) {
            var mine = round += 1;
            var slow = setTimeout(function () {
                board.setAttribute("aria-busy", "true");
                status.textContent = "The opponent is thinking ...";
            }, SLOW);
            worked.ask(method, words).catch(function (e) {
                return e.message;
            }).then(function (said) {
                clearTimeout(slow);
                if (mine === round) {
                    board.removeAttribute("aria-busy");
                    show(said);
                }
            });
        }

        function show(said) {
            var values = said.split("\f"), before = told.log;
            told = {status: said, picture: "", moves: "", outlined: "", log: ""}; // Nobody knows where the game stands.
            TOLD.forEach(function (name, i) {
                if (values.length === TOLD.length) {
                    told[name] = values[i];
                }
            });
            legal = lines(told.moves);
            chosen = told.log === before && begins(chosen) ? chosen : "";
            you.textContent = told.you || "";
            caption.textContent = told.caption || "";
            status.textContent = told.status;
            note.textContent = told.note || "";
            log.textContent = "";
            lines(told.log).forEach(function (sentence) {
                log.append(element("li", {}, [sentence]));
            });
            link(told.theorem);
            draw(told.picture);
            board.dataset.shown = 1 + Number(board.dataset.shown || 0);
            if (told.turn === "won" && !isTold) {
                document.dispatchEvent(new CustomEvent("won", {detail: {problem: id, level: level.value.toLowerCase()}}));
            }
            if (asks && told.turn) {
                askWhoBegins();
            } else if (told.turn === "opponent") {
                timer = setTimeout(function () {
                    timer = null;
                    ask("ask", ["answer", ""]);
                }, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PAUSE);
            }
        }

        // The first game of all asks who begins, and waits for the answer.
        function askWhoBegins() {
            asks = false;
            legal = [];
            classify();
            you.textContent = "";
            status.textContent = "Would you begin? ";
            status.append.apply(status, [["I begin", "true"], ["The opponent begins", "false"]].map(function (answer) {
                return button(answer[0], function () {
                    first.value = answer[1];
                    seed -= 1;
                    newGame();
                });
            }));
        }

        function lines(text) {
            return text ? text.split("\n") : [];
        }

        // The theorem that says why stands on this page, or nowhere near.
        function link(theorem) {
            theorem = (/theorem (\d+)/.exec(told.note) || [])[1] || theorem;
            var heading = document.querySelector('h3[id^="theorem-' + theorem + '-"]');
            if (heading && theorem !== "0") {
                note.append(" ", element("a", {href: "#" + heading.id}, [heading.firstChild.textContent]));
            }
        }

        function draw(picture) {
            var from = marked && middle(marked), left = board.scrollLeft;
            board.textContent = "";
            marked = null;
            if (picture.indexOf("<svg") === 0) {
                board.insertAdjacentHTML("beforeend", picture);
            } else if (picture) {
                board.append(element("pre", {}, [picture]));
            }
            parts().forEach(function (part) {
                part.dataset.kind = part.getAttribute("class") || "";
            });
            // What no clicks on the drawing lead to has buttons.
            var named = legal.filter(function (move) {
                return !clicks(move);
            });
            board.append(element("p", {"class": "moves"}, named.map(function (move) {
                return element("button", {type: "button", tabindex: "-1", "data-words": move}, [move]);
            })));
            enlarge();
            classify();
            board.scrollLeft = left;
            if (targets().length) {
                board.scrollLeft += middle(targets()[0])[0] - middle(board)[0];
            }
            if (from && targets().length) {
                mark(nearest(targets(), from, [0, 0]));
            }
        }

        // A drawing whose parts would be too small to be met is larger than the page, and scrolls.
        function enlarge() {
            var svg = board.querySelector("svg"), sizes = {};
            parts().forEach(function (part) {
                var at = (part.querySelector(".touch") || part).getBoundingClientRect();
                sizes[wordsOf(part)] = Math.max(sizes[wordsOf(part)] || 0, Math.min(at.width, at.height));
            });
            var least = Math.min.apply(null, Object.values(sizes));
            if (svg && least > 0 && least < LEAST_TARGET) {
                svg.style.width = svg.getBoundingClientRect().width * LEAST_TARGET / least + "px";
                svg.style.maxWidth = svg.style.maxHeight = "none";
            }
        }

        function parts() {
            return Array.prototype.slice.call(board.querySelectorAll("[data-words]"));
        }

        function wordsOf(part) {
            return part.dataset.words;
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

        // What is typed by some clicks and one more.
        function joined(before, words) {
            return !before ? [words] : [" ", ", ", ""].filter(function (between) {
                return between || !/\d$/.test(before);
            }).map(function (between) {
                return before + between + words;
            });
        }

        // The parts that are clicked for a move; nothing if no clicks make it.
        function clicks(move) {
            var typed = "", found = [];
            while (typed !== move) {
                var best = null, longest = typed;
                parts().forEach(function (part) {
                    joined(typed, wordsOf(part)).forEach(function (longer) {
                        if (goesOn(move, longer) && longer.length > longest.length) {
                            best = part;
                            longest = longer;
                        }
                    });
                });
                if (!best) {
                    return null;
                }
                found.push(best);
                typed = longest;
            }
            return found;
        }

        // What may be clicked, what is chosen, where that may go, and what is outlined. Of parts that mean the same one of
        // each kind is outlined.
        function classify() {
            var good = [];
            lines(told.outlined).forEach(function (move) {
                (clicks(move) || []).forEach(function (part) {
                    var kinds = [];
                    good = good.concat(parts().filter(function (other) {
                        return wordsOf(other) === wordsOf(part) && kinds.indexOf(other.dataset.kind) < 0
                            && kinds.push(other.dataset.kind);
                    }));
                });
            });
            parts().forEach(function (part) {
                part.classList.toggle("can", begins(wordsOf(part)));
                part.classList.toggle("to", chosen !== "" && joined(chosen, wordsOf(part)).some(begins));
                part.classList.toggle("chosen", isChosen(wordsOf(part)));
                part.classList.toggle("good", good.indexOf(part) >= 0);
            });
            board.classList.toggle("choosing", chosen !== "");
            board.classList.toggle("yours", legal.length > 0);
            if (legal.indexOf(chosen) >= 0) {
                note.textContent = "Click once more to play " + chosen + ", or go on.";
            }
        }

        function isChosen(words) {
            return (" " + chosen + " ").indexOf(" " + words + " ") >= 0;
        }

        function sorted(words) {
            return words.split(" ").sort(function (one, other) {
                return one - other;
            }).join(" ");
        }

        // What is clicked are the next words of a move, or else a second thought. A move that no other one continues is made. What
        // begins no move is left to the game to refuse, and what was chosen before stays.
        function choose(words, isTwice) {
            var longer = chosen ? joined(chosen, words) : [];
            var isAgain = isChosen(words) && !longer.some(begins);
            // Where several parts are taken, they are named in ascending order.
            var found = isAgain ? chosen : longer.concat(longer.slice(0, 1).map(sorted), words).filter(begins)[0];
            var isLonger = legal.some(function (move) {
                return move !== found && goesOn(move, found);
            });
            if (!found) {
                play(chosen ? longer[0] : words);
            } else if (legal.indexOf(found) >= 0 && (isAgain || !isLonger && !isTwice)) {
                chosen = "";
                classify();
                play(found);
            } else {
                chosen = isAgain ? "" : found;
                note.textContent = "";
                classify();
            }
        }
        // The second click of a double click may go on with a move, but does not begin the next one. A finger chooses a line first.
        board.addEventListener("click", function (event) {
            var target = event.target.closest("[data-words]");
            if (target && legal.length && !isBusy() && (event.detail < 2 || chosen)) {
                choose(wordsOf(target), event.pointerType === "touch" && /cut|edge/.test(target.dataset.kind));
            }
            board.focus({preventScroll: true});
        });

        var ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
        board.addEventListener("keydown", function (event) {
            if (ARROWS[event.key] && targets().length) {
                event.preventDefault();
                mark(next(targets(), ARROWS[event.key]));
            } else if (event.key === "Enter" && marked && !isBusy()) {
                event.preventDefault();
                choose(wordsOf(marked), false);
            } else if (event.key === "Escape") {
                chosen = "";
                classify();
            }
        });

        // What may be clicked now, each only once.
        function targets() {
            var said = [];
            return parts().filter(function (part) {
                return part.matches(".can, .to") && said.indexOf(wordsOf(part)) < 0 && said.push(wordsOf(part));
            });
        }

        function middle(target) {
            var at = target.getBoundingClientRect();
            return [at.left + at.width / 2, at.top + at.height / 2];
        }

        // Left and right read the board line by line and come to all there is; up and down lead to the nearest.
        function next(among, way) {
            if (way[0] || !marked) {
                var order = among.slice().sort(function (one, other) {
                    var from = middle(one), to = middle(other);
                    return Math.round(from[1] / LINE) - Math.round(to[1] / LINE) || from[0] - to[0];
                });
                return order[marked ? (order.indexOf(marked) + way[0] + order.length) % order.length : 0];
            }
            return nearest(among, middle(marked), way);
        }

        function nearest(among, from, way) {
            var best = marked, least = Infinity;
            among.forEach(function (part) {
                var to = middle(part), ahead = way[1] ? (to[1] - from[1]) * way[1] : LINE + Math.abs(to[1] - from[1]);
                var far = ahead + 2 * Math.abs(to[0] - from[0]);
                if (ahead >= LINE && far < least) {
                    least = far;
                    best = part;
                }
            });
            return best;
        }

        function mark(target) {
            parts().forEach(function (part) {
                part.classList.toggle("marked", wordsOf(part) === wordsOf(target));
            });
            marked = target;
            announce.textContent = wordsOf(target);
        }
        newGame();
    }

    document.querySelectorAll(".try-it").forEach(function (button) {
        var box = document.querySelector(button.dataset.play ? "#play + .play" : "details.try");
        button.addEventListener("click", function () {
            if (button.dataset.play) {
                fillOnce(box);
                box.startAt(button.dataset.play);
                return;
            }
            if (!button.nextElementSibling || !button.nextElementSibling.matches("output")) {
                button.after(element("output", {"class": "printed"}));
            }
            solve(box.dataset.problem, button.dataset.run, button, button.nextElementSibling);
        });
    });

    // A board is filled when it comes near the window, so that a page which is only read loads no games.
    var near = new IntersectionObserver(function (entries) {
        entries.forEach(function (entry) {
            if (entry.isIntersecting) {
                fillOnce(entry.target);
            }
        });
    }, {rootMargin: "300px"});
    function fillOnce(box) {
        near.unobserve(box);
        if (!box.startAt) {
            fillBoard(box);
        }
    }
    document.querySelectorAll("div.play").forEach(function (box) {
        near.observe(box);
    });
    document.querySelectorAll("details.try").forEach(function (box) {
        box.addEventListener("toggle", function () {
            if (box.open && !box.dataset.filled) {
                box.dataset.filled = "yes";
                fillTry(box);
            }
        });
    });
})();
