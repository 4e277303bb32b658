import { inSchemaOrder } from "@svc/service-kit";
import { z } from "zod";
import type { JsonBytes } from "./json-bytes.ts";
import { isEmpty, type Written, type WrittenAnswer } from "./written-members.ts";

type Varying = Exclude<Written<unknown>, { kind: "fixed" | "nested" }>;

/** A value that differs from row to row, behind what stands in front of it since the one before. */
interface Step {
  written: Varying;
  order(value: unknown): unknown;
  lead: Buffer;
  /** The same with the value, where there is none; and with the quote of one that is text. */
  none: Buffer;
  quote: Buffer;
}

/**
 * Makes what writes an object of the row that is looked at: its values one after the other, and between them what is the same in
 * every row.
 *
 * @param schema in whose order its members are written
 */
export function writerOf(
  object: Written<unknown>,
  schema: z.ZodType,
): (out: JsonBytes, answer: WrittenAnswer) => void {
  const steps: Step[] = [];
  const end = Buffer.from(collect(object, schema, { lead: "", steps }));
  return (out, answer) => {
    const { bytes, begins, ends } = answer.rows;
    for (const step of steps) {
      const { written } = step;
      if (written.kind === "computed") {
        if (written.unless !== null && isEmpty(written.unless, answer.rows)) out.addBytes(step.none);
        else {
          out.addBytes(step.lead);
          out.addBytes(written.write(answer, step.order));
        }
        continue;
      }
      const from = begins[written.place] as number;
      const to = ends[written.place] as number;
      if (to < 0) out.addBytes(step.none);
      else if (written.kind === "copied") {
        out.addBytes(step.quote);
        out.endString(bytes, from, to);
      } else if (written.kind === "moment") {
        out.addBytes(step.quote);
        if (!out.endMoment(bytes, from, to)) out.add(`${momentIn(answer, written.place)}"`);
      } else {
        out.addBytes(step.lead);
        out.splice(bytes, from, to);
      }
    }
    out.addBytes(end);
  };
}

/** Takes the steps of a value behind those that are there. @returns what stands behind its last one */
function collect(
  written: Written<unknown>,
  schema: z.core.$ZodType,
  { lead, steps }: { lead: string; steps: Step[] },
): string {
  if (written.kind === "fixed") return lead + written.text;
  if (written.kind !== "nested") {
    steps.push({
      written,
      order: (value) => inSchemaOrder(schema, value),
      lead: Buffer.from(lead),
      none: Buffer.from(lead + (written.kind === "computed" ? written.none : "null")),
      quote: Buffer.from(`${lead}"`),
    });
    return "";
  }
  if (!(schema instanceof z.ZodObject)) throw new Error("members without an object's schema");
  let text = `${lead}{`;
  for (const [index, [name, member]] of Object.entries(schema.shape).entries()) {
    const value = written.members[name];
    if (!value) throw new Error(`it is not said how ${name} is written`);
    text = collect(value, member, {
      lead: `${text}${index === 0 ? "" : ","}${JSON.stringify(name)}:`,
      steps,
    });
  }
  return `${text}}`;
}

function momentIn({ rows }: WrittenAnswer, place: number): string {
  return (rows.value(place) as Date).toISOString();
}
