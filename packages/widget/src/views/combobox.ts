import type { Custodian, CustodianPage } from "../api/client.ts";
import { toWidgetError, type WidgetError } from "../api/widget-error.ts";
import {
  type ChoiceTrigger,
  canChooseUnlisted,
  findUnambiguous,
  NO_SEARCH,
  reduceSearch,
  type SearchAction,
} from "../state/search.ts";
import type { Texts } from "../strings/texts.ts";
import { createOption, createUnlistedOption } from "./combobox-options.ts";
import { createIcon, h, setAttribute, setText } from "./dom.ts";

const DEBOUNCE_MS = 200;

interface ComboboxOptions {
  texts: Texts;
  label: string;
  errorId: string;
  knownOnly: boolean;
  search(query: string, signal: AbortSignal): Promise<CustodianPage>;
  announce(text: string): void;
  onQuery(query: string): void;
  onChoose(custodian: Custodian): void;
  onUnlisted(name: string): void;
  onResults(): void;
  onFailed(error: WidgetError): void;
}

export interface Combobox {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  update(input: { query: string; chosen: Custodian | null; isInvalid: boolean }): void;
  retry(): void;
  dispose(): void;
}

/** Follows the editable combobox of the ARIA Authoring Practices. */
export function createCombobox(options: ComboboxOptions): Combobox {
  const { label, texts, announce } = options;
  let state = { ...NO_SEARCH, knownOnly: options.knownOnly };
  let shownResults = state.results;
  let hadUnlistedOption = false;
  let shownQuery = "";
  let isChosen = false;
  /** An Enter or blur that waits for results. */
  let pendingTrigger: ChoiceTrigger | null = null;
  let lastQuery = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  const input = h("input", {
    id: "custodian",
    class: "input",
    part: "input",
    role: "combobox",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: 200,
    placeholder: texts("searchHint"),
    "aria-autocomplete": "list",
    "aria-controls": "custodian-list",
    "aria-describedby": options.errorId,
    "aria-required": "true",
    oninput: handleInput,
    onkeydown: handleKey,
    onclick: openList,
    onblur: () => {
      if (!isChosen) acceptInput("leave");
      dispatch({ type: "closed" });
    },
  });
  const list = h("ul", { id: "custodian-list", role: "listbox", "aria-label": label });
  const note = h("p", "note");
  const element = h(
    "div",
    "field",
    h("label", { for: "custodian" }, label),
    h("div", "search", createIcon("search"), input, h("span", "tick", createIcon("check"))),
    list,
    note,
  );
  render();

  function dispatch(action: SearchAction): void {
    state = reduceSearch(state, action);
    render();
  }

  function handleInput(): void {
    pendingTrigger = null;
    options.onQuery(input.value);
    clearTimeout(timer);
    if (input.value.trim() !== "") timer = setTimeout(search, DEBOUNCE_MS);
    else {
      // Hides the list now. If it closed on blur, the suggestions below would move while the participant taps one.
      dispose();
      dispatch({ type: "cleared" });
    }
  }

  /** False for results of an earlier query, which the keyboard must not choose. */
  const isCurrent = () => state.status === "found" && state.query === input.value.trim();

  function openList(): void {
    if (isCurrent()) dispatch({ type: "opened" });
    else if (state.status !== "searching") void search();
  }

  async function search(): Promise<void> {
    dispose();
    request = new AbortController();
    const { signal } = request;
    const query = input.value.trim();
    lastQuery = query;
    dispatch({ type: "requested" });
    try {
      const { custodians, hasMore } = await options.search(query, signal);
      if (signal.aborted) return;
      dispatch({ type: "loaded", query, results: custodians, hasMore });
      options.onResults();
      if (pendingTrigger) acceptInput(pendingTrigger);
      if (state.isOpen) announce(getResultText());
    } catch (error) {
      // Another search started, or the step is closed.
      if (signal.aborted) return;
      dispatch({ type: "failed" });
      options.onFailed(toWidgetError(error));
    }
  }

  function getResultText(): string {
    const { results, query, hasMore } = state;
    if (results.length === 0) return texts("resultsNone", { query });
    return hasMore ? texts("resultsMore", { count: results.length }) : texts.formatResults(results.length);
  }

  function choose(custodian: Custodian): void {
    dispose();
    dispatch({ type: "closed" });
    options.onChoose(custodian);
    announce(texts("chosen", { name: custodian.name }));
  }

  function chooseUnlisted(): void {
    dispose();
    dispatch({ type: "closed" });
    options.onUnlisted(state.query);
  }

  /** Chooses the unambiguous result, now or when results arrive. */
  function acceptInput(trigger: ChoiceTrigger): void {
    pendingTrigger = null;
    if (input.value.trim() === "") return;
    if (isCurrent()) {
      const match = findUnambiguous(state, trigger);
      if (match) choose(match);
      // After blur, the list stays closed.
      else if (trigger === "leave") dispatch({ type: "closed" });
      return;
    }
    pendingTrigger = trigger;
    if (state.status !== "searching" || lastQuery !== input.value.trim()) void search();
  }

  function handleKey(event: KeyboardEvent): void {
    const { isOpen, activeIndex, results } = state;
    const { key, altKey } = event;
    const offset = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (offset !== 0) {
      if (altKey && offset < 0) dispatch({ type: "closed" });
      else if (isOpen && !altKey && isCurrent()) dispatch({ type: "moved", offset });
      else openList();
    } else if (key === "Enter" && !isChosen && input.value.trim() !== "") {
      const custodian = results[activeIndex];
      if (!isOpen || activeIndex < 0 || !isCurrent()) acceptInput("enter");
      else if (custodian) choose(custodian);
      // The option after the results is the unlisted company.
      else chooseUnlisted();
    } else if (isOpen && key === "Escape") {
      // Keeps the dialog open.
      event.stopPropagation();
      dispatch({ type: "closed" });
    } else return;
    event.preventDefault();
  }

  function render(): void {
    const { isOpen, status, results, activeIndex, hasMore } = state;
    const isSearching = status === "searching";
    const hasUnlistedOption = canChooseUnlisted(state);
    const hasList = isOpen && (results.length > 0 || hasUnlistedOption);
    const haveOptionsChanged = shownResults !== results || hasUnlistedOption !== hadUnlistedOption;
    if (haveOptionsChanged)
      list.replaceChildren(
        ...results.map((custodian, index) =>
          createOption(texts, custodian, { index, onChoose: () => choose(custodian) }),
        ),
      );
    if (hasUnlistedOption && (haveOptionsChanged || state.query !== shownQuery)) {
      list.querySelector(".unlisted")?.remove();
      list.append(
        createUnlistedOption(texts, state.query, { index: results.length, onChoose: chooseUnlisted }),
      );
    }
    [shownResults, hadUnlistedOption, shownQuery] = [results, hasUnlistedOption, state.query];
    setAttribute(input, "aria-expanded", String(hasList));
    setAttribute(input, "aria-activedescendant", hasList && activeIndex >= 0 && `option-${activeIndex}`);
    for (const [index, option] of [...list.children].entries()) {
      setAttribute(option, "aria-selected", String(index === activeIndex));
      if (hasList && index === activeIndex) option.scrollIntoView({ block: "nearest" });
    }
    const isNew = hasList && (list.hidden || haveOptionsChanged);
    list.hidden = !hasList;
    // Keeps the results and the field in view, above the buttons.
    if (isNew) for (const part of [list, input]) part.scrollIntoView({ block: "nearest" });
    note.hidden = !isOpen || (results.length > 0 && !hasMore && !isSearching);
    setText(note, isSearching ? texts("searching") : getResultText());
    setAttribute(element, "data-searching", isSearching);
  }

  function dispose(): void {
    clearTimeout(timer);
    request?.abort();
  }

  return {
    element,
    input,
    update({ query, chosen, isInvalid }) {
      isChosen = chosen !== null;
      if (input.value !== query) input.value = query;
      setAttribute(input, "aria-invalid", isInvalid && "true");
      setAttribute(element, "data-chosen", chosen !== null);
    },
    retry() {
      pendingTrigger = null;
      input.focus();
      void search();
    },
    dispose,
  };
}
