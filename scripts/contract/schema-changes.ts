import type { Change, Direction } from "./change.ts";

/** Keywords that do not affect validation. */
const ANNOTATIONS: readonly string[] = [
  "title",
  "description",
  "example",
  "examples",
  "deprecated",
  "discriminator",
  "$comment",
];
const UPPER_LIMITS: readonly string[] = [
  "maxLength",
  "maximum",
  "exclusiveMaximum",
  "maxItems",
  "maxProperties",
];
const LOWER_LIMITS: readonly string[] = [
  "minLength",
  "minimum",
  "exclusiveMinimum",
  "minItems",
  "minProperties",
];
const RESTRICTIONS: readonly string[] = [
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
  "pattern",
  "format",
  "enum",
  "const",
  "additionalProperties",
];

/**
 * Applies the rules of docs/guides/versioning.md. Unknown changes are breaking.
 *
 * @param steps path inside the schema
 */
export function isSchemaChangeBreaking(
  steps: readonly (string | number)[],
  direction: Direction,
  change: Change,
): boolean {
  const { collection, keyword, isEntry } = locateKeyword(steps);
  if (keyword === undefined) return true;
  const { action, before, after } = change;
  // Clients that handle every value of a closed enum break if it becomes open.
  if (keyword === "x-open-enum") return direction === "output" && action !== "remove";
  if (ANNOTATIONS.includes(keyword) || keyword.startsWith("x-")) return false;
  const isInput = direction === "input";
  if (isEntry) {
    if (collection === "required") return isInput ? action !== "remove" : action !== "add";
    if (action !== "add") return true;
    if (collection === "properties" || direction === "open") return false;
    return !isInput;
  }
  if (keyword === "additionalProperties") return isInput && action !== "remove" && after === false;
  if (keyword === "type") return !isSubtype(...orderNarrowToWide(isInput, before, after));
  const isUpper = UPPER_LIMITS.includes(keyword);
  if (isUpper || LOWER_LIMITS.includes(keyword)) {
    const hasIncreased = Number(after) > Number(before);
    const isWider = action === "remove" || (action === "replace" && hasIncreased === isUpper);
    // Requests can accept more values. Responses can return fewer.
    return isWider !== isInput;
  }
  return !(isInput && action === "remove" && RESTRICTIONS.includes(keyword));
}

const COLLECTIONS: readonly string[] = ["properties", "required", "enum", "anyOf", "oneOf"];

/** `isEntry` is true for one entry of a collection, such as a property. */
function locateKeyword(steps: readonly (string | number)[]): {
  collection?: string;
  keyword?: string;
  isEntry: boolean;
} {
  let index = 0;
  while (index < steps.length) {
    const keyword = String(steps[index]);
    const isLast = index === steps.length - 1;
    const isAnnotation = ANNOTATIONS.includes(keyword) || keyword.startsWith("x-");
    if (isLast || isAnnotation) return { keyword, isEntry: false };
    const containsSchemas = ["properties", "patternProperties", "anyOf", "oneOf", "allOf"].includes(keyword);
    const isCollection = COLLECTIONS.includes(keyword);
    if (index === steps.length - 2 && isCollection) return { collection: keyword, keyword, isEntry: true };
    if (!containsSchemas && !["items", "additionalProperties", "not"].includes(keyword)) {
      return { keyword, isEntry: false };
    }
    index += containsSchemas ? 2 : 1;
  }
  return { isEntry: false };
}

/** Requests must accept all earlier values, and responses must not return new ones. */
function orderNarrowToWide(
  isInput: boolean,
  before: unknown,
  after: unknown,
): [narrow: unknown, wide: unknown] {
  return isInput ? [before, after] : [after, before];
}

function isSubtype(narrow: unknown, wide: unknown): boolean {
  if (narrow === undefined || wide === undefined) return wide === undefined;
  const types = [wide].flat();
  return [narrow]
    .flat()
    .every((type) => types.includes(type) || (type === "integer" && types.includes("number")));
}
