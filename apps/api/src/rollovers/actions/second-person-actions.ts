import { findAccountsByIds } from "@svc/accounts";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import type { ApiCall } from "../../context/define-operation.ts";
import { findChangesSinceConfirmation } from "../../people/second-person/covered-facts.ts";
import { readSecondPersonActions } from "../../people/second-person/require-second-person.ts";
import { readWholeRollovers } from "../store/read-rollover.ts";

/** Actions that rely on the payment route. */
const ROUTE_ACTIONS: readonly string[] = ["send_to_custodian", "complete"];

export const usesRoute = (action: string): boolean => ROUTE_ACTIONS.includes(action);

/** Returns the organization's second-person actions, plus `ROUTE_ACTIONS` if the confirmed payment route has changed. */
export async function findSecondPersonActions(
  call: ApiCall,
  { id, accountId }: { id: string; accountId: string },
  actions: readonly CallerAction[],
): Promise<readonly string[]> {
  const { sql } = call.db;
  const { organizationId } = call.principal;
  const configured: readonly string[] = await readSecondPersonActions(sql, organizationId);
  if (!actions.some((action) => usesRoute(action) && !configured.includes(action))) return configured;
  const [[rollover], [account = null], directory] = await Promise.all([
    readWholeRollovers(sql, organizationId, [id]),
    findAccountsByIds(sql, call, { organizationId, ids: [accountId] }),
    call.custodians.get(),
  ]);
  if (!rollover) return configured;
  const changes = await findChangesSinceConfirmation(call, sql, { rollover, account, directory });
  return changes.length === 0 ? configured : [...configured, ...ROUTE_ACTIONS];
}
