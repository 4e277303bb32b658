import type { AccountSecrets } from "@svc/accounts";
import { findBrokenConstraint, kysely, lockName, type Params, type Sql, statement } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { TERMINAL_STATES } from "@svc/rollover-rules/workflow/transitions";
import { Problem } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";
import { computeAccountNumberIndexes } from "./account-number.ts";

/** The transaction must be rolled back. */
export class DuplicateRolloverError extends Error {
  readonly duplicateKey: DuplicateKey;

  constructor(duplicateKey: DuplicateKey, cause?: unknown) {
    super("the same rollover is already open", { cause });
    this.duplicateKey = duplicateKey;
  }
}

/** During an upgrade, the index of the last release, `rollovers_one_live_key`, still exists. */
const UNIQUE_CONSTRAINTS = ["open_work_one_live_key", "rollovers_one_live_key"];

export async function mapDuplicateError<T>(row: LockedRollover, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw UNIQUE_CONSTRAINTS.includes(findBrokenConstraint(error) ?? "")
      ? new DuplicateRolloverError(toDuplicateKey(row), error)
      : error;
  }
}

/**
 * Finds duplicates that the unique index misses: during a rotation of the blind index key, an account number can have
 * indexes under two keys. A lock serializes the account's rollovers.
 * @throws DuplicateRolloverError
 */
export async function requireNoDuplicate(
  tx: Sql,
  secrets: AccountSecrets,
  row: LockedRollover,
): Promise<void> {
  if (!secrets.blindIndex.isRotating) return;
  await lockName(tx, `rollovers of ${row.accountId}`);
  const duplicateKey = {
    ...toDuplicateKey(row),
    sourceIndexes: computeAccountNumberIndexes(secrets, row, "source"),
    destinationIndexes: computeAccountNumberIndexes(secrets, row, "destination"),
  };
  const matches = await findOpenMatches(tx, duplicateKey);
  if (matches.some(({ id }) => id !== row.id)) throw new DuplicateRolloverError(duplicateKey);
}

/** Finds another open rollover with the same account, custodians and account numbers. */
export async function findOpenDuplicate(
  tx: Sql,
  secrets: AccountSecrets,
  row: LockedRollover,
): Promise<{ id: string; state: RolloverState } | null> {
  const matches = await findOpenMatches(tx, {
    ...toDuplicateKey(row),
    sourceIndexes: computeAccountNumberIndexes(secrets, row, "source"),
    destinationIndexes: computeAccountNumberIndexes(secrets, row, "destination"),
  });
  return matches.find(({ id }) => id !== row.id) ?? null;
}

/** Converts a DuplicateRolloverError into a Problem with the ID of the open rollover. Call it after the transaction. */
export async function explainDuplicate({ db }: Pick<ApiCall, "db">, error: unknown): Promise<unknown> {
  if (!(error instanceof DuplicateRolloverError)) return error;
  const other = await findOpenMatches.first(db.sql, error.duplicateKey);
  const extensions = other && { extensions: { rolloverId: other.id, state: other.state } };
  return new Problem("duplicate_rollover", undefined, { ...extensions, cause: error });
}

type DuplicateKey = Pick<
  LockedRollover,
  "organizationId" | "accountId" | "sourceCustodianId" | "destinationCustodianId"
> & {
  sourceIndexes: readonly string[];
  destinationIndexes: readonly string[];
};

function toDuplicateKey(row: LockedRollover): DuplicateKey {
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

/** Includes the rollover that the key comes from. */
const findOpenMatches = statement("rollover_live_duplicate", (param: Params<DuplicateKey>) =>
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
