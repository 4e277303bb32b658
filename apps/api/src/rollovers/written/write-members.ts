import type { TextRow } from "@svc/database";
import { isPlain, toAnswerTime } from "./json-texts.ts";
import { isEmpty, type Written, type WrittenAnswer } from "./written-members.ts";

type Varying = Exclude<Written<unknown>, { kind: "fixed" | "nested" }>;

/** A value that differs from row to row, behind what stands in front of it since the one before. */
interface Step {
  written: Varying;
  lead: string;
  /** The same with the value, where there is none; and with the quote of one that is text. */
  none: string;
  quote: string;
}

/**
 * Makes what writes an object behind a text: its values one after the other, and between them what is the same in every row.
 * Behind a text, since one that grows costs less than many that are put together at the end.
 */
export function writerOf(
  object: Written<unknown>,
): (before: string, row: TextRow, answer: WrittenAnswer) => string {
  const steps: Step[] = [];
  const end = collect(object, "", steps);
  return (before, row, answer) => {
    let text = before;
    // Few long pieces: each costs as much as a hundred characters.
    for (const step of steps) {
      const { written } = step;
      if (written.kind === "computed") {
        const isNone = written.unless !== null && isEmpty(written.unless, row);
        text += isNone ? step.none : step.lead + written.write(row, answer);
        continue;
      }
      const value = row[written.place] ?? null;
      if (value === null) text += step.none;
      else if (written.kind === "copied")
        text += isPlain(value) ? `${step.quote}${value}"` : step.lead + JSON.stringify(value);
      else if (written.kind === "moment")
        text += `${step.quote}${writeMoment(value, written.place, row, answer)}"`;
      else text += step.lead + value;
    }
    return text + end;
  };
}

/** Takes the steps of a value behind those that are there. @returns what stands behind its last one */
function collect(written: Written<unknown>, lead: string, steps: Step[]): string {
  if (written.kind === "fixed") return lead + written.text;
  if (written.kind !== "nested") {
    const none = lead + (written.kind === "computed" ? written.none : "null");
    steps.push({ written, lead, none, quote: `${lead}"` });
    return "";
  }
  let text = `${lead}{`;
  for (const [index, [name, member]] of written.members.entries()) {
    text = collect(member, `${text}${index === 0 ? "" : ","}${JSON.stringify(name)}:`, steps);
  }
  return `${text}}`;
}

function writeMoment(text: string, place: number, row: TextRow, { texts }: WrittenAnswer): string {
  return toAnswerTime(text) ?? (texts.valueOf(row, place) as Date).toISOString();
}
