// Form fields of an operation's input schema.

import { toLabel } from "./labels.ts";

export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  "x-enum-descriptions"?: Record<string, string>;
}

interface FieldBase {
  /** Empty for the whole form, and for an item of a list. */
  name: string;
  label: string;
  /** The schema's description, unless it repeats the label. Its only Markdown is code spans. */
  help: string;
  isRequired: boolean;
  /** True if null clears it in a patch. */
  isNullable: boolean;
}

interface Option {
  value: string;
  label: string;
  help: string;
}

/** ID of an object in one of the page's collections: `transferId` refers to `transfers`. */
type ReferenceField = FieldBase & { kind: "reference"; collection: string };
export type ChoiceField = FieldBase & { kind: "choice" | "choices"; options: Option[] };
export type ListField = FieldBase & { kind: "list"; item: Field; min: number; max: number };
export type GroupField = FieldBase & { kind: "group"; fields: Field[] };
/** One of several groups, chosen by the value of `tag`. */
export type UnionField = FieldBase & {
  kind: "union";
  tag: string;
  options: { value: string; fields: Field[] }[];
};
export type TextField = FieldBase & {
  kind: "text" | "paragraph" | "money" | "decimal" | "integer" | "date";
  maxLength: number | null;
};
/** `confirm` is true or absent. `pairs` maps names to text. */
type OtherField = FieldBase & { kind: "flag" | "confirm" | "pairs" | "json" };
export type Field =
  | TextField
  | ReferenceField
  | ChoiceField
  | ListField
  | GroupField
  | UnionField
  | OtherField;

/** Texts with a higher limit get a field with several lines. */
const MAX_SINGLE_LINE_LENGTH = 450;

type Property = Pick<FieldBase, "name" | "isRequired">;

const FORM_ROOT: Property = { name: "", isRequired: true };
const LIST_ITEM: Property = { name: "", isRequired: true };

export function toForm(schema: Schema): GroupField | UnionField {
  const field = toField(schema, FORM_ROOT);
  if (field.kind === "group" || field.kind === "union") return field;
  return { ...toFieldBase(schema, FORM_ROOT), kind: "group", fields: [] };
}

function toField(schema: Schema, property: Property): Field {
  const base = toFieldBase(schema, property);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const nonNull = branches.filter(({ type }) => type !== "null");
    const [onlyBranch] = nonNull;
    if (onlyBranch && nonNull.length === 1) {
      const { description = onlyBranch.description ?? "" } = schema;
      const isNullable = nonNull.length < branches.length;
      return { ...toField({ ...onlyBranch, description }, property), isNullable };
    }
    const tag = findTag(nonNull);
    if (tag === undefined) return { ...base, kind: "json" };
    const options = nonNull.map(({ properties = {}, required = [] }) => ({
      value: String(properties[tag]?.const),
      fields: toFields(properties, required).filter((field) => field.name !== tag),
    }));
    return { ...base, kind: "union", tag, options };
  }
  if (schema.enum) return { ...base, kind: "choice", options: toOptions(schema) };
  if (schema.type === "boolean") return { ...base, kind: schema.const === true ? "confirm" : "flag" };
  if (schema.type === "array") {
    const item = schema.items ?? {};
    if (item.enum) return { ...base, kind: "choices", options: toOptions(item) };
    const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = schema;
    return { ...base, kind: "list", item: toField(item, LIST_ITEM), min, max };
  }
  if (schema.properties) {
    return {
      ...base,
      kind: "group",
      fields: toFields(schema.properties, schema.required ?? []),
    };
  }
  if (schema.type === "object") {
    return { ...base, kind: typeof schema.additionalProperties === "object" ? "pairs" : "json" };
  }
  if (schema.type === "integer") return { ...base, kind: "integer", maxLength: null };
  if (schema.type === "string") return toText(schema, base);
  return { ...base, kind: "json" };
}

function toFields(properties: Record<string, Schema>, required: readonly string[]): Field[] {
  return (
    Object.entries(properties)
      // Omits optional constants, which need no input, and slugs of custodians, which users choose by ID.
      .filter(([name, one]) => typeof one.const !== "string" || required.includes(name))
      .filter(([name]) => name !== "custodianSlug" || !properties.custodianId)
      .map(([name, one]) => toField(one, { name, isRequired: required.includes(name) }))
  );
}

function toText(schema: Schema, base: FieldBase): Field {
  const { format, pattern = "", maxLength = null } = schema;
  // The description of a reference names its collection, such as `transfers`.
  const [, noun] = /^([a-z]{1,30})Id$/.exec(base.name) ?? [];
  if (noun && pattern === "" && schema.description?.includes(`\`${noun}s\``)) {
    return { ...base, kind: "reference", collection: `${noun}s` };
  }
  if (format === "date") return { ...base, kind: "date", maxLength: null };
  // Money always has two decimal places; quantities and percentages vary.
  if (pattern.endsWith("\\.\\d{2}$")) return { ...base, kind: "money", maxLength: null };
  if (pattern.includes("(\\.\\d{1,")) return { ...base, kind: "decimal", maxLength: null };
  const isLong = maxLength !== null && maxLength > MAX_SINGLE_LINE_LENGTH;
  return { ...base, kind: isLong ? "paragraph" : "text", maxLength };
}

/** The discriminator is the property with a constant in every branch. */
function findTag(branches: readonly Schema[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => typeof properties?.[name]?.const === "string"),
  );
}

function toOptions(schema: Schema): Option[] {
  const descriptions = schema["x-enum-descriptions"] ?? {};
  return (schema.enum ?? []).map((one) => {
    const value = String(one);
    return { value, label: toLabel(value), help: descriptions[value] ?? "" };
  });
}

function toFieldBase({ description = "" }: Schema, { name, isRequired }: Property): FieldBase {
  const label = toLabel(name);
  const help = repeatsLabel(label, description) ? "" : description;
  return { name, label, help, isRequired, isNullable: false };
}

/** Words of descriptions that add nothing to a label. */
const FILLERS = new Set(
  "a account address contact correct for name number of participant s the this".split(" "),
);

const listWords = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** True for "The email address." of the label "Email". The API reference needs such descriptions, but forms do not. */
function repeatsLabel(label: string, description: string): boolean {
  const labelWords = new Set(listWords(label));
  return listWords(description).every((word) => FILLERS.has(word) || labelWords.has(word));
}
