// A form, made of what an operation says it takes. Pure: what is shown of it stands in `form-fields.tsx`.

import { toWords } from "./words.ts";

/** As much of JSON Schema as our operations' inputs are written in. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
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

interface Named {
  /** The property's name; the index of what stands in a list. */
  name: string;
  label: string;
  /** What its schema says of it, in Markdown's code spans alone. */
  help: string;
  isRequired: boolean;
  /** Whether null clears it, in what changes something. */
  isNullable: boolean;
}

export interface Option {
  value: string;
  label: string;
  help: string;
}

/** A thing of the page that is named by its id: `transferId` is one of `transfers`. */
export type ReferenceField = Named & { kind: "reference"; to: string };
export type ChoiceField = Named & { kind: "choice" | "choices"; options: Option[] };
export type ListField = Named & { kind: "list"; item: Field; min: number; max: number };
export type GroupField = Named & { kind: "group"; fields: Field[] };
/** One of several groups: the value of `tag` says which. */
export type UnionField = Named & {
  kind: "union";
  tag: string;
  options: { value: string; fields: Field[] }[];
};
export type TextField = Named & {
  kind: "text" | "paragraph" | "money" | "decimal" | "integer" | "date";
  maxLength: number | null;
};
/** `flag` may be left open where it is optional; `confirm` is true or nothing; `pairs` are texts by name. */
export type PlainField = Named & { kind: "flag" | "confirm" | "pairs" | "json" };
export type Field =
  | TextField
  | ReferenceField
  | ChoiceField
  | ListField
  | GroupField
  | UnionField
  | PlainField;

/** A text of which more than a line is to be expected. */
const PARAGRAPH = 450;

/** The form of an operation's input: an object, or one of several. */
export function toForm(schema: Schema): GroupField | UnionField {
  const field = toField(schema, "", true, schema.$defs ?? {});
  if (field.kind === "group" || field.kind === "union") return field;
  return { ...nameOf("", schema, true), kind: "group", fields: [] };
}

function toField(given: Schema, name: string, isRequired: boolean, defs: Record<string, Schema>): Field {
  const schema = resolve(given, defs);
  const named = nameOf(name, schema, isRequired);
  const inner = (one: Schema, its: string, required: boolean) => toField(one, its, required, defs);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const some = branches.map((one) => resolve(one, defs)).filter(({ type }) => type !== "null");
    const [only] = some;
    if (only && some.length === 1) {
      const { description = only.description ?? "" } = schema;
      const isNullable = some.length < branches.length;
      return { ...inner({ ...only, description }, name, isRequired), isNullable };
    }
    const tag = tagOf(some);
    if (tag === undefined) return { ...named, kind: "json" };
    const options = some.map(({ properties = {}, required = [] }) => ({
      value: String(properties[tag]?.const),
      fields: fieldsOf(properties, required, inner).filter((field) => field.name !== tag),
    }));
    return { ...named, kind: "union", tag, options };
  }
  if (schema.enum) return { ...named, kind: "choice", options: optionsOf(schema) };
  if (schema.type === "boolean") return { ...named, kind: schema.const === true ? "confirm" : "flag" };
  if (schema.type === "array") {
    const item = resolve(schema.items ?? {}, defs);
    if (item.enum) return { ...named, kind: "choices", options: optionsOf(item) };
    const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = schema;
    return { ...named, kind: "list", item: inner(item, "", true), min, max };
  }
  if (schema.properties) {
    return { ...named, kind: "group", fields: fieldsOf(schema.properties, schema.required ?? [], inner) };
  }
  if (schema.type === "object") {
    return { ...named, kind: typeof schema.additionalProperties === "object" ? "pairs" : "json" };
  }
  if (schema.type === "integer") return { ...named, kind: "integer", maxLength: null };
  if (schema.type === "string") return toText(schema, named);
  return { ...named, kind: "json" };
}

function fieldsOf(
  properties: Record<string, Schema>,
  required: readonly string[],
  inner: (one: Schema, name: string, isRequired: boolean) => Field,
): Field[] {
  return (
    Object.entries(properties)
      // What has one value and need not be said is not asked.
      .filter(([name, one]) => typeof one.const !== "string" || required.includes(name))
      .map(([name, one]) => inner(one, name, required.includes(name)))
  );
}

function toText(schema: Schema, named: Named): Field {
  const { format, pattern = "", maxLength = null } = schema;
  const [, noun] = /^([a-z]{1,30})Id$/.exec(named.name) ?? [];
  if (noun && pattern === "" && schema.description?.includes(`\`${noun}s\``)) {
    return { ...named, kind: "reference", to: `${noun}s` };
  }
  if (format === "date") return { ...named, kind: "date", maxLength: null };
  // Money has two places, always; quantities and percentages may have some.
  if (pattern.endsWith("\\.\\d{2}$")) return { ...named, kind: "money", maxLength: null };
  if (pattern.includes("(\\.\\d{1,")) return { ...named, kind: "decimal", maxLength: null };
  const isLong = maxLength !== null && maxLength > PARAGRAPH;
  return { ...named, kind: isLong ? "paragraph" : "text", maxLength };
}

/** The member whose one value in each branch tells them apart. */
function tagOf(branches: readonly Schema[]): string | undefined {
  return Object.keys(branches[0]?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => typeof properties?.[name]?.const === "string"),
  );
}

function resolve(schema: Schema, defs: Record<string, Schema>): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolve(defs[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {}, defs), ...beside };
}

function optionsOf(schema: Schema): Option[] {
  const meanings = schema["x-enum-descriptions"] ?? {};
  return (schema.enum ?? []).map((one) => {
    const value = String(one);
    return { value, label: toWords(value), help: meanings[value] ?? "" };
  });
}

function nameOf(name: string, { description = "" }: Schema, isRequired: boolean): Named {
  return { name, label: toWords(name), help: description, isRequired, isNullable: false };
}
