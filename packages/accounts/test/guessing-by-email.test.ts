import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import type { AccountClaim } from "../src/index.ts";
import { FACTORS, INTEGRATOR, startTestAccounts } from "./start-test-accounts.ts";

// A key that cannot read accounts still learns of a match from the returned account, so each guess by email
// counts toward the limit.

const WRITER: AccountClaim = { by: "integrator", canReadAccounts: false };
const { dateOfBirth, ssnLast4 } = FACTORS;

const accounts = useResource(startTestAccounts);
let org: string;
beforeEach(async () => {
  org = await accounts.createOrganization();
});

const call = (input: object, claim: AccountClaim = WRITER): Promise<string> =>
  accounts.createOrRetrieve(org, claim, input).then(
    ({ created }) => (created ? "created" : "retrieved"),
    (error) => error.code,
  );
const buildDigits = (guess: number) => ({ ssnLast4: String(5000 + guess) });
const createParticipant = async (claim?: AccountClaim) =>
  expect(await call({ ...FACTORS, externalId: "u-1" }, claim)).toBe("created");

describe("A key that cannot read accounts", () => {
  it("can guess a participant's digits by email five times; later guesses never report a match", async () => {
    await createParticipant();
    const outcomes: string[] = [];
    for (let guess = 0; guess < 5; guess += 1) outcomes.push(await call(buildDigits(guess)));
    expect(outcomes).toEqual(Array(5).fill("created"));
    const otherPaths = [
      { ssnLast4, email: "ADA@example.com" },
      { ssnLast4, externalId: "u-1" },
    ];
    for (const input of [buildDigits(5), { ssnLast4 }, { dateOfBirth }, ...otherPaths]) {
      expect([input, await call(input)]).toEqual([input, "identity_locked"]);
    }
  });

  it("spends a guess even when it finds a decoy account that it created", async () => {
    await createParticipant();
    const outcomes: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      // The decoy is found only if the guess is wrong, so finding it counts as a guess.
      expect(await call({ ...buildDigits(guess), externalId: `decoy-${guess}` })).toBe("created");
      outcomes.push(await call(buildDigits(guess)));
    }
    expect(outcomes.slice(0, 5)).not.toContain("identity_locked");
    expect(outcomes.slice(5)).toEqual(["identity_locked", "identity_locked"]);
  });

  it("gets no more guesses concurrently than one after another", async () => {
    await createParticipant();
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, guess) => call(buildDigits(guess))));
    expect(outcomes.filter((outcome) => outcome === "identity_locked")).toHaveLength(35);
  });

  it("spends one guess on a wrong answer, even if its other answer was correct and found the account", async () => {
    await createParticipant();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await call({ dateOfBirth, ...buildDigits(guess) })).toBe("identity_conflict");
    }
    expect(await call({ dateOfBirth, ...buildDigits(5) })).toBe("identity_locked");
  });

  it("still retrieves by email what it created, and creates accounts for unused addresses", async () => {
    expect(await call(FACTORS)).toBe("created");
    for (let again = 0; again < 7; again += 1) expect(await call(FACTORS)).toBe("retrieved");
    for (let other = 0; other < 7; other += 1) {
      expect(await call({ ...buildDigits(other), email: `other-${other}@example.com` })).toBe("created");
    }
  });

  it("is not limited by another organization's accounts with the same email address, with or without digits", async () => {
    for (let other = 0; other < 2; other += 1) expect(await call({})).toBe("created");
    for (let other = 0; other < 7; other += 1) {
      expect(await call({ ...buildDigits(other), externalId: `u-${other}` })).toBe("created");
    }
    org = await accounts.createOrganization();
    expect(await call(buildDigits(1))).toBe("created");
  });
});

describe("A key that can read accounts", () => {
  it("can match any number of participants with one address, because it can read their data anyway", async () => {
    await createParticipant(INTEGRATOR);
    for (let participant = 0; participant < 12; participant += 1)
      expect(await call(buildDigits(participant), INTEGRATOR)).toBe("created");
    expect(await call(FACTORS, INTEGRATOR)).toBe("retrieved");
  });
});
