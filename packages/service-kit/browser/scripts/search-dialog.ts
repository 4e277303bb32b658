import type { Result, Search } from "./search-index.ts";
import { findMatches } from "./search-words.ts";

const HINT = "Search guides, operations, errors, types and events. Arrow keys select, Enter opens.";

/** Creates a combobox with a listbox (WAI-ARIA APG). Focus stays in the input. */
export function createSearchDialog(search: Search): { open(): void } {
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
    "aria-controls": "search-results",
    "aria-expanded": "false",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  }))
    input.setAttribute(name, value);
  const closeButton = document.createElement("button");
  closeButton.type = "button";
  closeButton.textContent = "Close";
  closeButton.addEventListener("click", () => dialog.close());
  field.append(input, closeButton);
  const list = createElement("ul");
  list.id = "search-results";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Search results");
  const status = createElement("p", "status", HINT);
  status.setAttribute("role", "status");
  dialog.append(field, list, status);
  document.body.append(dialog);

  /** -1 if there are no results. */
  let selectedIndex = -1;
  const listOptions = () => [...list.children] as HTMLElement[];
  const select = (index: number) => {
    selectedIndex = index;
    for (const [position, option] of listOptions().entries())
      option.setAttribute("aria-selected", String(position === index));
    const option = listOptions()[index];
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const openOption = (option: HTMLElement | undefined, inNewTab: boolean) => {
    const href = option?.dataset.href;
    if (href === undefined) return;
    if (inNewTab) {
      open(href, "_blank", "noopener");
      return;
    }
    dialog.close();
    location.assign(href);
  };
  const showResults = () => {
    const text = input.value.trim();
    const results = text === "" ? [] : search(text);
    list.replaceChildren(...results.map((entry, index) => createOption(entry, index)));
    input.setAttribute("aria-expanded", String(results.length > 0));
    status.textContent = text === "" ? HINT : formatCount(results.length);
    select(results.length > 0 ? 0 : -1);
  };
  input.addEventListener("input", showResults);
  input.addEventListener("keydown", (event) => {
    const count = listOptions().length;
    if (event.key === "Enter") openOption(listOptions()[selectedIndex], event.ctrlKey || event.metaKey);
    else if (event.key === "ArrowDown" && count > 0) select((selectedIndex + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) select((selectedIndex + count - 1) % count);
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>("li") : null;
    openOption(option ?? undefined, event.ctrlKey || event.metaKey);
  });
  // A click on the backdrop closes the dialog.
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
  if (count === 0) return "No results. Try fewer or different words.";
  return count === 1 ? "1 result" : `${count} results`;
}

function createOption({ kind, title, href, text, terms }: Result, index: number): HTMLElement {
  const option = createElement("li");
  option.id = `search-result-${index}`;
  option.setAttribute("role", "option");
  option.dataset.href = href;
  const name = createElement("b");
  name.append(...markTerms(title, terms));
  const details = createElement("span");
  details.append(createElement("i", "", kind), " ", ...markTerms(createExcerpt(text, terms), terms));
  option.append(name, details);
  return option;
}

const EXCERPT_LENGTH = 120;
/** Characters shown before the first match. */
const LEADING_LENGTH = 40;

function createExcerpt(text: string, terms: readonly string[]): string {
  const firstMatch = findMatches(text, terms)[0]?.start ?? 0;
  const earliest = Math.max(0, firstMatch - LEADING_LENGTH);
  const start = earliest === 0 ? 0 : text.indexOf(" ", earliest) + 1;
  const before = start > 0 ? "… " : "";
  if (text.length <= start + EXCERPT_LENGTH) return before + text.slice(start);
  const end = text.lastIndexOf(" ", start + EXCERPT_LENGTH);
  return `${before}${text.slice(start, end > start ? end : start + EXCERPT_LENGTH)} …`;
}

function markTerms(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let position = 0;
  for (const { start, end } of findMatches(text, terms)) {
    parts.push(text.slice(position, start), createElement("mark", "", text.slice(start, end)));
    position = end;
  }
  return [...parts, text.slice(position)];
}

function createElement(name: string, className = "", text = ""): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
