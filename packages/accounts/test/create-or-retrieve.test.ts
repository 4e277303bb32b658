import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { getAccount } from "../src/index.ts";
import {
  buildSessionClaim,
  FACTORS,
  INTEGRATOR,
  NOW,
  PERSON,
  startTestAccounts,
} from "./start-test-accounts.ts";

const accounts = useResource(startTestAccounts);
let org: string;
beforeEach(async () => {
  org = await accounts.createOrganization();
});

const ADDRESS = { line1: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US" };

describe("createOrRetrieveAccount", () => {
  it("creates an account with all of the input, and one event without personal data", async () => {
    const input = {
      ...PERSON,
      ...FACTORS,
      externalId: "u-1",
      phone: "+14155550123",
      address: ADDRESS,
      metadata: { plan: "a" },
    };
    const { account, created } = await accounts.createOrRetrieve(org, INTEGRATOR, input);
    expect(created).toBe(true);
    expect(account).toEqual({
      ...input,
      id: account.id,
      status: "active",
      formerNames: [],
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(await getAccount(accounts.ctx, org, account.id)).toEqual(account);
    const events = await accounts.test.db.prisma.event.findMany({ where: { organizationId: org } });
    expect(events).toEqual([
      expect.objectContaining({ type: "account.created", data: { accountId: account.id }, createdAt: NOW }),
    ]);
  });

  it("creates an account with the minimum, and null for the rest", async () => {
    const { account } = await accounts.createOrRetrieve(org, INTEGRATOR, { lastName: undefined });
    expect(account).toMatchObject({
      externalId: null,
      lastName: null,
      phone: null,
      dateOfBirth: null,
      ssnLast4: null,
      address: null,
      metadata: {},
    });
  });

  it("hides an account from other organizations", async () => {
    const { account } = await accounts.createOrRetrieve(org, INTEGRATOR, {});
    await expect(
      getAccount(accounts.ctx, await accounts.createOrganization(), account.id),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["by externalId", INTEGRATOR, { externalId: "u-1" }],
    ["by email and date of birth", INTEGRATOR, { dateOfBirth: FACTORS.dateOfBirth }],
    ["by email and last four digits", INTEGRATOR, { ssnLast4: FACTORS.ssnLast4 }],
    ["by the session's externalUserId", buildSessionClaim("ses_1", "u-1"), {}],
    ["by the session that made it", buildSessionClaim("ses_1"), {}],
  ] as const)(
    "retrieves %s without writing anything, even if other fields differ",
    async (_, claim, input) => {
      const first = await accounts.createOrRetrieve(org, claim, { ...input, metadata: { a: "1" } });
      expect(first.created).toBe(true);
      // Every write changes xmin and ctid.
      const readRows = () =>
        accounts.test.db.pool.query(
          "SELECT xmin::text, ctid::text, * FROM accounts WHERE organization_id = $1",
          [org],
        );
      const before = await readRows();
      accounts.clock.advance(60_000);
      const changed = {
        firstName: "Other",
        lastName: "Name",
        phone: "+14155550199",
        metadata: { b: "2" },
        address: ADDRESS,
      };
      const second = await accounts.createOrRetrieve(org, claim, { ...input, ...changed });
      expect(second).toEqual({ account: first.account, created: false });
      expect((await readRows()).rows).toEqual(before.rows);
      expect(await accounts.count(org)).toEqual({ accounts: 1, events: 1 });
    },
  );

  it("rejects a date of birth not in the past by the service's clock, and writes nothing", async () => {
    const today = accounts.clock.now().toISOString().slice(0, 10);
    const yesterday = new Date(accounts.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    for (const dateOfBirth of [today, "2999-01-01"]) {
      await expect(accounts.createOrRetrieve(org, INTEGRATOR, { dateOfBirth })).rejects.toMatchObject({
        code: "validation_failed",
        errors: [{ pointer: "#/dateOfBirth" }],
      });
    }
    expect(await accounts.count(org)).toEqual({ accounts: 0, events: 0 });
    await accounts.createOrRetrieve(org, INTEGRATOR, { dateOfBirth: yesterday });
  });
});

describe("A session", () => {
  it.each<[string | null, string | undefined, string]>([
    // The session's participant, externalId in the body, and the account's externalId or the error.
    ["u-1", undefined, "u-1"],
    ["u-1", "u-1", "u-1"],
    ["u-1", "u-2", "session_bound"],
    ["u-1", "U-1", "session_bound"],
    ["u-1", "u-1\u200b", "session_bound"],
    ["u-1", "u", "session_bound"],
    ["u-1", "u-11", "session_bound"],
    ["u-1", "ｕ-1", "session_bound"],
    ["u-1", "null", "session_bound"],
    ["u-1", "undefined", "session_bound"],
    [null, undefined, "null"],
    [null, "u-1", "session_bound"],
    [null, "null", "session_bound"],
    [null, "undefined", "session_bound"],
  ])("opened for %s, with %s in the body: %s", async (externalUserId, externalId, expected) => {
    const result = accounts.createOrRetrieve(
      org,
      buildSessionClaim("ses_1", externalUserId),
      externalId === undefined ? {} : { externalId },
    );
    if (expected === "session_bound") {
      await expect(result).rejects.toMatchObject({ code: "session_bound", status: 403 });
      expect(await accounts.count(org)).toEqual({ accounts: 0, events: 0 });
    } else {
      expect(String((await result).account.externalId)).toBe(expected);
    }
  });

  it("opened for a participant, retrieves what the integrator created, and vice versa", async () => {
    const created = await accounts.createOrRetrieve(org, INTEGRATOR, { externalId: "u-1" });
    expect(await accounts.createOrRetrieve(org, buildSessionClaim("ses_1", "u-1"), {})).toEqual({
      account: created.account,
      created: false,
    });
    const sessionAccount = await accounts.createOrRetrieve(org, buildSessionClaim("ses_1", "u-2"), {});
    expect(await accounts.createOrRetrieve(org, INTEGRATOR, { externalId: "u-2" })).toEqual({
      account: sessionAccount.account,
      created: false,
    });
  });

  it("opened without a participant, reaches only what it created, even with every detail right", async () => {
    const integratorAccount = await accounts.createOrRetrieve(org, INTEGRATOR, FACTORS);
    const firstSession = await accounts.createOrRetrieve(org, buildSessionClaim("ses_1"), FACTORS);
    const secondSession = await accounts.createOrRetrieve(org, buildSessionClaim("ses_2"), FACTORS);
    expect([firstSession.created, secondSession.created]).toEqual([true, true]);
    const ids = [integratorAccount, firstSession, secondSession].map(({ account }) => account.id);
    expect(new Set(ids).size).toBe(3);
    expect(
      await accounts.createOrRetrieve(org, buildSessionClaim("ses_1"), { email: "other@example.com" }),
    ).toEqual({
      account: firstSession.account,
      created: false,
    });
  });

  it("opened for a participant, never matches by email", async () => {
    await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-1" });
    expect((await accounts.createOrRetrieve(org, buildSessionClaim("ses_1", "u-2"), FACTORS)).created).toBe(
      true,
    );
  });
});

describe("identity_conflict", () => {
  const OTHER = { dateOfBirth: "1999-12-31", ssnLast4: "9999" };
  const states = ["equal", "different", "not sent", "not stored", "neither sent nor stored"] as const;
  type State = (typeof states)[number];
  const toStored = (state: State, value: string) =>
    state === "not stored" || state === "neither sent nor stored" ? undefined : value;
  const toSent = (state: State, value: string, differentValue: string) => {
    if (state === "not sent" || state === "neither sent nor stored") return undefined;
    return state === "different" ? differentValue : value;
  };

  it.each(states.flatMap((dob) => states.map((ssn) => [dob, ssn] as const)))(
    "is returned only if a sent detail differs from the stored one: date of birth %s, last four digits %s",
    async (dob, ssn) => {
      const first = {
        externalId: "u-1",
        dateOfBirth: toStored(dob, FACTORS.dateOfBirth),
        ssnLast4: toStored(ssn, FACTORS.ssnLast4),
      };
      const second = {
        externalId: "u-1",
        dateOfBirth: toSent(dob, FACTORS.dateOfBirth, OTHER.dateOfBirth),
        ssnLast4: toSent(ssn, FACTORS.ssnLast4, OTHER.ssnLast4),
      };
      const { account } = await accounts.createOrRetrieve(org, INTEGRATOR, first);
      for (const claim of [INTEGRATOR, buildSessionClaim("ses_1", "u-1")]) {
        const repeated = accounts.createOrRetrieve(org, claim, second);
        if (dob === "different" || ssn === "different") {
          await expect(repeated).rejects.toMatchObject({ code: "identity_conflict", status: 409 });
        } else {
          expect(await repeated).toEqual({ account, created: false });
        }
      }
      expect(await accounts.count(org)).toEqual({ accounts: 1, events: 1 });
    },
  );

  it("reveals nothing of what is stored", async () => {
    await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-1" });
    const error = await accounts
      .createOrRetrieve(org, INTEGRATOR, { externalId: "u-1", ...OTHER })
      .catch((thrown) => thrown);
    expect(JSON.stringify([error.message, error.errors, error.extensions])).not.toMatch(
      /1980|1234|ada@|1999|9999/,
    );
  });
});
