import { lockAccount } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { ApiChange } from "../declare.ts";
import type { LockedRollover } from "../rollovers/rollover.ts";
import { findLastConfirmed } from "./approval-store.ts";
import { type ApprovedThing, findChanges, isOfRoute } from "./covered-facts.ts";

/** Locks the participant's account against changes until the transaction ends. */
export async function lockThing(
  call: Pick<ApiChange, "cipher">,
  tx: Sql,
  rollover: LockedRollover,
  directory: CustodianDirectory,
): Promise<ApprovedThing> {
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
  thing: ApprovedThing,
): Promise<string[]> {
  const { organizationId, id } = thing.rollover;
  const last = await findLastConfirmed(tx, organizationId, id);
  return last === null ? [] : findChanges(chainKeys, thing, last).filter(isOfRoute);
}
