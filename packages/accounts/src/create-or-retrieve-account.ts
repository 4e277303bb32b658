import { inSqlTransaction, lockNames, type Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import type { Account, AccountDetails } from "./account.ts";
import { type AccountSecrets, computeEmailIndexes } from "./account-columns.ts";
import { recordAccountCreated } from "./account-events.ts";
import { type AccountInput, requirePastBirthDate } from "./account-input.ts";
import { type AccountMatch, findAccount, lockAccount, readAccountsByEmail } from "./account-store.ts";
import { insertAccount } from "./account-writes-store.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { checkIdentity } from "./check-identity.ts";
import { runAfterFirst } from "./run-sequentially.ts";

/**
 * `integrator`: a trusted server with an `ak_` key. If it can read accounts, guessing birth dates or SSN digits gains nothing.
 * `session`: an untrusted browser, limited to the session's participant or to the account that the session created.
 */
export type AccountClaim =
  | { by: "integrator"; canReadAccounts: boolean }
  | { by: "session"; sessionId: string; externalUserId: string | null };

export interface AccountOutcome {
  account: Account;
  created: boolean;
}

/** Runs the work in a new transaction, and can run it again after a rollback. */
type Transact<T> = (work: (tx: Sql) => Promise<AccountOutcome>) => Promise<T>;

/**
 * Creates or retrieves a participant's account. Concurrent calls create one account.
 * @throws Problem `session_bound` if a session's body names another participant; `identity_conflict` if the date of birth or last
 * four SSN digits differ; `identity_locked` after too many attempts; `validation_failed` if the date of birth is not in the past
 */
export async function createOrRetrieveAccount(
  ctx: AccountsContext,
  organizationId: string,
  { claim, input }: { claim: AccountClaim; input: AccountInput },
): Promise<AccountOutcome> {
  const { claimedInput, match } = resolveClaim(ctx, claim, input);
  const accountsByEmail = await findAccountsToCheck(ctx.db.sql, ctx, { organizationId, claim, match });
  const contradictedByEmail = await checkIdentity(ctx, organizationId, {
    accounts: accountsByEmail,
    claim: claimedInput,
  });
  const outcome = await findOrCreate(ctx, organizationId, { claim, input: claimedInput, match });
  const { account, created } = outcome;
  if (created) return outcome;
  const isChecked = accountsByEmail.some(({ id }) => id === account.id);
  const contradicted = isChecked
    ? contradictedByEmail
    : await checkIdentity(ctx, organizationId, { accounts: [account], claim: claimedInput });
  if (contradicted.has(account.id)) throw new Problem("identity_conflict");
  return outcome;
}

/**
 * Returns the accounts to check. A lookup by email reveals whether the date of birth or the SSN digits match, so a key
 * without read access must pass the identity check first.
 */
async function findAccountsToCheck(
  db: Sql,
  ctx: AccountsContext,
  { organizationId, claim, match }: { organizationId: string; claim: AccountClaim; match: PersonMatch },
): Promise<Account[]> {
  if (!("email" in match) || claim.by !== "integrator" || claim.canReadAccounts) return [];
  return readAccountsByEmail(db, ctx, { organizationId, match });
}

async function findOrCreate(
  ctx: AccountsContext,
  organizationId: string,
  { claim, input, match }: { claim: AccountClaim; input: AccountInput; match: PersonMatch },
): Promise<AccountOutcome> {
  const locks = toLockNames(ctx, organizationId, match);
  return runAfterFirst(ctx.db, locks.join(), async () => {
    // Most accounts exist already, and need no transaction.
    const existing = await findAccount(ctx.db.sql, ctx, { organizationId, match });
    if (existing) return { account: existing, created: false };

    return inSqlTransaction(ctx.db, async (tx) => {
      await lockNames(tx, locks);
      const createdMeanwhile = await findAccount(tx, ctx, { organizationId, match });
      if (createdMeanwhile) return { account: createdMeanwhile, created: false };
      return { account: await create(tx, ctx, { organizationId, claim, input }), created: true };
    });
  });
}

/** Rolls back the transaction, so that the identity check can run outside of it. */
class UncomparedError extends Error {
  readonly accounts: readonly Account[];

  constructor(accounts: readonly Account[]) {
    super("the claim has not been compared with these accounts yet");
    this.accounts = accounts;
  }
}

/**
 * Creates or retrieves an account in the caller's transaction. A wrong answer is recorded even if the call fails, so the
 * transaction rolls back before the identity check and runs again after it.
 */
export async function createOrRetrieveAccountInTransaction<T>(
  ctx: AccountsContext,
  organizationId: string,
  { claim, input, transact }: { claim: AccountClaim; input: AccountInput; transact: Transact<T> },
): Promise<T> {
  const { claimedInput, match } = resolveClaim(ctx, claim, input);
  const locks = toLockNames(ctx, organizationId, match);
  const contradicted = new Map<string, boolean>();
  const requireCompared = (accounts: readonly Account[]) => {
    const uncompared = accounts.filter(({ id }) => !contradicted.has(id));
    if (uncompared.length > 0) throw new UncomparedError(uncompared);
  };
  const work = async (tx: Sql): Promise<AccountOutcome> => {
    await lockNames(tx, locks);
    requireCompared(await findAccountsToCheck(tx, ctx, { organizationId, claim, match }));
    const existing = await findAccount(tx, ctx, { organizationId, match });
    if (!existing || (await lockAndCheckErased(tx, ctx, { organizationId, id: existing.id })))
      return {
        account: await create(tx, ctx, { organizationId, claim, input: claimedInput }),
        created: true,
      };
    requireCompared([existing]);
    if (contradicted.get(existing.id)) throw new Problem("identity_conflict");
    return { account: existing, created: false };
  };
  for (;;) {
    try {
      return await runAfterFirst(ctx.db, locks.join(), () => transact(work));
    } catch (error) {
      if (!(error instanceof UncomparedError)) throw error;
      const contradictedIds = await checkIdentity(ctx, organizationId, {
        accounts: error.accounts,
        claim: claimedInput,
      });
      for (const { id } of error.accounts) contradicted.set(id, contradictedIds.has(id));
    }
  }
}

/** The lock prevents erasure until the idempotency record is stored. */
async function lockAndCheckErased(
  tx: Sql,
  ctx: AccountsContext,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<boolean> {
  const account = await lockAccount(tx, ctx, { organizationId, id, lock: "share" });
  return account?.status === "erased";
}

function resolveClaim(ctx: AccountsContext, claim: AccountClaim, input: AccountInput) {
  const claimedInput = { ...input, externalId: resolveExternalId(claim, input) } as AccountInput;
  requirePastBirthDate(claimedInput.dateOfBirth, ctx.clock.now());
  return { claimedInput, match: toMatch(claim, claimedInput) };
}

function resolveExternalId(claim: AccountClaim, input: AccountInput): string | undefined {
  if (claim.by === "integrator") return input.externalId;
  if (input.externalId !== undefined && input.externalId !== claim.externalUserId)
    throw new Problem("session_bound");
  return claim.externalUserId ?? undefined;
}

type PersonMatch = Exclude<AccountMatch, { id: string }>;

function toMatch(claim: AccountClaim, input: AccountInput): PersonMatch {
  if (input.externalId !== undefined) return { externalId: input.externalId };
  if (claim.by === "session") return { createdBySessionId: claim.sessionId };
  return { email: input.email, dateOfBirth: input.dateOfBirth, ssnLast4: input.ssnLast4 };
}

export function toExternalIdLockName(organizationId: string, externalId: string): string {
  return `account:${organizationId}:external:${externalId}`;
}

/** Uses digests of emails, because the database server may log statements. */
function toLockNames({ blindIndex }: AccountSecrets, organizationId: string, match: PersonMatch): string[] {
  if ("externalId" in match) return [toExternalIdLockName(organizationId, match.externalId)];
  if ("createdBySessionId" in match) return [`account:${organizationId}:session:${match.createdBySessionId}`];
  return computeEmailIndexes(blindIndex, organizationId, match.email).map(
    (digest) => `account:${organizationId}:email:${digest}`,
  );
}

async function create(
  tx: Sql,
  ctx: AccountsContext,
  { organizationId, claim, input }: { organizationId: string; claim: AccountClaim; input: AccountInput },
): Promise<Account> {
  const at = ctx.clock.now();
  const isAnonymous = claim.by === "session" && claim.externalUserId === null;
  const account = await insertAccount(tx, ctx, {
    id: newId("acct"),
    organizationId,
    createdBySessionId: isAnonymous ? claim.sessionId : null,
    at,
    details: toDetails(input),
  });
  await recordAccountCreated(tx, { organizationId, accountId: account.id, at });
  return account;
}

function toDetails(input: AccountInput): AccountDetails {
  return {
    externalId: input.externalId ?? null,
    firstName: input.firstName,
    lastName: input.lastName ?? null,
    email: input.email,
    phone: input.phone ?? null,
    dateOfBirth: input.dateOfBirth ?? null,
    ssnLast4: input.ssnLast4 ?? null,
    address: input.address ?? null,
    metadata: input.metadata ?? {},
  };
}
