/** IDs assigned by the service, such as `rol_…` and the `tr_1` of a transfer. */
const ID = /^[a-z]{2,8}_[0-9a-z]{1,32}$/;

/** Keeps only the service's IDs. The integrator's own IDs are free text and are removed too. */
export function toThinData(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const thin = toThinValue(name, value);
      return thin === null ? [] : [[name, thin]];
    }),
  );
}

/** Returns null for a value without IDs. */
function toThinValue(name: string, value: unknown): unknown {
  if (typeof value === "string") return isIdName(name) && ID.test(value) ? value : null;
  if (Array.isArray(value)) {
    const items = value.map((item) => toThinValue(name, item)).filter((item) => item !== null);
    return items.length > 0 ? items : null;
  }
  if (typeof value !== "object" || value === null) return null;
  const thin = toThinData(value as Record<string, unknown>);
  return Object.keys(thin).length > 0 ? thin : null;
}

function isIdName(name: string): boolean {
  return name === "id" || (/Ids?$/.test(name) && name !== "externalId");
}
