import type { AccountSecrets } from "@svc/accounts";
import { findBrokenConstraint, kysely, lockName, type Params, type Sql, statement } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import { accountNumberIndexes } from "./account-number.ts";
import type { LockedRollover } from "./rollover.ts";
import type { RolloverState } from "./rollover-states.ts";
import { TERMINAL_STATES } from "./workflow/transitions.ts";

/** The same rollover is already open. The transaction must be rolled back. */
export class DuplicateRollover extends Error {
  readonly sameness: Sameness;

  constructor(sameness: Sameness, cause?: unknown) {
    super("the same rollover is already open", { cause });
    this.sameness = sameness;
  }
}

/** The second name exists in databases whose upgrade is not finished. */
const ONE_LIVE = ["open_work_one_live_key", "rollovers_one_live_key"];

/** Converts a unique violation into a DuplicateRollover. */
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
 * Rejects a duplicate that the unique index cannot detect. During a rotation of the blind index key, the same account number
 * can be indexed under two keys. A lock then serializes the account's rollovers.
 *
 * @param row the rollover to write; a match with its own ID is ignored
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
 * Converts a DuplicateRollover into a Problem that names the open rollover, unless that has ended since. Call it after the
 * transaction has ended.
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
