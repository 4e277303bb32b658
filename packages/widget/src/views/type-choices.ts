import { toWidgetError } from "../api/widget-error.ts";
import { getLaterSteps, loadLaterSteps } from "../load-later-steps.ts";
import type { AccountType } from "../state/account-types.ts";
import { getOfferedTypes, type Side, type State } from "../state/state.ts";
import { h, setText } from "./dom.ts";
import type { ViewContext } from "./view.ts";

interface TypeChoices {
  readonly element: HTMLElement;
  findFirstInput(): HTMLElement | null;
  update(state: State): void;
}

export function createTypeChoices(
  side: Side,
  { texts, settings, dispatch, announce }: ViewContext,
): TypeChoices {
  const errorElement = h("p", { class: "fault", id: "type-fault" });
  const note = h("p", { class: "note", id: "type-note" });
  const choices = h("div", "choices");
  const help = h("div", "");
  const helpButton = h(
    "button",
    { type: "button", class: "link", "aria-expanded": "false", onclick: openHelp },
    texts("typeHelp"),
  );
  const element = h(
    "fieldset",
    { "aria-describedby": `${errorElement.id} ${note.id}` },
    h("legend", "", texts(`${side}Type`)),
    choices,
    errorElement,
    note,
    helpButton,
    help,
  );
  let shownTypes = "";
  let current: State | null = null;

  async function openHelp(): Promise<void> {
    if (help.hasChildNodes()) return closeHelp();
    try {
      await loadLaterSteps();
    } catch (error) {
      dispatch({ type: "failed", error: toWidgetError(error) });
      return;
    }
    const panel = getLaterSteps()?.createTypeHelp(texts, applyAnswer);
    if (!panel) return;
    setText(note, "");
    help.replaceChildren(panel);
    helpButton.setAttribute("aria-expanded", "true");
  }

  function closeHelp(): void {
    help.replaceChildren();
    helpButton.setAttribute("aria-expanded", "false");
  }

  function applyAnswer(answer: AccountType | "unsure"): void {
    closeHelp();
    const type = current && getOfferedTypes(current, side).find((one) => one === answer);
    if (type) dispatch({ type: "accountTypeChosen", side, accountType: type });
    else dispatch({ type: "typeUnsure", side });
    let text = texts(settings.knownOnly ? "typeAsk" : "typeCheck");
    if (type) text = texts("typeFound", { type: texts(type) });
    else if (answer !== "unsure" && !settings.knownOnly) text = texts("typeNotHeld", { type: texts(answer) });
    setText(note, text);
    announce(text);
    (choices.querySelector<HTMLElement>("input:checked") ?? helpButton).focus();
  }

  return {
    element,
    findFirstInput: () => choices.querySelector("input"),
    update(state) {
      current = state;
      const { custodian, accountType, isUnsure } = state[side];
      const offered = getOfferedTypes(state, side);
      if (offered.join() !== shownTypes) {
        closeHelp();
        choices.replaceChildren(
          ...offered.map((type) =>
            h(
              "label",
              "choice",
              h("input", {
                type: "radio",
                name: "account-type",
                value: type,
                "aria-labelledby": `name-${type}`,
                "aria-describedby": `help-${type}`,
                onchange: () => {
                  closeHelp();
                  setText(note, "");
                  dispatch({ type: "accountTypeChosen", side, accountType: type });
                },
              }),
              h(
                "span",
                "names",
                h("span", { id: `name-${type}` }, texts(type)),
                h("span", { id: `help-${type}`, class: "aliases" }, texts(`help_${type}`)),
              ),
            ),
          ),
        );
      }
      shownTypes = offered.join();
      element.hidden = !custodian;
      helpButton.hidden = offered.length < 2;
      for (const input of choices.querySelectorAll("input")) input.checked = input.value === accountType;
      if (isUnsure && note.textContent === "" && !help.hasChildNodes()) setText(note, texts("typeCheck"));
      const hasNoType = custodian && offered.length === 0;
      setText(
        errorElement,
        hasNoType ? texts("typesNone") : state.sideIssue === "accountType" ? texts("faultAccountType") : "",
      );
    },
  };
}
