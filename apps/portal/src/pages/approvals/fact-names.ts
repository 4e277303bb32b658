import { toLabel } from "../../forms/labels.ts";
import { formatMoney } from "../../ui/money-format.ts";
import { strings } from "./strings.ts";

const TIMES = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z/g;
const TIME_FORMAT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
  timeZone: "UTC",
});

const formatTime = (time: string) => TIME_FORMAT.format(new Date(time));

/** Formats the path of a fact: `participant.lastName` becomes `Participant: last name`. */
export function formatFactName(fact: string): string {
  const [section = "", member] = fact.split(".");
  if (member === undefined) return strings.facts[section] ?? toLabel(section);
  return `${strings.sections[section] ?? section}: ${strings.facts[member] ?? toLabel(member).toLowerCase()}`;
}

/** A list has one line per item, and times are in UTC. */
export function formatFactValue(fact: string, value: string | null): string | null {
  if (value === null) return null;
  const formatted = value.replaceAll(TIMES, formatTime);
  if (formatted !== value) return formatted.replaceAll("; ", "\n");
  if (/^-?\d+\.\d{2}$/.test(value) && /amount/i.test(fact)) return formatMoney(value);
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(value) && !/Name|Last4|payee/.test(fact)
    ? toLabel(value)
    : value;
}
