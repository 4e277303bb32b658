import { ADDRESS_FIELDS, type Field } from "../state/fields.ts";
import type { State } from "../state/state.ts";
import type { StringName } from "../strings/en.ts";
import { createControl } from "./control.ts";
import { h, setText } from "./dom.ts";
import { getIssueText } from "./inputs.ts";
import { createPrivacyNote } from "./privacy-note.ts";
import type { View, ViewContext } from "./view.ts";

const FULL_WIDTH: readonly Field[] = ["email", "phone", "dateOfBirth", "ssnLast4", "line1", "line2"];

const HINTS: Readonly<Partial<Record<Field, StringName>>> = {
  lastName: "lastNameHint",
  ssnLast4: "ssnLast4Hint",
};

export function createDetailsStep(
  { texts, dispatch, announce }: ViewContext,
  { settings, details }: State,
): View {
  const { shown, required } = settings.fields;
  const rows = new Map(shown.map((field) => [field, createRow(field)] as const));
  const listRowElements = (isAddress: boolean) =>
    shown
      .filter((field) => ADDRESS_FIELDS.includes(field) === isAddress)
      .flatMap((field) => rows.get(field)?.element ?? []);
  const address = listRowElements(true);
  let shownIssues: State["issues"] = {};
  let shownCountry = details.country;

  function createRow(field: Field) {
    const isRequired = required.includes(field);
    const isOptional = !isRequired && !ADDRESS_FIELDS.includes(field);
    const hintText = HINTS[field];
    const hint = hintText && h("p", { class: "hint", id: `${field}-hint` }, texts(hintText));
    const errorElement = h("p", { class: "fault", id: `${field}-fault` });
    const fill = () => dispatch({ type: "filled", field, text: row.control.read() });
    const createForCountry = (country: string) => {
      const describedBy = hint ? `${hint.id} ${errorElement.id}` : errorElement.id;
      return createControl({ field, texts, isRequired, describedBy, onFill: fill }, country);
    };
    const control = createForCountry(details.country);
    const optional = isOptional && h("span", "optional", ` (${texts("optional")})`);
    const className = FULL_WIDTH.includes(field) ? "field wide" : "field";
    const isGroup = field === "dateOfBirth";
    const label = isGroup
      ? h("legend", "", texts(field), optional)
      : h("label", { for: field }, texts(field), optional);
    const element = h(isGroup ? "fieldset" : "div", className, label, hint, control.element, errorElement);
    const row = { element, errorElement, control, createForCountry };
    return row;
  }

  /** Clears a value that the new country's control does not offer. */
  function updateRegionControl(country: string): void {
    const row = rows.get("region");
    if (!row || country === shownCountry) return;
    shownCountry = country;
    const previous = row.control;
    row.control = row.createForCountry(country);
    row.control.write(previous.read());
    previous.element.replaceWith(row.control.element);
    if (row.control.read() !== previous.read()) dispatch({ type: "filled", field: "region", text: "" });
  }

  return {
    element: h(
      "div",
      "",
      h("div", "grid", ...listRowElements(false)),
      address.length > 0 &&
        h("fieldset", "", h("legend", "", texts("address")), h("div", "grid", ...address)),
      createPrivacyNote(texts, settings),
    ),
    update(state) {
      const { issues } = state;
      updateRegionControl(state.details.country);
      for (const [field, { control, errorElement }] of rows) {
        control.write(state.details[field]);
        control.mark(issues[field]);
        setText(errorElement, getIssueText(texts, field, issues[field]));
      }
      // Focuses the first invalid field after new issues, but not while the participant fixes others.
      const hasNewIssues = shown.some((field) => field in issues && !(field in shownIssues));
      shownIssues = issues;
      if (!hasNewIssues) return;
      const first = shown.find((field) => field in issues);
      if (first) rows.get(first)?.control.focus(issues[first]);
      announce(texts("faultsSummary"));
    },
  };
}
