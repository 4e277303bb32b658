import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, CUSTODIAN_ROLES, DELIVERY_METHODS } from "../src/custodian.ts";
import { SANDBOX_CUSTODIANS } from "../src/sandbox-custodians.ts";

describe("Sandbox custodians", () => {
  it("are one custodian for each of the ten scripts", () => {
    expect(SANDBOX_CUSTODIANS.map(({ slug, name }) => [slug, name])).toEqual([
      ["test-instant", "Test: Instant"],
      ["test-manual", "Test: Manual"],
      ["test-needs-documents", "Test: Needs documents"],
      ["test-spousal-consent", "Test: Spousal consent"],
      ["test-rejects-name-mismatch", "Test: Rejects name mismatch"],
      ["test-soft-reject-then-ok", "Test: Soft reject, then OK"],
      ["test-check-lost", "Test: Check lost"],
      ["test-partial-amount", "Test: Partial amount"],
      ["test-silent", "Test: Silent"],
      ["test-slow", "Test: Slow"],
    ]);
  });

  it.each(SANDBOX_CUSTODIANS.map((seed) => [seed.slug, seed] as const))(
    "support every role, account type and delivery method: %s",
    (_, seed) => {
      expect(seed).toMatchObject({
        category: "sandbox",
        roles: CUSTODIAN_ROLES,
        supportedAccountTypes: ACCOUNT_TYPES,
        deliveryMethods: DELIVERY_METHODS,
        website: null,
      });
    },
  );

  it("require documents only if the script is about documents", () => {
    const required = SANDBOX_CUSTODIANS.map(({ slug, requirements }): [string, string[]] => [
      slug,
      Object.entries(requirements)
        .filter(([, required]) => required)
        .map(([document]) => document),
    ]);
    expect(required.filter(([, documents]) => documents.length > 0)).toEqual([
      ["test-needs-documents", ["loa"]],
      ["test-spousal-consent", ["spousalConsent"]],
    ]);
  });

  it("have processing times that fit the script", () => {
    const days = new Map(SANDBOX_CUSTODIANS.map(({ slug, processingDays }) => [slug, processingDays]));
    expect(days.get("test-instant")).toEqual({ min: 0, max: 0 });
    const slowest = [...days].sort(([, a], [, b]) => b.max - a.max)[0];
    expect(slowest?.[0]).toBe("test-slow");
  });
});
