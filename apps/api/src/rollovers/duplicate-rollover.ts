import { findBrokenConstraint, kysely, type Params, statement } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import type { LockedRollover } from "./rollover.ts";
import type { RolloverState } from "./rollover-states.ts";
import { TERMINAL_STATES } from "./workflow/transitions.ts";

/** The same rollover is already under way: the database has refused a second one, and the transaction is lost. */
export class DuplicateRollover extends Error {
  readonly refused: LockedRollover;

  constructor(refused: LockedRollover, cause: unknown) {
    super("the same rollover is under way", { cause });
    this.refused = refused;
  }
}

/** What a write gives. @throws DuplicateRollover in place of the database's own error */
export async function orDuplicate<T>(row: LockedRollover, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw findBrokenConstraint(error) === "rollovers_one_live_key"
      ? new DuplicateRollover(row, error)
      : error;
  }
}

/**
 * What is told in place of an error, once its transaction is over: of a duplicate, which rollover is under way. That one may
 * have ended since; then the code alone is told, as the database's error tells it.
 */
export async function nameDuplicate({ db }: Pick<ApiCall, "db">, error: unknown): Promise<unknown> {
  if (!(error instanceof DuplicateRollover)) return error;
  const other = await findLive.first(db.sql, error.refused);
  if (!other) return error;
  return new Problem("duplicate_rollover", undefined, {
    extensions: { rolloverId: other.id, state: other.state },
    cause: error,
  });
}

type Sameness = Pick<
  LockedRollover,
  | "organizationId"
  | "accountId"
  | "sourceCustodianId"
  | "sourceAccountNumberIndex"
  | "destinationCustodianId"
  | "destinationAccountNumberIndex"
>;

const findLive = statement("rollover_live_duplicate", (param: Params<Sameness>) =>
  kysely
    .selectFrom("rollovers")
    .select(["id", "state"])
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .where("sourceCustodianId", "=", param.sourceCustodianId)
    .where("sourceAccountNumberIndex", "=", param.sourceAccountNumberIndex)
    .where("destinationCustodianId", "=", param.destinationCustodianId)
    .where("destinationAccountNumberIndex", "=", param.destinationAccountNumberIndex)
    .where("state", "not in", TERMINAL_STATES)
    .$narrowType<{ state: RolloverState }>(),
);
