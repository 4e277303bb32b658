/** Scopes of `ak` keys. */
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

/** Scopes of portal users; each role has a subset. Keys cannot have the scopes added here. */
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

export const SCOPES = Object.freeze([
  ...MEMBER_SCOPES,
  "widget:sessions",
  "widget:custodians",
  "widget:accounts",
] as const);
export type Scope = (typeof SCOPES)[number];

export const CREDENTIAL_TYPES = Object.freeze(["pk", "sk", "ak", "session", "member"] as const);
export type CredentialType = (typeof CREDENTIAL_TYPES)[number];

/** Maximum scopes per credential type. */
export const CREDENTIAL_SCOPES: Readonly<Record<CredentialType, readonly Scope[]>> = Object.freeze({
  pk: Object.freeze(["widget:custodians"] as const),
  sk: Object.freeze(["widget:sessions"] as const),
  ak: Object.freeze(API_SCOPES),
  session: Object.freeze(["widget:custodians", "widget:accounts"] as const),
  member: Object.freeze(MEMBER_SCOPES),
});

/** Returns true if a scope is granted. There are no wildcards; writing does not imply reading. */
export function hasScope(granted: readonly string[], required: Scope): boolean {
  // `includes` of a string would find "keys:read" in "monkeys:readonly".
  return Array.isArray(granted) && granted.includes(required);
}

export function isScope(value: string): value is Scope {
  return (SCOPES as readonly string[]).includes(value);
}

/**
 * Returns the scopes that a credential type must not have, including unknown ones.
 * @throws TypeError for an unknown type
 */
export function findDisallowedScopes(type: CredentialType, scopes: readonly string[]): string[] {
  if (!CREDENTIAL_TYPES.includes(type)) {
    throw new TypeError(`The credential type is not one of ${CREDENTIAL_TYPES.join(", ")}.`);
  }
  const allowed: readonly string[] = CREDENTIAL_SCOPES[type];
  return scopes.filter((scope) => !allowed.includes(scope));
}
