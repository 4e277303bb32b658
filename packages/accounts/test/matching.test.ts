import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { normalizeEmail } from "../src/index.ts";
import { buildSessionClaim, FACTORS, INTEGRATOR, startTestAccounts } from "./start-test-accounts.ts";

const accounts = useResource(startTestAccounts);
let org: string;
beforeEach(async () => {
  org = await accounts.createOrganization();
});

describe("An input without externalId", () => {
  const { dateOfBirth, ssnLast4 } = FACTORS;
  it.each([
    ["email and date of birth", "matches", FACTORS, { dateOfBirth }],
    ["email and last four digits", "matches", FACTORS, { ssnLast4 }],
    ["email and both factors", "matches", FACTORS, FACTORS],
    ["email alone", "creates", FACTORS, {}],
    ["email alone, if no factors are stored", "creates", {}, {}],
    ["email and another date of birth", "creates", FACTORS, { dateOfBirth: "1999-12-31" }],
    ["email and other digits", "creates", FACTORS, { ssnLast4: "9999" }],
    ["email and a date of birth that is not stored", "creates", { ssnLast4 }, { dateOfBirth }],
    ["email and digits that are not stored", "creates", { dateOfBirth }, { ssnLast4 }],
    ["both factors under another email", "creates", FACTORS, { ...FACTORS, email: "eve@example.com" }],
    ["the right date of birth and wrong digits", "conflicts", FACTORS, { dateOfBirth, ssnLast4: "9999" }],
    [
      "the right digits and a wrong date of birth",
      "conflicts",
      FACTORS,
      { dateOfBirth: "1999-12-31", ssnLast4 },
    ],
  ])("with %s: %s", async (_, expected, stored, sent) => {
    const first = await accounts.createOrRetrieve(org, INTEGRATOR, { ...stored, externalId: "u-1" });
    const second = accounts.createOrRetrieve(org, INTEGRATOR, sent);
    if (expected === "conflicts") await expect(second).rejects.toMatchObject({ code: "identity_conflict" });
    else
      expect(await second).toMatchObject(
        expected === "matches" ? { created: false, account: first.account } : { created: true },
      );
  });

  it("matches an account created by a session without externalUserId", async () => {
    const first = await accounts.createOrRetrieve(org, buildSessionClaim("ses_1"), FACTORS);
    expect(await accounts.createOrRetrieve(org, INTEGRATOR, FACTORS)).toEqual({
      account: first.account,
      created: false,
    });
  });

  it("matches the oldest of several candidates", async () => {
    const first = await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-1" });
    accounts.clock.advance(1_000);
    const second = await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-2" });
    expect((await accounts.createOrRetrieve(org, INTEGRATOR, FACTORS)).account.id).toBe(first.account.id);
    const older = { createdAt: new Date(first.account.createdAt.getTime() - 1_000) };
    await accounts.test.db.prisma.account.update({ where: { id: second.account.id }, data: older });
    expect((await accounts.createOrRetrieve(org, INTEGRATOR, FACTORS)).account.id).toBe(second.account.id);
  });

  it.each([
    ["ada@example.com", "ADA@Example.COM"],
    ["ada@example.com", "  ada@example.com  "],
    ["zo\u00eb@example.com", "zoe\u0308@example.com"],
    ["zo\u00eb@example.com", "ZOE\u0308@EXAMPLE.COM"],
    ["δοκιμή@παράδειγμα.ελ", "ΔΟΚΙΜΉ@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ"],
  ])("treats %s and %s as one address", async (stored, sent) => {
    const first = await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, email: stored });
    const second = await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, email: sent });
    expect(second).toEqual({ account: first.account, created: false });
    expect(second.account.email).toBe(stored);
  });

  it.each([
    ["ada@example.com", "ada+1@example.com"],
    ["ada@example.com", "a.da@example.com"],
    ["ada@example.com", "ada@example.co"],
    // The second address begins with a Cyrillic letter.
    ["ada@example.com", "аda@example.com"],
  ])("treats %s and %s as two addresses", async (stored, sent) => {
    await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, email: stored });
    expect((await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, email: sent })).created).toBe(
      true,
    );
  });
});

describe("Another organization's account", () => {
  it.each([
    ["externalId", INTEGRATOR, { externalId: "u-1" }],
    ["email and both factors", INTEGRATOR, FACTORS],
    ["the session's externalUserId", buildSessionClaim("ses_1", "u-1"), {}],
    ["the session's id", buildSessionClaim("ses_1"), {}],
  ] as const)("never matches by %s", async (_, claim, input) => {
    const other = await accounts.createOrganization();
    const first = await accounts.createOrRetrieve(other, claim, input);
    const second = await accounts.createOrRetrieve(org, claim, input);
    expect(second.created).toBe(true);
    expect(second.account.id).not.toBe(first.account.id);
    // Their digests differ, so rows do not reveal that both are one person.
    const rows = await accounts.test.db.prisma.account.findMany({
      where: { organizationId: { in: [org, other] } },
    });
    expect(new Set(rows.map(({ emailIndex }) => emailIndex)).size).toBe(2);
  });
});

describe("normalizeEmail", () => {
  it("changes nothing when applied again", () => {
    // Letters with special lowercase or normalized forms in Unicode.
    for (const email of [
      "İ@example.com",
      "ǅ@example.com",
      "E\u0301@x.yz",
      "ΣΑΣ@x.yz",
      "\u1E9E@x.yz",
      "K@x.yz",
    ]) {
      const once = normalizeEmail(email);
      expect(normalizeEmail(once)).toBe(once);
    }
  });
});

describe("Concurrent calls for one person", () => {
  it.each([
    ["by externalId", INTEGRATOR, { externalId: "u-1" }],
    ["by email and second factor", INTEGRATOR, FACTORS],
    ["by session", buildSessionClaim("ses_1"), {}],
    ["by the session's externalUserId", buildSessionClaim("ses_1", "u-1"), {}],
  ] as const)("200 calls %s create one account", async (_, claim, input) => {
    const results = await Promise.all(
      Array.from({ length: 200 }, () => accounts.createOrRetrieve(org, claim, input)),
    );
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(results.filter(({ created }) => !created)).toHaveLength(199);
    expect(new Set(results.map(({ account }) => account.id)).size).toBe(1);
    expect(await accounts.count(org)).toEqual({ accounts: 1, events: 1 });
  });

  it("create one account, five conflicts, and then a lock if the details differ", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        accounts.createOrRetrieve(org, INTEGRATOR, {
          externalId: "u-1",
          ssnLast4: index % 2 === 0 ? "1111" : "2222",
        }),
      ),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refused.filter((code) => code === "identity_conflict")).toHaveLength(5);
    expect(new Set(refused)).toEqual(new Set(["identity_conflict", "identity_locked"]));
    // The second event is the lock.
    expect(await accounts.count(org)).toEqual({ accounts: 1, events: 2 });
  });
});
