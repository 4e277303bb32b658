import { toLabel } from "../../forms/labels.ts";
import { formatMoney } from "../../ui/money-format.ts";
import { strings } from "./strings.ts";

/** Formats the path of a fact: `participant.lastName` becomes `Participant: last name`. */
export function formatFactName(fact: string): string {
  const [section = "", member] = fact.split(".");
  if (member === undefined) return strings.facts[section] ?? toLabel(section);
  return `${strings.sections[section] ?? section}: ${strings.facts[member] ?? toLabel(member).toLowerCase()}`;
}

export function formatFactValue(fact: string, value: string | null): string | null {
  if (value === null) return null;
  if (/^-?\d+\.\d{2}$/.test(value) && /amount/i.test(fact)) return formatMoney(value);
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(value) && !/Name|Last4|payee/.test(fact)
    ? toLabel(value)
    : value;
}
