import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import type { AccountClaim } from "../src/index.ts";
import { buildSessionClaim, FACTORS, INTEGRATOR, startTestAccounts } from "./start-test-accounts.ts";

// Four digits have only ten thousand values, so an account accepts five wrong guesses a day.

const DAY_MS = 86_400_000;
const PARTICIPANT = "u-1";
const RIGHT = { ...FACTORS, externalId: PARTICIPANT };

const accounts = useResource(startTestAccounts);
let org: string;
let id: string;
beforeEach(async () => {
  org = await accounts.createOrganization();
  id = (await accounts.createOrRetrieve(org, INTEGRATOR, RIGHT)).account.id;
});

let guesses = 0;
/** Returns new digits from 5000 to 9999. The right ones are 1234. */
function createWrongDigits(): string {
  const digits = 5000 + (guesses % 5000);
  guesses += 1;
  return String(digits);
}

async function submit(claim: AccountClaim, input: object): Promise<string> {
  const externalIds =
    claim.by === "session" && claim.externalUserId === null ? {} : { externalId: PARTICIPANT };
  return accounts.createOrRetrieve(org, claim, { ...externalIds, ...input }).then(
    ({ created }) => (created ? "created" : "retrieved"),
    (error) => error.code,
  );
}
const guess = (claim: AccountClaim = buildSessionClaim("ses_1", PARTICIPANT)) =>
  submit(claim, { ssnLast4: createWrongDigits() });

async function lockByGuessing(): Promise<void> {
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess()).toBe("identity_conflict");
  expect(await guess()).toBe("identity_locked");
}

const readEvents = () =>
  accounts.test.db.prisma.event.findMany({ where: { organizationId: org, type: "account.identity_locked" } });

describe("Five wrong answers in a day", () => {
  it("lock the account's identity check for every session and key", async () => {
    const claims = [
      buildSessionClaim("ses_1", PARTICIPANT),
      buildSessionClaim("ses_2", PARTICIPANT),
      INTEGRATOR,
      buildSessionClaim("ses_3", PARTICIPANT),
    ];
    const outcomes: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const claim = claims[index % 4] ?? INTEGRATOR;
      // This guess is correct, but the response must not show it.
      outcomes.push(await (index === 30 ? submit(claim, FACTORS) : guess(claim)));
    }
    expect(outcomes).toEqual([
      ...Array<string>(5).fill("identity_conflict"),
      ...Array<string>(35).fill("identity_locked"),
    ]);
  });

  it.each([
    ["a wrong date of birth", { dateOfBirth: "1999-12-31" }],
    ["wrong digits", { ssnLast4: "9999" }],
    ["one right and one wrong answer", { dateOfBirth: FACTORS.dateOfBirth, ssnLast4: "9999" }],
    ["two wrong answers", { dateOfBirth: "1999-12-31", ssnLast4: "9999" }],
    ["the same wrong answer as before", { ssnLast4: "9998" }],
  ])("are counted once per call with %s", async (_, input) => {
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(await submit(INTEGRATOR, input)).toBe("identity_conflict");
    }
    expect(await submit(INTEGRATOR, input)).toBe("identity_locked");
  });

  it("are counted even with correct ones in between", async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(await submit(INTEGRATOR, FACTORS)).toBe("retrieved");
      expect(await guess()).toBe("identity_conflict");
    }
    expect(await submit(INTEGRATOR, FACTORS)).toBe("identity_locked");
  });

  it("do not include attempts that are 24 hours old", async () => {
    for (let wrong = 0; wrong < 4; wrong += 1) await guess();
    accounts.clock.advance(DAY_MS - 1);
    expect(await guess()).toBe("identity_conflict");
    expect(await guess()).toBe("identity_locked");

    org = await accounts.createOrganization();
    await accounts.createOrRetrieve(org, INTEGRATOR, RIGHT);
    for (let wrong = 0; wrong < 4; wrong += 1) await guess();
    accounts.clock.advance(DAY_MS);
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess()).toBe("identity_conflict");
    expect(await guess()).toBe("identity_locked");
  });

  it("never allow a sixth within 24 hours, regardless of when they are made", async () => {
    await guess();
    accounts.clock.advance(DAY_MS - 60_000);
    for (let wrong = 0; wrong < 3; wrong += 1) await guess();
    accounts.clock.advance(120_000);
    expect([await guess(), await guess(), await guess()]).toEqual([
      "identity_conflict",
      "identity_conflict",
      "identity_locked",
    ]);
  });

  it("emit one event without personal data", async () => {
    await lockByGuessing();
    await guess();
    const at = accounts.clock.now();
    const lockedUntil = new Date(at.getTime() + DAY_MS).toISOString();
    expect(await readEvents()).toEqual([
      expect.objectContaining({ data: { accountId: id, lockedUntil }, createdAt: at }),
    ]);
  });

  it("lock only that account", async () => {
    await lockByGuessing();
    const other = await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-2" });
    expect(other.created).toBe(true);
    expect(await accounts.createOrRetrieve(org, INTEGRATOR, { ...FACTORS, externalId: "u-2" })).toMatchObject(
      {
        created: false,
      },
    );
    org = await accounts.createOrganization();
    expect(await submit(INTEGRATOR, RIGHT)).toBe("created");
  });
});

