import { CREDENTIAL_SCOPES, type Environment, type Scope } from "@svc/keys";

export const ORGANIZATION_ROLES = ["owner", "admin", "developer", "operations", "viewer"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** `platform` is the institution's own staff, with access to all organizations. */
export const ROLES = [...ORGANIZATION_ROLES, "platform"] as const;
export type Role = (typeof ROLES)[number];

const READ_SCOPES = [
  "rollovers:read",
  "accounts:read",
  "custodians:read",
  "webhooks:read",
  "events:read",
  "keys:read",
  "members:read",
] as const satisfies Scope[];

const OPERATE_SCOPES = [
  "rollovers:write",
  "rollovers:act",
  "rollovers:operate",
  "rollovers:reveal",
  "accounts:write",
] as const satisfies Scope[];

const DEVELOPER_SCOPES = [
  "webhooks:write",
  "keys:manage",
  "keys:rotate",
  "logs:read",
] as const satisfies Scope[];

const INSTITUTION_SCOPES: readonly Scope[] = ["organizations:manage", "custodians:manage"];

const ALL_MEMBER_SCOPES = CREDENTIAL_SCOPES.member;
const ORGANIZATION_SCOPES = ALL_MEMBER_SCOPES.filter((scope) => !INSTITUTION_SCOPES.includes(scope));

/** Developers can operate rollovers only in the test environment, because live rollovers move money. */
export function scopesForRole(role: Role, environment: Environment): readonly Scope[] {
  const sandboxScopes: readonly Scope[] = environment === "test" ? ["sandbox:write"] : [];
  switch (role) {
    case "platform":
      return filterByEnvironment(ALL_MEMBER_SCOPES, environment);
    case "owner":
    case "admin":
      return filterByEnvironment(ORGANIZATION_SCOPES, environment);
    case "developer":
      return [
        ...READ_SCOPES,
        ...DEVELOPER_SCOPES,
        ...(environment === "test" ? OPERATE_SCOPES : []),
        ...sandboxScopes,
      ];
    case "operations":
      return [...READ_SCOPES, ...OPERATE_SCOPES, ...sandboxScopes];
    case "viewer":
      return READ_SCOPES;
  }
}

function filterByEnvironment(scopes: readonly Scope[], environment: Environment): readonly Scope[] {
  return environment === "test" ? scopes : scopes.filter((scope) => scope !== "sandbox:write");
}

export function needsSecondFactor(role: Role, environment: Environment): boolean {
  return environment === "live" && role !== "viewer";
}
