import { listCountries } from "../strings/countries.ts";
import { STATES } from "../strings/states.ts";
import type { Control, ControlOptions } from "./control-options.ts";
import { createDateControl } from "./date-control.ts";
import { h, setAttribute } from "./dom.ts";
import { INPUTS } from "./inputs.ts";

export function createControl(options: ControlOptions, country: string): Control {
  const { field, texts } = options;
  if (field === "dateOfBirth") return createDateControl(options);
  if (field === "country") return createSelect(options, listCountries(texts.locale));
  // Other countries' regions are free text.
  if (field === "region" && country === "US") return createSelect(options, [["", ""], ...STATES]);
  return toControl(h("input", toInputProps(options)));
}

function createSelect(
  options: ControlOptions,
  choices: readonly (readonly [value: string, name: string])[],
): Control {
  return toControl(
    h("select", toInputProps(options), ...choices.map(([value, name]) => h("option", { value }, name))),
  );
}

function toInputProps({ field, isRequired, describedBy, onFill }: ControlOptions) {
  return {
    ...INPUTS[field],
    id: field,
    name: field,
    class: "input",
    part: "input",
    required: isRequired,
    "aria-describedby": describedBy,
    oninput: onFill,
  };
}

function toControl(input: HTMLInputElement | HTMLSelectElement): Control {
  return {
    element: input,
    read: () => input.value,
    write(text) {
      if (input.value !== text) input.value = text;
    },
    mark: (issue) => setAttribute(input, "aria-invalid", issue && "true"),
    focus: () => input.focus(),
  };
}
