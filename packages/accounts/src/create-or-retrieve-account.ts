import { type Database, inSqlTransaction, lockName, recordAccountCreated, type Sql } from "@svc/database";
import { type Clock, newId, Problem } from "@svc/service-kit";
import type { Account, AccountDetails } from "./account.ts";
import type { AccountSecrets } from "./account-columns.ts";
import { type AccountInput, requirePastBirth } from "./account-input.ts";
import { type AccountMatch, findAccount, insertAccount, lockAccount } from "./account-store.ts";
import { behindTheFirst } from "./behind-the-first.ts";
import { normaliseEmail } from "./blind-index.ts";

/** What the operation needs of the service that calls it. */
export interface AccountsContext extends AccountSecrets {
  db: Database;
  clock: Clock;
}

/**
 * Who says whom the account is for.
 *
 * `integrator`: its own server, with an `ak_` key; it is believed.
 * `session`: a browser, which is not. The saver is whom the session was opened for; a session opened for nobody
 * reaches only the account that it made itself.
 */
export type AccountClaim =
  | { by: "integrator" }
  | { by: "session"; sessionId: string; externalUserId: string | null };

/** The account, and whether this call made it. */
interface AccountOutcome {
  account: Account;
  created: boolean;
}

/**
 * Creates a saver's account, or retrieves the one that is there. Retrieval writes nothing, whatever the input says.
 * Calls for the same person wait for each other, so that any number of them make one account.
 *
 * @param transact runs the one transaction in which all is read and written; by default there is one only to create
 * @throws Problem `session_bound` when a session's body names another saver; `identity_conflict` when the account has
 *   another date of birth or other last four digits; `validation_failed` for a birth that is not in the past
 */
export async function createOrRetrieveAccount(
  ctx: AccountsContext,
  organizationId: string,
  claim: AccountClaim,
  input: AccountInput,
  transact?: (work: (tx: Sql) => Promise<AccountOutcome>) => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  const claimed = { ...input, externalId: claimedExternalId(claim, input) } as AccountInput;
  requirePastBirth(claimed.dateOfBirth, ctx.clock.now());
  const match = toMatch(claim, claimed);

  const lock = lockOf(ctx, organizationId, match);
  const retrieve = async (sql: Sql): Promise<AccountOutcome | null> => {
    const account = await findAccount(sql, ctx, organizationId, match);
    return account && { account: requireSameIdentity(account, claimed), created: false };
  };
  const retrieveOrCreate = async (tx: Sql): Promise<AccountOutcome> => {
    await lockName(tx, lock);
    const madeMeanwhile = await retrieve(tx);
    if (
      madeMeanwhile &&
      !(transact && (await isErasedMeanwhile(tx, ctx, organizationId, madeMeanwhile.account.id)))
    ) {
      return madeMeanwhile;
    }
    return { account: await create(tx, ctx, organizationId, claim, claimed), created: true };
  };
  return behindTheFirst(lock, async () => {
    if (transact) return transact(retrieveOrCreate);
    // Most calls find what an earlier one made; those need neither the transaction nor the lock.
    return (await retrieve(ctx.db.sql)) ?? inSqlTransaction(ctx.db, retrieveOrCreate);
  });
}

/** Keeps an account whose answer is to be remembered from being erased before it is: the erasure forgets the answer. */
async function isErasedMeanwhile(
  tx: Sql,
  ctx: AccountsContext,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const account = await lockAccount(tx, ctx, organizationId, id, "share");
  return account?.status === "erased";
}

function claimedExternalId(claim: AccountClaim, input: AccountInput): string | undefined {
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

/** The name under which whoever gives an external id to an account waits. */
export function externalIdLock(organizationId: string, externalId: string): string {
  return `account:${organizationId}:external:${externalId}`;
}

/** An email stands in it as its digest: the server may log what it is sent. */
function lockOf({ blindIndex }: AccountSecrets, organizationId: string, match: PersonMatch): string {
  if ("externalId" in match) return externalIdLock(organizationId, match.externalId);
  if ("createdBySessionId" in match) return `account:${organizationId}:session:${match.createdBySessionId}`;
  const digest = blindIndex.digest("account.email", organizationId, normaliseEmail(match.email));
  return `account:${organizationId}:email:${digest}`;
}

async function create(
  tx: Sql,
  ctx: AccountsContext,
  organizationId: string,
  claim: AccountClaim,
  input: AccountInput,
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

/** Only what both sides state can differ: a detail that is missing on either contradicts nothing. */
function requireSameIdentity(account: Account, input: AccountInput): Account {
  const differs = (stored: string | null, sent: string | undefined) =>
    stored !== null && sent !== undefined && stored !== sent;
  if (differs(account.dateOfBirth, input.dateOfBirth) || differs(account.ssnLast4, input.ssnLast4)) {
    throw new Problem("identity_conflict");
  }
  return account;
}
