import { type Draft, type FieldError, itemsOf, membersOf } from "./draft.ts";
import type { Field } from "./field.ts";

/** Faults by the pointer of the field that shows them. */
export type FaultsByField = ReadonlyMap<string, readonly string[]>;

/**
 * Puts faults where they can be seen: at their field, or else at the nearest part around it that is shown.
 *
 * @param place where the form stands in what was sent: `#/params` for an action's
 * @returns what belongs to no field under `#`
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
    // What a part of a shown field is wrong in is said with its name.
    const beyond = isInside ? `#${pointer.slice(place.length)}`.slice(at.length + 1) : pointer.slice(2);
    placed.set(at, [...(placed.get(at) ?? []), beyond === "" ? detail : `${beyond} ${detail}`]);
  }
  return placed;
}

/** The fields that stand in a form as it is filled in. */
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
