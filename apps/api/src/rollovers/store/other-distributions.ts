import { type AccountSecrets, findAccountsOfPerson } from "@svc/accounts";
import { lockNames, type Sql } from "@svc/database";
import { hasTwelveMonthLimit } from "@svc/rollover-rules/eligibility/eligibility";
import { isPaidOut, listLiveByDay } from "@svc/rollover-rules/money/allotments";
import { findReceivedOn } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { listPaidOut } from "./rollover-store.ts";

export type EvaluatedRollover = Pick<
  Rollover,
  | "id"
  | "organizationId"
  | "accountId"
  | "type"
  | "sourceAccountType"
  | "destinationAccountType"
  | "attestations"
>;

/**
 * Returns the days on which the participant received money for other once-per-12-months rollovers, across all IRAs of the person
 * (IRC §408(d)(3)(B); Announcement 2014-15). Omits repayments, and checks payable to the destination.
 */
export async function findOtherDistributions(
  db: Sql,
  secrets: AccountSecrets,
  rollover: EvaluatedRollover,
): Promise<string[]> {
  if (!isOncePerYear(rollover)) return [];
  const { organizationId, accountId } = rollover;
  const { accountIds } = await findAccountsOfPerson(db, secrets, { organizationId, accountId });
  return readReceivedDays(db, rollover, accountIds);
}

/** Like `findOtherDistributions`, with locks that serialize evaluations for one person. */
export async function lockOtherDistributions(
  tx: Sql,
  secrets: AccountSecrets,
  rollover: EvaluatedRollover,
): Promise<string[]> {
  if (!isOncePerYear(rollover)) return [];
  const { organizationId, accountId } = rollover;
  const { indexes } = await findAccountsOfPerson(tx, secrets, { organizationId, accountId });
  await lockNames(
    tx,
    [accountId, ...indexes].map((name) => `distributions:${name}`),
  );
  return findOtherDistributions(tx, secrets, rollover);
}

async function readReceivedDays(
  db: Sql,
  { id, organizationId }: EvaluatedRollover,
  accountIds: readonly string[],
): Promise<string[]> {
  const otherRollovers = await listPaidOut(db, { id, organizationId, accountIds });
  return (
    otherRollovers
      // In a rollover of another type, a check payable to the participant also uses up the limit.
      .filter((other) => isOncePerYear({ ...other, type: "indirect_60_day" }))
      .flatMap((other) =>
        listLiveByDay(other.transfers)
          .filter((transfer) => isPaidOut(other.type, transfer))
          .flatMap((transfer) => findReceivedOn(transfer, other.sixtyDayDueOn) ?? []),
      )
  );
}

function isOncePerYear({
  type,
  sourceAccountType,
  destinationAccountType,
  attestations,
}: Pick<Rollover, "type" | "sourceAccountType" | "destinationAccountType" | "attestations">): boolean {
  return (
    attestations.repaymentOf === undefined &&
    hasTwelveMonthLimit(type, sourceAccountType, destinationAccountType)
  );
}
