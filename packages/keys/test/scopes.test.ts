import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { CredentialType, Scope } from "../src/index.ts";
import {
  CREDENTIAL_SCOPES,
  CREDENTIAL_TYPES,
  findDisallowedScopes,
  hasScope,
  isScope,
  KEY_TYPES,
  SCOPES,
} from "../src/index.ts";

/** Repeated here, so that each change of scopes is intentional. */
const EXPECTED_SCOPES: Record<CredentialType, Scope[]> = {
  pk: ["widget:custodians"],
  sk: ["widget:sessions"],
  ak: [
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
  ],
  session: ["widget:custodians", "widget:accounts"],
  member: [
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
    "members:read",
    "members:write",
    "keys:manage",
    "audit:read",
    "logs:read",
    "organizations:manage",
    "custodians:manage",
  ],
};

describe("Table of credentials and scopes", () => {
  it("has the five types, including the three key types", () => {
    expect(CREDENTIAL_TYPES).toEqual(["pk", "sk", "ak", "session", "member"]);
    expect(CREDENTIAL_TYPES).toEqual(expect.arrayContaining([...KEY_TYPES]));
    expect(Object.keys(CREDENTIAL_SCOPES).sort()).toEqual([...CREDENTIAL_TYPES].sort());
  });

  it.each(CREDENTIAL_TYPES)("lists exactly the scopes that %s can have", (type) => {
    expect(CREDENTIAL_SCOPES[type]).toEqual(EXPECTED_SCOPES[type]);
  });

  it("lists each scope once, and only scopes that some credential can have", () => {
    expect(new Set(SCOPES).size).toBe(SCOPES.length);
    expect([...SCOPES].sort()).toEqual([...new Set(Object.values(EXPECTED_SCOPES).flat())].sort());
  });

  it("is immutable", () => {
    const lists = [SCOPES, CREDENTIAL_TYPES, CREDENTIAL_SCOPES, ...Object.values(CREDENTIAL_SCOPES)];
    expect(lists.map((list) => Object.isFrozen(list))).toEqual(lists.map(() => true));
    expect(() => (CREDENTIAL_SCOPES.pk as Scope[]).push("keys:rotate")).toThrow(TypeError);
  });
});

describe("findDisallowedScopes", () => {
  it.each(CREDENTIAL_TYPES)("allows %s its scopes and no others", (type) => {
    for (const scope of SCOPES) {
      const isAllowed = EXPECTED_SCOPES[type].includes(scope);
      expect(findDisallowedScopes(type, [scope])).toEqual(isAllowed ? [] : [scope]);
    }
  });

  it("lists disallowed scopes in the given order, including unknown names", () => {
    expect(findDisallowedScopes("sk", ["nonsense", "widget:sessions", "keys:read", ""])).toEqual([
      "nonsense",
      "keys:read",
      "",
    ]);
    expect(findDisallowedScopes("ak", [])).toEqual([]);
  });

  it.each(["admin", "constructor", "__proto__", ""])("throws for the type %j", (type) => {
    expect(() => findDisallowedScopes(type as CredentialType, [])).toThrow(
      expect.objectContaining({
        name: "TypeError",
        message: "The credential type is not one of pk, sk, ak, session, member.",
      }),
    );
  });
});

describe("hasScope", () => {
  it("is true only for scopes granted by name", () => {
    fc.assert(
      fc.property(fc.subarray([...SCOPES]), fc.constantFrom(...SCOPES), (granted, required) => {
        expect(hasScope(granted, required)).toBe(new Set<string>(granted).has(required));
      }),
    );
  });

  it.each([
    [["rollovers:write"]],
    [["rollovers:*"]],
    [["*"]],
    [["ROLLOVERS:READ"]],
    [["rollovers:read "]],
    [[]],
  ])("does not infer rollovers:read from %j", (granted) => {
    expect(hasScope(granted, "rollovers:read")).toBe(false);
  });

  it("does not search within a string", () => {
    expect(hasScope("rollovers:read" as unknown as string[], "rollovers:read")).toBe(false);
  });
});

describe("isScope", () => {
  it("is true for every scope", () => expect(SCOPES.filter((scope) => !isScope(scope))).toEqual([]));

  it.each(["", "keys", "keys:", "KEYS:READ", "keys:read ", "length", "0", "constructor"])(
    "is false for %j",
    (name) => expect(isScope(name)).toBe(false),
  );
});
