import { ADDRESS_FIELDS, type Field } from "../state/fields.ts";
import type { State } from "../state/state.ts";
import { listCountries } from "../strings/countries.ts";
import { h, setAttribute, setText } from "./dom.ts";
import { faultText, HALF_A_DATE, INPUTS, readInput } from "./inputs.ts";
import type { View, ViewContext } from "./view.ts";

/** Those that want a line of their own, where there is room for two. */
const WIDE: readonly Field[] = ["email", "ssnLast4", "line1", "line2"];

/** The step in which the participant says who they are. */
export function makeDetailsStep({ texts, dispatch, announce }: ViewContext, { settings }: State): View {
  const { shown, required } = settings.fields;
  const rows = new Map(shown.map((field) => [field, makeRow(field)] as const));
  const rowsOf = (isAddress: boolean) =>
    shown
      .filter((field) => ADDRESS_FIELDS.includes(field) === isAddress)
      .flatMap((field) => rows.get(field)?.element ?? []);
  const address = rowsOf(true);
  let shownFaults: State["faults"] = {};

  function makeRow(field: Field) {
    const isRequired = required.includes(field);
    const isOptional = !isRequired && !ADDRESS_FIELDS.includes(field);
    const hint =
      field === "ssnLast4" && h("p", { class: "hint", id: "ssnLast4-hint" }, texts("ssnLast4Hint"));
    const fault = h("p", { class: "fault", id: `${field}-fault` });
    const fill = () => dispatch({ type: "filled", field, text: readInput(input) });
    const props = {
      ...INPUTS[field],
      id: field,
      name: field,
      class: "input",
      part: "input",
      required: isRequired,
      "aria-describedby": hint ? `${hint.id} ${fault.id}` : fault.id,
      oninput: fill,
      // No `input` tells of half a date.
      onblur: fill,
    };
    const input =
      field === "country"
        ? h(
            "select",
            props,
            ...listCountries(texts.locale).map(([value, name]) => h("option", { value }, name)),
          )
        : h("input", props);
    const optional = isOptional && h("span", "optional", ` (${texts("optional")})`);
    const element = h(
      "div",
      { class: WIDE.includes(field) ? "field wide" : "field" },
      h("label", { for: field }, texts(field), optional),
      hint,
      input,
      fault,
    );
    return { element, input, fault };
  }

  return {
    element: h(
      "div",
      "",
      h("div", "grid", ...rowsOf(false)),
      address.length > 0 &&
        h("fieldset", "", h("legend", "", texts("address")), h("div", "grid", ...address)),
    ),
    update({ details, faults }) {
      for (const [field, { input, fault }] of rows) {
        // Half a date has no value; setting one would take away what is there.
        if (readInput(input) !== details[field] && details[field] !== HALF_A_DATE)
          input.value = details[field];
        setAttribute(input, "aria-invalid", field in faults && "true");
        setText(fault, faultText(texts, field, faults[field]));
      }
      // Whoever could not go on is led to the first field that needs it. Faults that go one by one move nothing.
      const isNew = shown.some((field) => field in faults && !(field in shownFaults));
      shownFaults = faults;
      if (!isNew) return;
      const first = shown.find((field) => field in faults);
      if (first) rows.get(first)?.input.focus();
      announce(texts("faultsSummary"));
    },
  };
}
