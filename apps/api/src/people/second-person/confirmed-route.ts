import { lockAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { ApiChange } from "../../context/define-operation.ts";
import { findLastConfirmed } from "./approval-store.ts";
import { type ApprovalSubject, findChanges, isRouteFact } from "./covered-facts.ts";

/** Locks the participant's account against changes until the transaction ends. */
export async function lockSubject(
  call: Pick<ApiChange, "cipher">,
  tx: Sql,
  rollover: LockedRollover,
  directory: CustodianDirectory,
): Promise<ApprovalSubject> {
  const { organizationId, accountId } = rollover;
  return {
    rollover,
    account: await lockAccount(tx, call as ApiChange, organizationId, accountId, "share"),
    directory,
  };
}

/** Returns route facts that differ from the last confirmation. Empty without a confirmation. */
export async function changesSinceConfirmed(
  { chainKeys }: Pick<ApiChange, "chainKeys">,
  tx: Sql,
  subject: ApprovalSubject,
): Promise<string[]> {
  const { organizationId, id } = subject.rollover;
  const last = await findLastConfirmed(tx, organizationId, id);
  return last === null ? [] : findChanges(chainKeys, subject, last).filter(isRouteFact);
}
