import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES, ENVIRONMENTS, type Scope } from "@svc/keys";
import { ROLES, type Role, scopesForRole } from "../../src/people/members/roles.ts";

/** Expected scopes, deliberately independent of the code. `t` means only in the test environment. */
const TABLE: Record<string, string> = {
  //                      owner admin developer operations viewer platform
  "rollovers:read": "       x     x     x         x         x      x",
  "rollovers:write": "      x     x     t         x         -      x",
  "rollovers:act": "        x     x     t         x         -      x",
  "rollovers:operate": "    x     x     t         x         -      x",
  "rollovers:reveal": "     x     x     t         x         -      x",
  "accounts:read": "        x     x     x         x         x      x",
  "accounts:write": "       x     x     t         x         -      x",
  "custodians:read": "      x     x     x         x         x      x",
  "webhooks:read": "        x     x     x         x         x      x",
  "webhooks:write": "       x     x     x         -         -      x",
  "events:read": "          x     x     x         x         x      x",
  "keys:read": "            x     x     x         x         x      x",
  "keys:rotate": "          x     x     x         -         -      x",
  "sandbox:write": "        t     t     t         t         -      t",
  "members:read": "         x     x     x         x         x      x",
  "members:write": "        x     x     -         -         -      x",
  "keys:manage": "          x     x     x         -         -      x",
  "audit:read": "           x     x     -         -         -      x",
  "logs:read": "            x     x     x         -         -      x",
  "organizations:manage": " -     -     -         -         -      x",
  "custodians:manage": "    -     -     -         -         -      x",
};

const findMark = (scope: Scope, role: Role) => TABLE[scope]?.trim().split(/ +/)[ROLES.indexOf(role)];

describe("Role permissions", () => {
  it("cover every scope that a member can have, and no other", () => {
    expect(Object.keys(TABLE).sort()).toEqual([...CREDENTIAL_SCOPES.member].sort());
  });

  for (const environment of ENVIRONMENTS) {
    it.each(ROLES)(`match the table for %s in ${environment}`, (role) => {
      const expected = CREDENTIAL_SCOPES.member.filter((scope) => {
        const mark = findMark(scope, role);
        return mark === "x" || (mark === "t" && environment === "test");
      });
      const scopes = scopesForRole(role, environment);
      expect([...scopes].sort()).toEqual(expected.sort());
      expect(new Set(scopes).size).toBe(scopes.length);
    });
  }
});
