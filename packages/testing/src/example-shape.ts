const ID = /^([a-z]+)_[0-9a-z]{26}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const SEAL = /^[0-9a-f]{64}$/;

/**
 * Replaces IDs, times and seals, which differ between runs. IDs keep their prefix.
 *
 * @param otherNames names of other fields whose values to replace
 */
export function toExampleShape(value: unknown, otherNames: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => toExampleShape(item, otherNames));
  if (typeof value === "string") {
    const [, prefix] = ID.exec(value) ?? [];
    if (prefix !== undefined) return `<${prefix}>`;
    return TIME.test(value) ? "<time>" : SEAL.test(value) ? "<seal>" : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      otherNames.includes(name) ? `<${name}>` : toExampleShape(field, otherNames),
    ]),
  );
}
