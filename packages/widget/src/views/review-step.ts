import { toConsent } from "../state/consent.ts";
import { ADDRESS_FIELDS, type Field } from "../state/fields.ts";
import { getSteps, type State, type Step } from "../state/state.ts";
import { nameCountry } from "../strings/countries.ts";
import type { Texts } from "../strings/texts.ts";
import { createAgreements } from "./agreements.ts";
import { createSlot, h, setAttribute } from "./dom.ts";
import { createFromToCards } from "./from-to-cards.ts";
import type { View, ViewContext } from "./view.ts";

export function createReviewStep(context: ViewContext, state: State): View {
  const { texts, dispatch } = context;
  const agreements = createAgreements(context, state);
  const steps = getSteps(state.settings);
  const buttons: HTMLButtonElement[] = [];
  const createChangeButton = (step: Step, label: string): HTMLButtonElement | null => {
    if (!steps.includes(step)) return null;
    const button = h(
      "button",
      { type: "button", class: "link", onclick: () => dispatch({ type: "returnedTo", step }) },
      texts("change"),
      h("span", "unseen", `: ${label}`),
    );
    buttons.push(button);
    return button;
  };
  return {
    element: h(
      "div",
      "",
      createFromToCards(texts, state, createChangeButton),
      h(
        "section",
        "card",
        h("div", "line", h("h4", "", texts("reviewYou")), createChangeButton("details", texts("reviewYou"))),
        h(
          "dl",
          "",
          ...formatDetails(texts, state).map(([label, value]) =>
            h("div", "", h("dt", "", label), h("dd", "", h("bdi", "", value))),
          ),
        ),
      ),
      createSlot("terms", texts.locale),
      agreements.element,
    ),
    update(next) {
      for (const button of buttons) setAttribute(button, "aria-disabled", next.isSending && "true");
      agreements.update(next);
    },
    readConsent() {
      const agreed = agreements.read();
      return agreed && toConsent(state, agreed);
    },
  };
}

function formatDetails(texts: Texts, { details, settings }: State): [label: string, value: string][] {
  const filled = settings.fields.shown.filter((field) => details[field].trim() !== "");
  const isAddress = (field: Field) => ADDRESS_FIELDS.includes(field);
  const lines = filled
    .filter((field) => !isAddress(field))
    .map((field): [string, string] => [texts(field), formatValue(texts, field, details[field].trim())]);
  const address = filled
    .filter((field) => isAddress(field) && field !== "country")
    .map((field) => details[field].trim());
  if (address.length > 0)
    lines.push([texts("address"), [...address, nameCountry(details.country, texts.locale)].join(", ")]);
  return lines;
}

function formatValue(texts: Texts, field: Field, text: string): string {
  if (field === "ssnLast4") return `•••-••-${text}`;
  if (field !== "dateOfBirth") return text;
  return new Intl.DateTimeFormat(texts.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(text));
}
