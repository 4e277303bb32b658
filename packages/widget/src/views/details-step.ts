import { ADDRESS_FIELDS, type Field } from "../state/fields.ts";
import type { State } from "../state/state.ts";
import type { StringName } from "../strings/en.ts";
import { createControl } from "./control.ts";
import { h, setText } from "./dom.ts";
import { faultText } from "./inputs.ts";
import type { View, ViewContext } from "./view.ts";

const WIDE: readonly Field[] = ["email", "phone", "dateOfBirth", "ssnLast4", "line1", "line2"];

const HINTS: Readonly<Partial<Record<Field, StringName>>> = {
  lastName: "lastNameHint",
  ssnLast4: "ssnLast4Hint",
};

/** Creates the step for the participant's details. */
export function createDetailsStep(
  { texts, dispatch, announce }: ViewContext,
  { settings, details }: State,
): View {
  const { shown, required } = settings.fields;
  const rows = new Map(shown.map((field) => [field, createRow(field)] as const));
  const rowElements = (isAddress: boolean) =>
    shown
      .filter((field) => ADDRESS_FIELDS.includes(field) === isAddress)
      .flatMap((field) => rows.get(field)?.element ?? []);
  const address = rowElements(true);
  let shownFaults: State["faults"] = {};
  let shownCountry = details.country;

  function createRow(field: Field) {
    const isRequired = required.includes(field);
    const isOptional = !isRequired && !ADDRESS_FIELDS.includes(field);
    const hintText = HINTS[field];
    const hint = hintText && h("p", { class: "hint", id: `${field}-hint` }, texts(hintText));
    const fault = h("p", { class: "fault", id: `${field}-fault` });
    const fill = () => dispatch({ type: "filled", field, text: row.control.read() });
    const make = (country: string) => {
      const describedBy = hint ? `${hint.id} ${fault.id}` : fault.id;
      return createControl({ field, texts, isRequired, describedBy, onFill: fill }, country);
    };
    const control = make(details.country);
    const optional = isOptional && h("span", "optional", ` (${texts("optional")})`);
    const isWide = WIDE.includes(field) ? "field wide" : "field";
    // A date has a label for each part and a legend.
    const isGroup = field === "dateOfBirth";
    const label = isGroup
      ? h("legend", "", texts(field), optional)
      : h("label", { for: field }, texts(field), optional);
    const element = h(isGroup ? "fieldset" : "div", isWide, label, hint, control.element, fault);
    const row = { element, fault, control, make };
    return row;
  }

  /** Uses a select in countries with states. Clears a value that is not an option. */
  function followCountry(country: string): void {
    const row = rows.get("region");
    if (!row || country === shownCountry) return;
    shownCountry = country;
    const before = row.control;
    row.control = row.make(country);
    row.control.write(before.read());
    before.element.replaceWith(row.control.element);
    if (row.control.read() !== before.read()) dispatch({ type: "filled", field: "region", text: "" });
  }

  return {
    element: h(
      "div",
      "",
      h("div", "grid", ...rowElements(false)),
      address.length > 0 &&
        h("fieldset", "", h("legend", "", texts("address")), h("div", "grid", ...address)),
    ),
    update(state) {
      const { faults } = state;
      followCountry(state.details.country);
      for (const [field, { control, fault }] of rows) {
        control.write(state.details[field]);
        control.mark(field in faults);
        setText(fault, faultText(texts, field, faults[field]));
      }
      // Focuses the first invalid field, but not while errors are being fixed.
      const isNew = shown.some((field) => field in faults && !(field in shownFaults));
      shownFaults = faults;
      if (!isNew) return;
      const first = shown.find((field) => field in faults);
      if (first) rows.get(first)?.control.focus();
      announce(texts("faultsSummary"));
    },
  };
}
