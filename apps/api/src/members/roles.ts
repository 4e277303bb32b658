import { CREDENTIAL_SCOPES, type Environment, type Scope } from "@svc/keys";

export const ORGANIZATION_ROLES = ["owner", "admin", "developer", "operations", "viewer"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** `platform` is the institution's own staff, with access to all organizations. */
export const ROLES = [...ORGANIZATION_ROLES, "platform"] as const;
export type Role = (typeof ROLES)[number];

const READING = [
  "rollovers:read",
  "accounts:read",
  "custodians:read",
  "webhooks:read",
  "events:read",
  "keys:read",
  "members:read",
] as const satisfies Scope[];

const OPERATING = [
  "rollovers:write",
  "rollovers:act",
  "rollovers:operate",
  "rollovers:reveal",
  "accounts:write",
] as const satisfies Scope[];

const DEVELOPING = ["webhooks:write", "keys:manage", "keys:rotate", "logs:read"] as const satisfies Scope[];

const OF_THE_INSTITUTION: readonly Scope[] = ["organizations:manage", "custodians:manage"];

const OF_EVERY_MEMBER_SCOPE = CREDENTIAL_SCOPES.member;
const OF_AN_ORGANIZATION = OF_EVERY_MEMBER_SCOPE.filter((scope) => !OF_THE_INSTITUTION.includes(scope));

/** Returns a role's scopes. Developers can operate rollovers in test only: in live, that moves money. */
export function scopesOf(role: Role, environment: Environment): readonly Scope[] {
  const sandbox: readonly Scope[] = environment === "test" ? ["sandbox:write"] : [];
  switch (role) {
    case "platform":
      return inEnvironment(OF_EVERY_MEMBER_SCOPE, environment);
    case "owner":
    case "admin":
      return inEnvironment(OF_AN_ORGANIZATION, environment);
    case "developer":
      return [...READING, ...DEVELOPING, ...(environment === "test" ? OPERATING : []), ...sandbox];
    case "operations":
      return [...READING, ...OPERATING, ...sandbox];
    case "viewer":
      return READING;
  }
}

function inEnvironment(scopes: readonly Scope[], environment: Environment): readonly Scope[] {
  return environment === "test" ? scopes : scopes.filter((scope) => scope !== "sandbox:write");
}

export function needsSecondFactor(role: Role, environment: Environment): boolean {
  return environment === "live" && role !== "viewer";
}
