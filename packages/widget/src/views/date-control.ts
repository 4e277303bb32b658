import { joinDate, parseMonth, splitDate } from "../state/dates.ts";
import type { Control, ControlOptions } from "./control-options.ts";
import { h, setAttribute } from "./dom.ts";

type Part = "year" | "month" | "day";

const AUTOCOMPLETE: Readonly<Record<Part, string>> = {
  year: "bday-year",
  month: "bday-month",
  day: "bday-day",
};

/** Creates three fields in locale order, because a native date picker would open at today's date. */
export function createDateControl({
  field,
  texts,
  isRequired,
  describedBy,
  onFill,
}: ControlOptions): Control {
  const order = new Intl.DateTimeFormat(texts.locale)
    .formatToParts()
    .map(({ type }) => type)
    .filter((type): type is Part => type in AUTOCOMPLETE);
  const inputs = new Map(
    order.map((part) => [
      part,
      h("input", {
        id: `${field}-${part}`,
        name: `${field}-${part}`,
        class: "input",
        part: "input",
        inputmode: "numeric",
        autocomplete: AUTOCOMPLETE[part],
        required: isRequired,
        "aria-describedby": describedBy,
        oninput: onFill,
      }),
    ]),
  );
  const read = () => {
    const [year = "", month = "", day = ""] = (["year", "month", "day"] as const).map(
      (part) => inputs.get(part)?.value.trim() ?? "",
    );
    return joinDate({ year, month: parseMonth(month, texts.locale), day });
  };
  return {
    element: h(
      "div",
      { class: "date", dir: "ltr" },
      ...[...inputs].map(([part, input]) =>
        h(
          "div",
          `field ${part}`,
          h("label", { for: input.id, class: "hint", dir: "auto" }, texts(part)),
          input,
        ),
      ),
    ),
    read,
    write(text) {
      if (read() === text) return;
      const parts = splitDate(text);
      for (const [part, input] of inputs) input.value = parts[part];
    },
    mark(issue) {
      const invalidInput = inputs.get(issue as Part);
      for (const input of inputs.values())
        setAttribute(input, "aria-invalid", issue && (!invalidInput || invalidInput === input) && "true");
    },
    focus: (issue) => (inputs.get(issue as Part) ?? inputs.values().next().value)?.focus(),
  };
}
