/** Scopes that an `ak` key may carry: all there is in the REST and GraphQL interfaces. */
const API_SCOPES = [
  "rollovers:read",
  "rollovers:write",
  "rollovers:act",
  "rollovers:operate",
  "rollovers:reveal",
  "accounts:read",
  "accounts:write",
  "custodians:read",
  "webhooks:read",
  "webhooks:write",
  "events:read",
  "keys:read",
  "keys:rotate",
  "sandbox:write",
] as const;

/** What a person who is signed in may have beyond that, by the role: no key carries it. */
const MEMBER_SCOPES = [
  ...API_SCOPES,
  "members:read",
  "members:write",
  "keys:manage",
  "audit:read",
  "logs:read",
  "organizations:manage",
  "custodians:manage",
] as const;

/** Every scope there is. */
export const SCOPES = Object.freeze([
  ...MEMBER_SCOPES,
  "widget:sessions",
  "widget:custodians",
  "widget:accounts",
] as const);
export type Scope = (typeof SCOPES)[number];

/** What a request can be authenticated by: the three types of key, the widget's session token, and who is signed in to the portal. */
export const CREDENTIAL_TYPES = Object.freeze(["pk", "sk", "ak", "session", "member"] as const);
export type CredentialType = (typeof CREDENTIAL_TYPES)[number];

/** The scopes that each type of credential may carry at most. Frozen, lists included. */
export const CREDENTIAL_SCOPES: Readonly<Record<CredentialType, readonly Scope[]>> = Object.freeze({
  pk: Object.freeze(["widget:custodians"] as const),
  sk: Object.freeze(["widget:sessions"] as const),
  ak: Object.freeze(API_SCOPES),
  session: Object.freeze(["widget:custodians", "widget:accounts"] as const),
  member: Object.freeze(MEMBER_SCOPES),
});

/**
 * Tells whether a credential holds a scope. Scopes are compared whole: there are no wildcards, and writing does
 * not include reading.
 *
 * @param granted The scopes on the credential; names that are no scopes do no harm.
 * @param required The scope that is needed.
 * @returns True when it is among them. Never throws: a `granted` that is no array holds nothing.
 */
export function hasScope(granted: readonly string[], required: Scope): boolean {
  // A string has `includes` too, and would find "keys:read" in "monkeys:readonly".
  return Array.isArray(granted) && granted.includes(required);
}

/**
 * Tells whether a text is the name of a scope.
 *
 * @param value Any string; case and spaces count.
 * @returns True for the members of `SCOPES`. Never throws.
 */
export function isScope(value: string): value is Scope {
  return (SCOPES as readonly string[]).includes(value);
}

/**
 * Finds what a credential of a type must not be given. Meant for the moment a credential is made.
 *
 * @param type The type of credential.
 * @param scopes The scopes asked for.
 * @returns Those the type may not carry, unknown ones included, in the order given; empty when all is well.
 * @throws TypeError when the type is none of `CREDENTIAL_TYPES`.
 */
export function findDisallowedScopes(type: CredentialType, scopes: readonly string[]): string[] {
  if (!CREDENTIAL_TYPES.includes(type)) {
    throw new TypeError(`The credential type is none of ${CREDENTIAL_TYPES.join(", ")}.`);
  }
  const allowed: readonly string[] = CREDENTIAL_SCOPES[type];
  return scopes.filter((scope) => !allowed.includes(scope));
}
