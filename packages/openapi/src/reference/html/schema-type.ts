import { toHtml } from "@svc/service-kit";
import type { OpenApiDocument } from "../../build-openapi.ts";
import type { JsonSchema } from "../../json-schema.ts";
import { followReference, idPrefix } from "../read/read-document.ts";

/** Returns the component that a schema references: `Rollover`. */
export function componentName({ $ref }: JsonSchema): string | null {
  return typeof $ref === "string" ? ($ref.split("/").at(-1) ?? null) : null;
}

/** Returns the alternatives of a schema, without null. */
export function branchesOf(document: OpenApiDocument, written: JsonSchema): JsonSchema[] {
  const schema = followReference(document, written);
  const branches = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  return branches ? branches.filter((one) => one.type !== "null") : [written];
}

/** Returns true if the schema accepts null. */
export function isNullable(document: OpenApiDocument, written: JsonSchema): boolean {
  const { type, anyOf, oneOf } = followReference(document, written);
  const branches = (anyOf ?? oneOf ?? []) as JsonSchema[];
  return (Array.isArray(type) && type.includes("null")) || branches.some((one) => one.type === "null");
}

/** Formats a type: `string`, `array of objects`, `string or null`. */
export function typeText(document: OpenApiDocument, written: JsonSchema): string {
  const kinds = branchesOf(document, written).map((branch) =>
    kindOf(document, followReference(document, branch)),
  );
  const all = [...new Set(kinds), ...(isNullable(document, written) ? ["null"] : [])];
  return all.join(" or ");
}

function kindOf(document: OpenApiDocument, schema: JsonSchema): string {
  const { type, format, items } = schema;
  const [kind] = Array.isArray(type) ? type.filter((one) => one !== "null") : [type];
  if (kind === "array") {
    const of = typeText(document, (items ?? {}) as JsonSchema);
    return of.includes(" or ") ? `array of (${of})` : `array of ${of === "any" ? "anything" : `${of}s`}`;
  }
  if (typeof format === "string" && format !== "binary") return format;
  if (format === "binary") return "file";
  if (typeof kind === "string") return kind;
  if ("properties" in schema || "allOf" in schema) return "object";
  if ("const" in schema) return typeof schema.const;
  return "any";
}

/** Renders the constraints of a schema as HTML. */
export function constraintsOf(document: OpenApiDocument, written: JsonSchema): string[] {
  const [only, ...others] = branchesOf(document, written);
  const schema = only && others.length === 0 ? followReference(document, only) : {};
  const items = schema.type === "array" ? followReference(document, (schema.items ?? {}) as JsonSchema) : {};
  return [
    range(schema.minLength, schema.maxLength, "character"),
    range(schema.minItems, schema.maxItems, "item"),
    range(schema.minimum, schema.maximum, null),
    typeof schema.pattern === "string" ? patternText(schema.pattern) : null,
    "const" in schema ? `always <code>${toHtml(JSON.stringify(schema.const))}</code>` : null,
    "default" in schema ? `default <code>${toHtml(JSON.stringify(schema.default))}</code>` : null,
    typeof items.pattern === "string" ? `each ${patternText(items.pattern)}` : null,
  ].filter((text) => text !== null);
}

function patternText(pattern: string): string {
  const prefix = idPrefix(pattern);
  return prefix === null ? `pattern <code>${toHtml(pattern)}</code>` : `an ID, <code>${prefix}…</code>`;
}

function range(least: unknown, most: unknown, unit: string | null): string | null {
  if (least === undefined && most === undefined) return null;
  const ofUnit = (count: unknown) => (unit === null ? "" : ` ${unit}${count === 1 ? "" : "s"}`);
  if (least === undefined) return `up to ${most}${ofUnit(most)}`;
  if (most === undefined) return `at least ${least}${ofUnit(least)}`;
  return least === most ? `${most}${ofUnit(most)}` : `${least} to ${most}${ofUnit(most)}`;
}

/** Returns the enum values of a schema or its items. */
export function valuesOf(
  document: OpenApiDocument,
  written: JsonSchema,
): { values: string[]; isOpen: boolean } | null {
  const branches = branchesOf(document, written).map((branch) => followReference(document, branch));
  const schemas = branches.map((one) =>
    one.type === "array" ? followReference(document, (one.items ?? {}) as JsonSchema) : one,
  );
  const found = schemas.find((one) => Array.isArray(one.enum));
  if (!found) return null;
  return { values: (found.enum as unknown[]).map(String), isOpen: found["x-open-enum"] === true };
}
