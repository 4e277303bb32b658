import { parseMoney } from "../ui/money-format.ts";
import type { Field, GroupField, UnionField } from "./field.ts";

/** Input of a field. Text is unparsed. Undefined means not set. */
export type Draft = string | boolean | undefined | readonly Draft[] | { readonly [name: string]: Draft };

export interface FieldError {
  pointer: string;
  detail: string;
}

const REQUIRED = "is required";
const UNCONFIRMED = "must be confirmed";

/** True if the field is empty rather than invalid. */
export const isMissing = ({ detail }: FieldError): boolean => detail === REQUIRED || detail === UNCONFIRMED;

export function createEmptyDraft(field: Field): Draft {
  switch (field.kind) {
    case "group":
      return field.isRequired ? createEmptyGroup(field.fields) : undefined;
    case "union":
      return { [field.tag]: "" };
    case "choice": {
      const [only] = field.options;
      return field.isRequired && field.options.length === 1 ? only?.value : undefined;
    }
    case "choices":
    case "pairs":
      return [];
    case "list":
      return Array.from({ length: field.isRequired ? field.min : 0 }, () => createEmptyDraft(field.item));
    case "flag":
    case "confirm":
      return undefined;
    default:
      return "";
  }
}

export function createEmptyGroup(fields: readonly Field[]): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, createEmptyDraft(field)]));
}

/** Validates the input, and converts it to a request body. */
export function readDraft(
  form: GroupField | UnionField,
  draft: Draft,
): { value: unknown; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const value = readField(form, draft, { pointer: "#", errors }) ?? {};
  return { value, errors };
}

function readField(
  field: Field,
  draft: Draft,
  { pointer, errors }: { pointer: string; errors: FieldError[] },
): unknown {
  const fail = (detail: string) => {
    errors.push({ pointer, detail });
    return undefined;
  };
  const reportMissing = () => (field.isRequired ? fail(REQUIRED) : undefined);
  switch (field.kind) {
    case "group":
      return draft === undefined ? reportMissing() : readGroup(field.fields, draft, { pointer, errors });
    case "union": {
      const tag = asGroup(draft)[field.tag];
      const option = field.options.find(({ value }) => value === tag);
      if (!option) {
        if (field.isRequired) errors.push({ pointer: `${pointer}/${field.tag}`, detail: REQUIRED });
        return undefined;
      }
      return { [field.tag]: option.value, ...readGroup(option.fields, draft, { pointer, errors }) };
    }
    case "list": {
      const items = asItems(draft);
      if (items.length === 0) return reportMissing();
      return items.map((item, index) =>
        readField(field.item, item, { pointer: `${pointer}/${index}`, errors }),
      );
    }
    case "choices": {
      const chosen = asItems(draft);
      return chosen.length === 0 ? reportMissing() : chosen;
    }
    case "pairs": {
      const rows = asItems(draft).map(asGroup);
      const filledRows = rows.filter(({ name = "", value = "" }) => name !== "" || value !== "");
      return filledRows.length === 0
        ? reportMissing()
        : Object.fromEntries(filledRows.map(({ name, value }) => [String(name), String(value ?? "")]));
    }
    case "confirm":
      return draft === true ? true : field.isRequired ? fail(UNCONFIRMED) : undefined;
    case "flag":
      return typeof draft === "boolean" ? draft : reportMissing();
    default: {
      const text = typeof draft === "string" ? draft.trim() : "";
      return text === "" ? reportMissing() : readText(field.kind, text, fail);
    }
  }
}

function readGroup(
  fields: readonly Field[],
  draft: Draft,
  { pointer, errors }: { pointer: string; errors: FieldError[] },
) {
  const group = asGroup(draft);
  const values = fields.map((field) => [
    field.name,
    readField(field, group[field.name], { pointer: `${pointer}/${field.name}`, errors }),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function readText(kind: Field["kind"], text: string, fail: (detail: string) => undefined): unknown {
  if (kind === "money") return parseMoney(text) ?? fail("must be an amount such as 1,250.00");
  if (kind === "integer") return /^-?\d{1,15}$/.test(text) ? Number(text) : fail("must be a whole number");
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch {
    return fail("must be valid JSON");
  }
}

export function asGroup(draft: Draft): { readonly [name: string]: Draft } {
  return typeof draft === "object" && !Array.isArray(draft) ? (draft as { [name: string]: Draft }) : {};
}

export function asItems(draft: Draft): readonly Draft[] {
  return Array.isArray(draft) ? draft : [];
}
