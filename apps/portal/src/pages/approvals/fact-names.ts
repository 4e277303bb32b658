import { toLabel, toPhrase } from "../../forms/labels.ts";
import { formatDay } from "../../ui/due.ts";
import { formatMoney } from "../../ui/money-format.ts";
import { strings } from "./strings.ts";

const ENUM_VALUE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** The type and status of a document. The time after them is optional. */
const TYPE_AND_STATUS = /, ([a-z_]+), ([a-z_]+)(?=, \d{4}-\d{2}-\d{2}T|$)/;
/** Facts with text that can look like an enum value, such as a name in lower case. */
const TEXT_FACTS = /Name|Last4|payee/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIMES_PATTERN = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z/g;
const TIME_FORMAT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
  timeZone: "UTC",
});

const formatTime = (time: string) => TIME_FORMAT.format(new Date(time));

/** Formats `participant.lastName` as `Participant: last name`. */
export function formatFactName(fact: string): string {
  const [section = "", field] = fact.split(".");
  if (field === undefined) return strings.facts[section] ?? toLabel(section);
  if (section === "letter") return `${strings.sections.letter} ${field}`;
  return `${strings.sections[section] ?? section}: ${strings.facts[field] ?? toPhrase(field)}`;
}

/** Formats times in UTC. Puts documents, and list items with times, on separate lines. */
export function formatFactValue(fact: string, value: string | null): string | null {
  if (value === null) return null;
  if (fact.startsWith("letter.")) return value.replace(/^[a-z_]+/, toLabel);
  if (fact === "documents") return value.split("; ").map(formatDocument).join("\n");
  const withFormattedTimes = value.replaceAll(TIMES_PATTERN, formatTime);
  if (withFormattedTimes !== value) return withFormattedTimes.replaceAll("; ", "\n");
  if (DAY.test(value)) return formatDay(value, null);
  if (/^-?\d+\.\d{2}$/.test(value) && /amount/i.test(fact)) return formatMoney(value);
  return ENUM_VALUE.test(value) && !TEXT_FACTS.test(fact) ? toLabel(value) : value;
}

/** Formats `spousal.pdf, spousal_consent, provided, 2026-12-12T09:05:00.000Z`. Leaves the file name unchanged. */
function formatDocument(document: string): string {
  return document
    .replace(TYPE_AND_STATUS, (_, type: string, status: string) => `, ${toLabel(type)}, ${toLabel(status)}`)
    .replaceAll(TIMES_PATTERN, formatTime);
}
