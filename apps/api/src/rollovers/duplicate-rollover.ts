import type { AccountSecrets } from "@svc/accounts";
import { findBrokenConstraint, kysely, lockName, type Params, type Sql, statement } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import { accountNumberIndexes } from "./account-number.ts";
import type { LockedRollover } from "./rollover.ts";
import type { RolloverState } from "./rollover-states.ts";
import { TERMINAL_STATES } from "./workflow/transitions.ts";

/** The same rollover is already under way, and the transaction is lost. */
export class DuplicateRollover extends Error {
  /** What the one under way has in common with the one that was refused. */
  readonly sameness: Sameness;

  constructor(sameness: Sameness, cause?: unknown) {
    super("the same rollover is under way", { cause });
    this.sameness = sameness;
  }
}

/** The second is of databases whose upgrade is not finished. */
const ONE_LIVE = ["open_work_one_live_key", "rollovers_one_live_key"];

/** What a write gives. @throws DuplicateRollover in place of the database's own error */
export async function orDuplicate<T>(row: LockedRollover, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw ONE_LIVE.includes(findBrokenConstraint(error) ?? "")
      ? new DuplicateRollover(samenessOf(row), error)
      : error;
  }
}

/**
 * Refuses a rollover that is under way already, where the database cannot: while one index key replaces another, two that are the
 * same may have their account numbers under different ones, which no index has as equal. Rollovers of an account take turns
 * then, until their transactions end.
 *
 * @param row what is to be written; the rollover with its id is not another
 * @throws DuplicateRollover
 */
export async function requireNoOther(tx: Sql, secrets: AccountSecrets, row: LockedRollover): Promise<void> {
  if (!secrets.blindIndex.isBeingReplaced) return;
  await lockName(tx, `rollovers of ${row.accountId}`);
  const sameness = {
    ...samenessOf(row),
    sourceIndexes: accountNumberIndexes(secrets, row, "source"),
    destinationIndexes: accountNumberIndexes(secrets, row, "destination"),
  };
  const live = await findLive(tx, sameness);
  if (live.some(({ id }) => id !== row.id)) throw new DuplicateRollover(sameness);
}

/**
 * What is told in place of an error, once its transaction is over: of a duplicate, which rollover is under way. That one may
 * have ended since; then the code alone is told, as the database's error tells it.
 */
export async function nameDuplicate({ db }: Pick<ApiCall, "db">, error: unknown): Promise<unknown> {
  if (!(error instanceof DuplicateRollover)) return error;
  const other = await findLive.first(db.sql, error.sameness);
  if (!other) return new Problem("duplicate_rollover", undefined, { cause: error });
  return new Problem("duplicate_rollover", undefined, {
    extensions: { rolloverId: other.id, state: other.state },
    cause: error,
  });
}

type Sameness = Pick<
  LockedRollover,
  "organizationId" | "accountId" | "sourceCustodianId" | "destinationCustodianId"
> & {
  /** The digests of the account numbers, under each key that they may be under. */
  sourceIndexes: readonly string[];
  destinationIndexes: readonly string[];
};

function samenessOf(row: LockedRollover): Sameness {
  const { organizationId, accountId, sourceCustodianId, destinationCustodianId } = row;
  return {
    organizationId,
    accountId,
    sourceCustodianId,
    destinationCustodianId,
    sourceIndexes: [row.sourceAccountNumberIndex],
    destinationIndexes: [row.destinationAccountNumberIndex],
  };
}

const findLive = statement("rollover_live_duplicate", (param: Params<Sameness>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id", "state"])
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .where("sourceCustodianId", "=", param.sourceCustodianId)
    .where("sourceAccountNumberIndex", "=", kysely.fn.any(param.sourceIndexes))
    .where("destinationCustodianId", "=", param.destinationCustodianId)
    .where("destinationAccountNumberIndex", "=", kysely.fn.any(param.destinationIndexes))
    .where("state", "not in", TERMINAL_STATES)
    .$narrowType<{ state: RolloverState }>(),
);
