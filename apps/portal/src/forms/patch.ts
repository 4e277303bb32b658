import { asGroup, createEmptyDraft, createEmptyGroup, type Draft, readDraft } from "./draft.ts";
import type { Field, GroupField } from "./field.ts";

export function toDraft(field: Field, value: unknown): Draft {
  if (value === null || value === undefined) return createEmptyDraft(field);
  switch (field.kind) {
    case "group":
      return toGroup(field.fields, value);
    case "union": {
      const tag = String((value as Record<string, unknown>)[field.tag]);
      const option = field.options.find((one) => one.value === tag);
      return { [field.tag]: tag, ...toGroup(option?.fields ?? [], value) };
    }
    case "list":
      return (value as unknown[]).map((item) => toDraft(field.item, item));
    case "choices":
      return (value as unknown[]).map(String);
    case "pairs":
      return Object.entries(value).map(([name, text]) => ({ name, value: String(text) }));
    case "flag":
    case "confirm":
      return value === true || value === false ? value : undefined;
    case "json":
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

function toGroup(fields: readonly Field[], value: unknown): { [name: string]: Draft } {
  const values = value as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field.name, toDraft(field, values[field.name])]));
}

/** Returns the changes as a merge patch. A group with nullable fields contains only its changes. */
export function toPatch(form: GroupField, before: Draft, after: Draft): Record<string, unknown> {
  const { value } = readDraft(form, after);
  return diffFields(form.fields, before, { after, value });
}

function diffFields(
  fields: readonly Field[],
  before: Draft,
  { after, value }: { after: Draft; value: unknown },
): Record<string, unknown> {
  const [oldGroup, newGroup] = [asGroup(before), asGroup(after)];
  const values = (value ?? {}) as Record<string, unknown>;
  const changed = fields.filter(
    ({ name }) => JSON.stringify(oldGroup[name]) !== JSON.stringify(newGroup[name]),
  );
  const entries = changed.map((field): [string, unknown] => {
    const { name } = field;
    if (field.kind === "group" && field.fields.some(({ isNullable }) => isNullable)) {
      const base = oldGroup[name] ?? createEmptyGroup(field.fields);
      return [
        name,
        diffFields(field.fields, base, {
          after: newGroup[name] ?? createEmptyGroup(field.fields),
          value: values[name],
        }),
      ];
    }
    return [name, values[name] ?? getClearedValue(field)];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

function getClearedValue(field: Field): unknown {
  if (field.isNullable) return null;
  if (field.kind === "list" || field.kind === "choices") return [];
  return field.kind === "pairs" ? {} : undefined;
}
