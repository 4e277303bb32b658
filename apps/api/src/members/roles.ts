import { CREDENTIAL_SCOPES, type Environment, type Scope } from "@svc/keys";

/** What a member is in an organization. */
export const ORGANIZATION_ROLES = ["owner", "admin", "developer", "operations", "viewer"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** `platform` is the institution's own staff, in all organizations. */
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

/** The day's work with rollovers, whole account numbers included. */
const OPERATING = [
  "rollovers:write",
  "rollovers:act",
  "rollovers:operate",
  "rollovers:reveal",
  "accounts:write",
] as const satisfies Scope[];

/** What an integration is built with. */
const DEVELOPING = ["webhooks:write", "keys:manage", "keys:rotate", "logs:read"] as const satisfies Scope[];

const OF_THE_INSTITUTION: readonly Scope[] = ["organizations:manage", "custodians:manage"];

const OF_EVERY_MEMBER_SCOPE = CREDENTIAL_SCOPES.member;
const OF_AN_ORGANIZATION = OF_EVERY_MEMBER_SCOPE.filter((scope) => !OF_THE_INSTITUTION.includes(scope));

/**
 * What a role may do. In test a developer also moves rollovers, to try an integration out; in live money is not theirs to move.
 *
 * @returns scopes as keys have them, and those that only people have
 */
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

/** Returns true if a role requires a second factor: in live, every role that can move money or make keys that do. */
export function needsSecondFactor(role: Role, environment: Environment): boolean {
  return environment === "live" && role !== "viewer";
}
