import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { recordStatements } from "./sent-statements.ts";
import { buildSessionClaim, FACTORS, INTEGRATOR, startTestAccounts } from "./start-test-accounts.ts";

// Response times must not reveal that a participant exists, so every session runs the same statements.

describe("Database statements for a session", () => {
  const accounts = useResource(startTestAccounts);
  let org: string;
  let statements: ReturnType<typeof recordStatements>;
  beforeAll(() => {
    statements = recordStatements(accounts.test.db.pool);
  });
  beforeEach(async () => {
    org = await accounts.createOrganization();
  });

  const recordDuring = async (call: () => Promise<unknown>) => {
    statements.length = 0;
    await call().catch(() => {});
    return statements.map(({ text }) => text);
  };

  it.each([
    ["a session without a participant", null],
    ["a session of another participant", "stranger"],
  ])("are the same for %s, whether the person is known or not", async (_case, externalUserId) => {
    await accounts.createOrRetrieve(org, INTEGRATOR, {
      ...FACTORS,
      externalId: "known",
      email: "known@example.com",
    });
    const forKnown = await recordDuring(() =>
      accounts.createOrRetrieve(org, buildSessionClaim("ses_1", externalUserId && `${externalUserId}-1`), {
        ...FACTORS,
        email: "known@example.com",
      }),
    );
    const forUnknown = await recordDuring(() =>
      accounts.createOrRetrieve(org, buildSessionClaim("ses_2", externalUserId && `${externalUserId}-2`), {
        ...FACTORS,
        email: "new@example.com",
      }),
    );
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.join("\n")).toContain('INSERT INTO "accounts"');
    // No statement finds an account by personal data.
    expect(forKnown.join("\n")).not.toMatch(/email_(index|date_of_birth_index|ssn_last4_index)"? = /);
  });

  it("are not sent at all if the session names another participant, known or not", async () => {
    await accounts.createOrRetrieve(org, INTEGRATOR, { externalId: "known" });
    for (const externalUserId of [null, "own"]) {
      for (const externalId of ["known", "unknown"]) {
        const claim = buildSessionClaim("ses_1", externalUserId);
        expect(await recordDuring(() => accounts.createOrRetrieve(org, claim, { externalId }))).toEqual([]);
      }
    }
  });
});
