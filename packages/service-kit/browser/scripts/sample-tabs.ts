const CHOICE = "sample-language";

interface Group {
  show(language: string): void;
}

/** Makes tabs of the samples of one thing in several languages. The choice holds for all of them, and the next visit. */
export function createTabs(): void {
  const groups: Group[] = [];
  const choose = (language: string) => {
    for (const group of groups) group.show(language);
    try {
      localStorage.setItem(CHOICE, language);
    } catch {
      // Not kept, where the browser keeps nothing.
    }
  };
  for (const [index, samples] of [...document.querySelectorAll<HTMLElement>(".samples")].entries())
    groups.push(createGroup(samples, `samples-${index}`, choose));
  const chosen = readChoice();
  if (chosen !== null) for (const group of groups) group.show(chosen);
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}

function createGroup(samples: HTMLElement, id: string, choose: (language: string) => void): Group {
  const list = document.createElement("div");
  list.className = "tabs";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  const panels = [...samples.querySelectorAll<HTMLElement>(".code")].map((panel, index) => {
    const language = panel.querySelector("pre")?.dataset.lang ?? "";
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `${id}-tab-${index}`;
    tab.textContent = language;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", `${id}-panel-${index}`);
    panel.id = `${id}-panel-${index}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => preserveScrollPosition(tab, () => choose(language)));
    list.append(tab);
    return { language, tab, panel };
  });
  const show = (language: string) => {
    // A group that has not got it stays as it is.
    if (!panels.some((one) => one.language === language)) return;
    for (const one of panels) {
      const isShown = one.language === language;
      one.panel.hidden = !isShown;
      one.tab.setAttribute("aria-selected", String(isShown));
      one.tab.tabIndex = isShown ? 0 : -1;
    }
  };
  list.addEventListener("keydown", ({ key, target }) => {
    const at = panels.findIndex(({ tab }) => tab === target);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: panels.length - 1 - at }[key];
    const next = step === undefined ? undefined : panels.at((at + step) % panels.length);
    if (!next) return;
    next.tab.focus();
    next.tab.click();
  });
  samples.prepend(list);
  samples.classList.add("tabbed");
  show(panels[0]?.language ?? "");
  return { show };
}

/** What was clicked stays under the pointer, whatever becomes longer or shorter above it. */
function preserveScrollPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: "instant" });
}
