import type { Sql } from "@svc/database";
import { listParts } from "@svc/rollover-rules/incoming/match-return";
import {
  listByNumbers,
  type NumberedFunds,
  type PaymentNumbers,
} from "../store/incoming-funds-files-store.ts";
import type { FileReturn } from "./imported-file.ts";

type ReturnNumbers = Pick<FileReturn, "originalTraceNumber" | "checkNumber">;

export function listNumbers(returns: readonly ReturnNumbers[]): PaymentNumbers {
  return {
    traceNumbers: returns.flatMap(({ originalTraceNumber }) => originalTraceNumber ?? []),
    checkNumbers: returns.flatMap(({ checkNumber }) => checkNumber ?? []),
  };
}

/** Includes parts that were split off after the import. */
export async function readReturnParts(
  db: Sql,
  organizationId: string,
  returns: readonly FileReturn[],
): Promise<Map<FileReturn, NumberedFunds[]>> {
  const matchedReturns = returns.filter((one) => listFundsIds(one).length > 0);
  const funds =
    matchedReturns.length === 0 ? [] : await listByNumbers(db, organizationId, listNumbers(matchedReturns));
  return new Map(returns.map((one) => [one, listParts(listFundsIds(one), funds)]));
}

/** Older files have only `incomingFundsId`. */
function listFundsIds({ fundsIds, incomingFundsId }: FileReturn): string[] {
  return fundsIds ?? (incomingFundsId === null ? [] : [incomingFundsId]);
}
