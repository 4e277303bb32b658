import { toHtml } from "@svc/service-kit/http";
import type { JsonSchema } from "../../json-schema.ts";
import type { OpenApiDocument } from "../../openapi-document.ts";
import { followReference, parseIdPrefix } from "../read/read-document.ts";

/** Returns `Rollover` for a reference to that component. */
export function getComponentName({ $ref }: JsonSchema): string | null {
  return typeof $ref === "string" ? ($ref.split("/").at(-1) ?? null) : null;
}

/** Lists the alternatives, without null. */
export function getBranches(document: OpenApiDocument, schemaOrRef: JsonSchema): JsonSchema[] {
  const schema = followReference(document, schemaOrRef);
  const branches = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  return branches ? branches.filter((one) => one.type !== "null") : [schemaOrRef];
}

function isNullable(document: OpenApiDocument, schemaOrRef: JsonSchema): boolean {
  const { type, anyOf, oneOf } = followReference(document, schemaOrRef);
  const branches = (anyOf ?? oneOf ?? []) as JsonSchema[];
  return (Array.isArray(type) && type.includes("null")) || branches.some((one) => one.type === "null");
}

/** Formats a type: `string`, `array of objects`, `string or null`. */
export function formatType(document: OpenApiDocument, schemaOrRef: JsonSchema): string {
  const kinds = getBranches(document, schemaOrRef).map((branch) =>
    formatKind(document, followReference(document, branch)),
  );
  const types = [...new Set(kinds), ...(isNullable(document, schemaOrRef) ? ["null"] : [])];
  return types.join(" or ");
}

function formatKind(document: OpenApiDocument, schema: JsonSchema): string {
  const { type, format, items } = schema;
  const [kind] = Array.isArray(type) ? type.filter((one) => one !== "null") : [type];
  if (kind === "array") {
    const itemType = formatType(document, (items ?? {}) as JsonSchema);
    if (itemType.includes(" or ")) return `array of (${itemType})`;
    return `array of ${itemType === "any" ? "anything" : `${itemType}s`}`;
  }
  if (typeof format === "string" && format !== "binary") return format;
  if (format === "binary") return "file";
  if (typeof kind === "string") return kind;
  if ("properties" in schema || "allOf" in schema) return "object";
  if ("const" in schema) return typeof schema.const;
  return "any";
}

export function renderConstraints(document: OpenApiDocument, schemaOrRef: JsonSchema): string[] {
  const [only, ...otherBranches] = getBranches(document, schemaOrRef);
  const schema = only && otherBranches.length === 0 ? followReference(document, only) : {};
  const items = schema.type === "array" ? followReference(document, (schema.items ?? {}) as JsonSchema) : {};
  return [
    formatRange(schema.minLength, schema.maxLength, "character"),
    formatRange(schema.minItems, schema.maxItems, "item"),
    formatRange(schema.minimum, schema.maximum, null),
    typeof schema.pattern === "string" ? formatPattern(schema.pattern) : null,
    "const" in schema ? `always <code>${toHtml(JSON.stringify(schema.const))}</code>` : null,
    "default" in schema ? `default <code>${toHtml(JSON.stringify(schema.default))}</code>` : null,
    typeof items.pattern === "string" ? `each ${formatPattern(items.pattern)}` : null,
  ].filter((text) => text !== null);
}

function formatPattern(pattern: string): string {
  const prefix = parseIdPrefix(pattern);
  return prefix === null ? `pattern <code>${toHtml(pattern)}</code>` : `an ID, <code>${prefix}…</code>`;
}

function formatRange(min: unknown, max: unknown, unit: string | null): string | null {
  if (min === undefined && max === undefined) return null;
  const formatUnit = (count: unknown) => (unit === null ? "" : ` ${unit}${count === 1 ? "" : "s"}`);
  if (min === undefined) return `up to ${max}${formatUnit(max)}`;
  if (max === undefined) return `at least ${min}${formatUnit(min)}`;
  return min === max ? `${max}${formatUnit(max)}` : `${min} to ${max}${formatUnit(max)}`;
}

export function findEnumValues(
  document: OpenApiDocument,
  schemaOrRef: JsonSchema,
): { values: { name: string; text: string }[]; isOpen: boolean } | null {
  const branches = getBranches(document, schemaOrRef).map((branch) => followReference(document, branch));
  const schemas = branches.map((one) =>
    one.type === "array" ? followReference(document, (one.items ?? {}) as JsonSchema) : one,
  );
  const enumSchema = schemas.find((one) => Array.isArray(one.enum));
  if (!enumSchema) return null;
  const texts = (enumSchema["x-enumDescriptions"] ?? {}) as Record<string, string>;
  const names = (enumSchema.enum as unknown[]).map(String);
  return {
    values: names.map((name) => ({ name, text: texts[name] ?? "" })),
    isOpen: enumSchema["x-open-enum"] === true,
  };
}