describe("A locked identity check", () => {
  it("rejects the right answer exactly as it rejects a wrong one", async () => {
    await lockByGuessing();
    const readRefusal = (ssnLast4: string) =>
      accounts
        .createOrRetrieve(org, INTEGRATOR, { externalId: PARTICIPANT, ssnLast4 })
        .catch(({ code, status, message, errors, extensions, headers }) => {
          return { code, status, message, errors, extensions, headers };
        });
    const right = await readRefusal(FACTORS.ssnLast4);
    expect(right).toEqual(await readRefusal("9999"));
    expect(right).toMatchObject({
      code: "identity_locked",
      status: 409,
      headers: { "Retry-After": "86400" },
    });
    expect(JSON.stringify(right)).not.toMatch(/1980|1234|9999|ada@/);
  });

  it("still retrieves the account for a caller that sends no identity details", async () => {
    await lockByGuessing();
    expect(await submit(INTEGRATOR, {})).toBe("retrieved");
    expect(await submit(buildSessionClaim("ses_9", PARTICIPANT), {})).toBe("retrieved");
  });

  it("unlocks a day after the fifth wrong answer, and locks again after five more", async () => {
    await lockByGuessing();
    accounts.clock.advance(DAY_MS - 1);
    expect(await submit(INTEGRATOR, FACTORS)).toBe("identity_locked");
    accounts.clock.advance(1);
    expect(await submit(INTEGRATOR, FACTORS)).toBe("retrieved");
    await lockByGuessing();
    expect(await readEvents()).toHaveLength(2);
  });

  it("applies to every instance, because it is stored in the database", async () => {
    await lockByGuessing();
    const { rows } = await accounts.test.db.pool.query(
      "SELECT account_id, locked_until FROM identity_checks WHERE organization_id = $1",
      [org],
    );
    const lockedUntil = new Date(accounts.clock.now().getTime() + DAY_MS);
    expect(rows).toEqual([{ account_id: id, locked_until: lockedUntil }]);
  });
});

describe("Guesses at an account", () => {
  it("are limited to five checks, even if 100 are concurrent", async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => guess()));
    expect(outcomes.filter((outcome) => outcome === "identity_conflict")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "identity_locked")).toHaveLength(95);
    expect(await readEvents()).toHaveLength(1);
  });

  it("are limited to five checks in total, even if concurrent calls find the account in different ways", async () => {
    const claims = [
      INTEGRATOR,
      buildSessionClaim("ses_1", PARTICIPANT),
      buildSessionClaim("ses_2", PARTICIPANT),
    ];
    const guessByEmail = () =>
      accounts
        .createOrRetrieve(org, INTEGRATOR, { ...FACTORS, ssnLast4: createWrongDigits() })
        .catch((error) => error.code);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_item, index) =>
        index % 4 === 3 ? guessByEmail() : guess(claims[index % 4] ?? INTEGRATOR),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "identity_conflict")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "identity_locked")).toHaveLength(35);
  });

  it("are counted for a session's own account too", async () => {
    const ownSession = buildSessionClaim("ses_own");
    await accounts.createOrRetrieve(org, ownSession, FACTORS);
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess(ownSession)).toBe("identity_conflict");
    expect(await submit(ownSession, FACTORS)).toBe("identity_locked");
  });
});
