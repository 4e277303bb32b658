const STORAGE_KEY = "sample-language";

interface Group {
  show(language: string): void;
}

/** Shows code samples in language tabs. The selected language applies to all samples and later visits. */
export function createTabs(): void {
  const groups: Group[] = [];
  const select = (language: string) => {
    for (const group of groups) group.show(language);
    try {
      localStorage.setItem(STORAGE_KEY, language);
    } catch {
      // The browser blocks storage.
    }
  };
  for (const [index, samples] of [...document.querySelectorAll<HTMLElement>(".samples")].entries())
    groups.push(createGroup(samples, `samples-${index}`, select));
  const stored = readStoredLanguage();
  if (stored !== null) for (const group of groups) group.show(stored);
}

function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function createGroup(samples: HTMLElement, id: string, select: (language: string) => void): Group {
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
    tab.addEventListener("click", () => preserveScrollPosition(tab, () => select(language)));
    list.append(tab);
    return { language, tab, panel };
  });
  const show = (language: string) => {
    if (!panels.some((candidate) => candidate.language === language)) return;
    for (const { language: panelLanguage, tab, panel } of panels) {
      const isShown = panelLanguage === language;
      panel.hidden = !isShown;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
  };
  list.addEventListener("keydown", ({ key, target }) => {
    const index = panels.findIndex(({ tab }) => tab === target);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: panels.length - 1 - index }[key];
    const next = step === undefined ? undefined : panels.at((index + step) % panels.length);
    if (!next) return;
    next.tab.focus();
    next.tab.click();
  });
  samples.prepend(list);
  samples.classList.add("tabbed");
  show(panels[0]?.language ?? "");
  return { show };
}

function preserveScrollPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: "instant" });
}
