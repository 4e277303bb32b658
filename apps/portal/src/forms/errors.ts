import { type Draft, type FieldError, itemsOf, membersOf } from "./draft.ts";
import type { Field } from "./field.ts";

export type FaultsByField = ReadonlyMap<string, readonly string[]>;

/**
 * Assigns errors to visible fields, or to the nearest visible parent.
 *
 * @param place position of the form in the body: `#/params` for an action's
 * @returns errors that belong to no field under `#`
 */
export function placeErrors(
  form: Field,
  draft: Draft,
  errors: readonly FieldError[],
  place = "#",
): FaultsByField {
  const shown = new Set(pointersOf(form, draft, "#"));
  const placed = new Map<string, string[]>();
  for (const { pointer, detail } of errors) {
    const isInside = pointer === place || pointer.startsWith(`${place}/`);
    let at = isInside ? `#${pointer.slice(place.length)}` : "#";
    while (at !== "#" && !shown.has(at)) at = at.slice(0, at.lastIndexOf("/"));
    // Errors inside a visible field include the name of the inner part.
    const beyond = isInside ? `#${pointer.slice(place.length)}`.slice(at.length + 1) : pointer.slice(2);
    placed.set(at, [...(placed.get(at) ?? []), beyond === "" ? detail : `${beyond} ${detail}`]);
  }
  return placed;
}

function pointersOf(field: Field, draft: Draft, pointer: string): string[] {
  const within = (fields: readonly Field[]) =>
    fields.flatMap((one) => pointersOf(one, membersOf(draft)[one.name], `${pointer}/${one.name}`));
  switch (field.kind) {
    case "group":
      return [pointer, ...(draft === undefined ? [] : within(field.fields))];
    case "union": {
      const chosen = field.options.find(({ value }) => value === membersOf(draft)[field.tag]);
      return [pointer, `${pointer}/${field.tag}`, ...within(chosen?.fields ?? [])];
    }
    case "list":
      return [
        pointer,
        ...itemsOf(draft).flatMap((item, index) => pointersOf(field.item, item, `${pointer}/${index}`)),
      ];
    default:
      return [pointer];
  }
}
