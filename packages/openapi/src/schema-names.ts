import type { JsonSchema } from "./json-schema.ts";

type Schemas = Record<string, JsonSchema>;

/** Converts to Pascal case: `rollover.funds_sent` and `rollover funds sent` become `RolloverFundsSent`. */
export function toPascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** Returns `RolloverTransfer` for `RolloverTransfers`. Appends `Item` to names that are not plural. */
export function singularize(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  if (/[^su]s$/.test(name)) return name.slice(0, -1);
  return `${name}Item`;
}

/** Returns true for objects with known fields, and for unions of objects. */
export function isNameable(schema: JsonSchema): boolean {
  if (schema.properties !== undefined) return true;
  const isNullable = [schema.anyOf, schema.oneOf].some((branches) =>
    ((branches ?? []) as JsonSchema[]).some(isNull),
  );
  return !isNullable && schema.type === undefined && listBranches(schema).filter(isObjectBranch).length > 1;
}

/** Lists the alternatives, without null. */
export function listBranches(schema: JsonSchema): JsonSchema[] {
  const branches = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[];
  return branches.filter((branch) => !isNull(branch));
}

const isNull = ({ type }: JsonSchema) => type === "null";
const isObjectBranch = (branch: JsonSchema) => branch.$ref !== undefined || branch.properties !== undefined;

/** Finds the items of a list, `{object: "list", data}`. */
export function findListItems({ properties = {} }: JsonSchema): JsonSchema | undefined {
  const { object, data } = properties as Schemas;
  return object?.const === "list" ? (data?.items as JsonSchema | undefined) : undefined;
}

/** Reads the constant field `object`: `TaxReportLine` for `tax_report_line`. */
export function findObjectName({ properties = {} }: JsonSchema): string | undefined {
  const value = (properties as Schemas).object?.const;
  return typeof value === "string" && value !== "list" ? toPascal(value) : undefined;
}

/** Names an alternative by its first constant, or else by its number. */
export function findVariant({ properties = {} }: JsonSchema, index: number): string {
  const constants = Object.values(properties as Schemas).map((field) => field.const);
  const value = constants.find((constant) => typeof constant === "string");
  return typeof value === "string" ? toPascal(value) : String(index + 1);
}
