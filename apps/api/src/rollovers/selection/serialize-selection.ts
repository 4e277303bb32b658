import { findAccounts, toAccountView } from "@svc/accounts";
import { applySchemaOrder } from "@svc/service-kit/endpoints";
import type { ApiCall } from "../../context/define-operation.ts";
import { readCustodian } from "../../custodians/read-custodian.ts";
import type { RolloverAnswer } from "../answers/read-answers.ts";
import { partialRolloverSchema, type RolloverView } from "../views/rollover-view.ts";
import type { Selection } from "./selection-query.ts";

/** Returns the rollovers as JSON with only the selected members, and with the expanded objects. */
export async function serializeSelection(
  call: ApiCall,
  answers: readonly RolloverAnswer[],
  { members, expansions }: Selection,
): Promise<string[]> {
  const views = answers.map(({ body }) => JSON.parse(body) as RolloverView);
  const accounts = expansions.has("account")
    ? await findAccounts(call, call.principal.organizationId, [
        ...new Set(views.map(({ accountId }) => accountId)),
      ])
    : null;
  return Promise.all(
    views.map(async (view) => {
      const selected = members
        ? Object.fromEntries(Object.entries(view).filter(([name]) => members.has(name)))
        : { ...view };
      if (accounts) {
        const account = accounts.get(view.accountId);
        if (account) selected.account = toAccountView(account, call.environment);
      }
      if (expansions.has("custodians")) {
        for (const side of ["source", "destination"] as const) {
          if (!selected[side]) continue;
          selected[side] = { ...view[side], custodian: await readCustodian(call, view[side].custodianId) };
        }
      }
      return JSON.stringify(applySchemaOrder(partialRolloverSchema, selected));
    }),
  );
}
