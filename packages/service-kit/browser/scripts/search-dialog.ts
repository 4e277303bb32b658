import type { Find } from "./search-entries.ts";

const HINT = "Guides, operations, errors, types and events. Arrow keys choose, Enter opens.";

/** A combobox with its list (WAI-ARIA's pattern) in a dialog: the keyboard stays in the field, and says what is chosen. */
export function makeDialog(find: Find): { open(): void } {
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search");
  const field = make("div", "field");
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
  const list = make("ul");
  list.id = "found";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Found");
  const said = make("p", "said", HINT);
  said.setAttribute("role", "status");
  dialog.append(field, list, said);
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
  const go = (option: HTMLElement | undefined, isApart: boolean) => {
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
    const found = text === "" ? [] : find(text);
    list.replaceChildren(...found.map((entry, index) => makeOption(entry, index)));
    input.setAttribute("aria-expanded", String(found.length > 0));
    said.textContent = text === "" ? HINT : sayCount(found.length);
    choose(found.length > 0 ? 0 : -1);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const count = options().length;
    if (event.key === "Enter") go(options()[chosen], event.ctrlKey || event.metaKey);
    else if (event.key === "ArrowDown" && count > 0) choose((chosen + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) choose((chosen + count - 1) % count);
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>("li") : null;
    go(option ?? undefined, event.ctrlKey || event.metaKey);
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

function sayCount(count: number): string {
  if (count === 0) return "Nothing found. Try fewer or other words.";
  return count === 1 ? "1 found." : `${count} found.`;
}

function makeOption(
  { kind, title, href, text, terms }: ReturnType<Find>[number],
  index: number,
): HTMLElement {
  const option = make("li");
  option.id = `found-${index}`;
  option.setAttribute("role", "option");
  option.dataset.href = href;
  const name = make("b");
  name.append(...marked(title, terms));
  const rest = make("span");
  rest.append(make("i", "", kind), " ", ...marked(excerpt(text, terms), terms));
  option.append(name, rest);
  return option;
}

/** The part of a text in which the first of the terms stands. */
function excerpt(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const from = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - 40);
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
    parts.push(text.slice(at, next.place), make("mark", "", text.slice(next.place, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}

function make(name: string, className = "", text = ""): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
