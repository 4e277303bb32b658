import type { Find } from "./search-entries.ts";

const HINT = "Guides, operations, errors, types and events. Arrow keys choose, Enter opens.";

/** A combobox with its list (WAI-ARIA's pattern) in a dialog: the keyboard stays in the field, and says what is chosen. */
export function createSearchDialog(find: Find): { open(): void } {
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search");
  const field = createElement("div", "field");
  const input = document.createElement("input");
  for (const [name, value] of Object.entries({
    type: "text",
    role: "combobox",
    placeholder: "Search",
    "aria-label": "Search",
    "aria-autocomplete": "list",
    "aria-controls": "found",
    "aria-expanded": "false",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  }))
    input.setAttribute(name, value);
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  field.append(input, close);
  const list = createElement("ul");
  list.id = "found";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Found");
  const status = createElement("p", "said", HINT);
  status.setAttribute("role", "status");
  dialog.append(field, list, status);
  document.body.append(dialog);

  let chosen = -1;
  const options = () => [...list.children] as HTMLElement[];
  const choose = (at: number) => {
    chosen = at;
    for (const [index, option] of options().entries())
      option.setAttribute("aria-selected", String(index === at));
    const option = options()[at];
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const openOption = (option: HTMLElement | undefined, isApart: boolean) => {
    const href = option?.dataset.href;
    if (href === undefined) return;
    if (isApart) {
      open(href, "_blank", "noopener");
      return;
    }
    dialog.close();
    location.assign(href);
  };
  const show = () => {
    const text = input.value.trim();
    const results = text === "" ? [] : find(text);
    list.replaceChildren(...results.map((entry, index) => createOption(entry, index)));
    input.setAttribute("aria-expanded", String(results.length > 0));
    status.textContent = text === "" ? HINT : formatCount(results.length);
    choose(results.length > 0 ? 0 : -1);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const count = options().length;
    if (event.key === "Enter") openOption(options()[chosen], event.ctrlKey || event.metaKey);
    else if (event.key === "ArrowDown" && count > 0) choose((chosen + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) choose((chosen + count - 1) % count);
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>("li") : null;
    openOption(option ?? undefined, event.ctrlKey || event.metaKey);
  });
  // A click beside it closes it.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return {
    open: () => {
      dialog.showModal();
      input.select();
    },
  };
}

function formatCount(count: number): string {
  if (count === 0) return "Nothing found. Try fewer or other words.";
  return count === 1 ? "1 found." : `${count} found.`;
}

function createOption(
  { kind, title, href, text, terms }: ReturnType<Find>[number],
  index: number,
): HTMLElement {
  const option = createElement("li");
  option.id = `found-${index}`;
  option.setAttribute("role", "option");
  option.dataset.href = href;
  const name = createElement("b");
  name.append(...marked(title, terms));
  const details = createElement("span");
  details.append(createElement("i", "", kind), " ", ...marked(excerpt(text, terms), terms));
  option.append(name, details);
  return option;
}

/** The part of a text in which the first of the terms stands. */
function excerpt(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const positions = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const from = Math.max(0, (positions.length > 0 ? Math.min(...positions) : 0) - 40);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const part = text.slice(start, start + 120);
  return `${start > 0 ? "… " : ""}${part}${start + 120 < text.length ? " …" : ""}`;
}

/** A text with the terms in it marked. */
function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  const lower = text.toLowerCase();
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  while (at < text.length) {
    const next = terms
      .map((term) => ({ term, place: lower.indexOf(term, at) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place || other.term.length - one.term.length)[0];
    if (!next) break;
    const end = next.place + next.term.length;
    parts.push(text.slice(at, next.place), createElement("mark", "", text.slice(next.place, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}

function createElement(name: string, className = "", text = ""): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
