import { asGroup, asItems, type Draft, type FieldError } from "./draft.ts";
import type { Field } from "./field.ts";

export type ErrorsByField = ReadonlyMap<string, readonly string[]>;

/**
 * Assigns errors to visible fields, or to the nearest visible parent.
 * @param basePointer JSON Pointer to the form's value in the body: `#/params` for actions
 * @returns errors by field pointer; errors that belong to no field are under `#`
 */
export function assignErrors(
  form: Field,
  draft: Draft,
  { errors, basePointer = "#" }: { errors: readonly FieldError[]; basePointer?: string | undefined },
): ErrorsByField {
  const visiblePointers = new Set(listPointers(form, draft, "#"));
  const assigned = new Map<string, string[]>();
  for (const { pointer, detail } of errors) {
    const isInside = pointer === basePointer || pointer.startsWith(`${basePointer}/`);
    const formPointer = `#${pointer.slice(basePointer.length)}`;
    let nearest = isInside ? formPointer : "#";
    while (nearest !== "#" && !visiblePointers.has(nearest))
      nearest = nearest.slice(0, nearest.lastIndexOf("/"));
    // If the field in error is not visible, the rest of its pointer precedes the detail.
    const remainder = isInside ? formPointer.slice(nearest.length + 1) : pointer.slice("#/".length);
    assigned.set(nearest, [
      ...(assigned.get(nearest) ?? []),
      remainder === "" ? detail : `${remainder} ${detail}`,
    ]);
  }
  return assigned;
}

function listPointers(field: Field, draft: Draft, pointer: string): string[] {
  const listNested = (fields: readonly Field[]) =>
    fields.flatMap((one) => listPointers(one, asGroup(draft)[one.name], `${pointer}/${one.name}`));
  switch (field.kind) {
    case "group":
      return [pointer, ...(draft === undefined ? [] : listNested(field.fields))];
    case "union": {
      const chosen = field.options.find(({ value }) => value === asGroup(draft)[field.tag]);
      return [pointer, `${pointer}/${field.tag}`, ...listNested(chosen?.fields ?? [])];
    }
    case "list":
      return [
        pointer,
        ...asItems(draft).flatMap((item, index) => listPointers(field.item, item, `${pointer}/${index}`)),
      ];
    default:
      return [pointer];
  }
}
