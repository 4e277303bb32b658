import { type Database, lockName, type Transaction } from "@svc/database";
import { isOnceInTwelveMonths } from "./eligibility.ts";
import type { Rollover } from "./rollover.ts";
import { listDistributions } from "./rollover-store.ts";

/** The rollover that is judged, or will be. */
export type JudgedRollover = Pick<
  Rollover,
  "id" | "organizationId" | "accountId" | "type" | "sourceAccountType" | "destinationAccountType"
>;

/**
 * When the saver last received money for another rollover of the kind that is allowed once in twelve months; null when
 * we know of none, or this one is not of that kind.
 */
export async function findOtherDistribution(
  db: Database["prisma"] | Transaction,
  rollover: JudgedRollover,
): Promise<string | null> {
  const { type } = rollover;
  if (!isOnce(rollover)) return null;
  const received = await listDistributions(db, rollover);
  return received
    .filter((one) => isOnce({ ...one, type }))
    .map(({ receivedOn }) => receivedOn)
    .reduce<string | null>((latest, day) => (latest === null || day > latest ? day : latest), null);
}

/** As `findOtherDistribution`, so that two rollovers of one saver are judged one after the other. */
export async function lockOtherDistribution(
  tx: Transaction,
  rollover: JudgedRollover,
): Promise<string | null> {
  if (!isOnce(rollover)) return null;
  await lockName(tx, `distributions:${rollover.accountId}`);
  return findOtherDistribution(tx, rollover);
}

function isOnce({
  type,
  sourceAccountType,
  destinationAccountType,
}: Pick<Rollover, "type" | "sourceAccountType" | "destinationAccountType">): boolean {
  return isOnceInTwelveMonths(type, sourceAccountType, destinationAccountType);
}
