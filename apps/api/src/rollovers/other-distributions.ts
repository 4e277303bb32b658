import { lockName, type Sql } from "@svc/database";
import { isOnceInTwelveMonths } from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import { listDistributions } from "./rollover-store.ts";

/** The rollover that is evaluated, or will be. */
export type EvaluatedRollover = Pick<
  Rollover,
  "id" | "organizationId" | "accountId" | "type" | "sourceAccountType" | "destinationAccountType"
>;

/**
 * When the participant received money for other rollovers of the kind that is allowed once in twelve months; none where we
 * know of none, or this one is not of that kind.
 */
export async function findOtherDistributions(db: Sql, rollover: EvaluatedRollover): Promise<string[]> {
  const { type } = rollover;
  if (!isOnce(rollover)) return [];
  const received = await listDistributions(db, rollover);
  return received.filter((one) => isOnce({ ...one, type })).map(({ receivedOn }) => receivedOn);
}

/** As `findOtherDistributions`, so that two rollovers of one participant are evaluated one after the other. */
export async function lockOtherDistributions(tx: Sql, rollover: EvaluatedRollover): Promise<string[]> {
  if (!isOnce(rollover)) return [];
  await lockName(tx, `distributions:${rollover.accountId}`);
  return findOtherDistributions(tx, rollover);
}

function isOnce({
  type,
  sourceAccountType,
  destinationAccountType,
}: Pick<Rollover, "type" | "sourceAccountType" | "destinationAccountType">): boolean {
  return isOnceInTwelveMonths(type, sourceAccountType, destinationAccountType);
}
