import { type IdPrefix, isId, notFound, toETag } from "@svc/service-kit";

/** A GraphQL input as the JSON that REST would have sent: what is null was not given. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

/**
 * The input of a creation, as `withoutNulls` has it. The pairs of metadata are the integrator's own: a null among them
 * is a fault there, and not left out.
 */
export function toInput({ metadata, ...fields }: { metadata?: unknown }): Record<string, unknown> {
  return { ...(withoutNulls(fields) as object), ...(metadata ? { metadata } : {}) };
}

/** A version that was seen, as the `If-Match` header that REST would have sent. */
export function toIfMatch(ifVersion: number | null | undefined): string | null {
  return typeof ifVersion === "number" ? toETag(ifVersion) : null;
}

/** @throws Problem `not_found`: an id of the wrong form names nothing */
export function requireId(prefix: IdPrefix, id: string, what: string): void {
  if (!isId(prefix, id)) throw notFound(what);
}
