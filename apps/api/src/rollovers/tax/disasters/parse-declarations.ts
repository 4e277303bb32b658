import { declarationIdField } from "@svc/rollover-rules/deadlines/postponement-field";
import { dateField, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { DeclarationFacts } from "./disaster-declaration.ts";

const MAX_DECLARATIONS = 5_000;
const MAX_AREAS = 60;
const MAX_COUNTIES = 300;

const areaSchema = z.strictObject({
  state: z
    .string("must be a state such as FL")
    .regex(/^[A-Z]{2}$/, "must be two capital letters, such as FL"),
  counties: z
    .array(lineField(80), "must be a list of names")
    .min(1, "must not be empty: omit it for the whole state")
    .max(MAX_COUNTIES, `must have at most ${MAX_COUNTIES} names`)
    .optional()
    .transform((counties) => counties ?? null),
});

const declarationSchema = z
  .strictObject({
    id: declarationIdField,
    title: lineField(200),
    areas: z.array(areaSchema, "must be a list").min(1, "must not be empty").max(MAX_AREAS),
    startsOn: dateField,
    postponedUntil: dateField,
    source: lineField(500),
  })
  .refine(({ startsOn, postponedUntil }) => startsOn <= postponedUntil, {
    path: ["postponedUntil"],
    error: "must not be before startsOn",
  });

const fileSchema = z
  .array(declarationSchema, "must be a list of declarations")
  .max(MAX_DECLARATIONS, `must have at most ${MAX_DECLARATIONS} declarations`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "has the same id twice");

/** @throws Error that lists every issue */
export function parseDeclarations(text: string): DeclarationFacts[] {
  const result = fileSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(
    `The file has ${issues.length} invalid ${issues.length === 1 ? "value" : "values"}. Nothing changed.\n${issues.join("\n")}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("The file is not JSON. Nothing changed.");
  }
}
