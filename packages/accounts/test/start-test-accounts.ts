import {
  buildOrganization,
  createTestEnvironment,
  TEST_BLIND_INDEX,
  TEST_CIPHER,
  TestClock,
  type TestEnvironment,
} from "@svc/testing";
import {
  type AccountClaim,
  type AccountInput,
  type AccountsContext,
  accountInputSchema,
  createOrRetrieveAccount,
} from "../src/index.ts";

export const NOW = new Date("2026-06-01T12:00:00.000Z");
export const INTEGRATOR: AccountClaim = { by: "integrator", canReadAccounts: true };

export const buildSessionClaim = (sessionId: string, externalUserId: string | null = null): AccountClaim => ({
  by: "session",
  sessionId,
  externalUserId,
});

export const PERSON = { firstName: "Ada", lastName: "Sample", email: "ada@example.com" };
/** With an email, these identify a participant. */
export const FACTORS = { dateOfBirth: "1980-02-29", ssnLast4: "1234" };

export interface TestAccounts {
  test: TestEnvironment;
  ctx: AccountsContext;
  clock: TestClock;
  createOrganization(): Promise<string>;
  createOrRetrieve(
    organizationId: string,
    claim: AccountClaim,
    input: Partial<Record<keyof AccountInput, unknown>>,
  ): ReturnType<typeof createOrRetrieveAccount>;
  count(organizationId: string): Promise<{ accounts: number; events: number }>;
  close(): Promise<void>;
}

export async function startTestAccounts(): Promise<TestAccounts> {
  const test = await createTestEnvironment();
  const clock = new TestClock(NOW.getTime());
  const ctx = { db: test.db, clock, cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX };
  return {
    test,
    ctx,
    clock,
    createOrganization: () => buildOrganization(test),
    createOrRetrieve: async (organizationId, claim, input) =>
      createOrRetrieveAccount(ctx, organizationId, {
        claim,
        input: accountInputSchema.parse({ ...PERSON, ...input }),
      }),
    count: async (organizationId) => ({
      accounts: await test.db.prisma.account.count({ where: { organizationId } }),
      events: await test.db.prisma.event.count({ where: { organizationId } }),
    }),
    close: () => test.close(),
  };
}
