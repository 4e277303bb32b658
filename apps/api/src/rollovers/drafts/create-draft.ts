import { createOrRetrieveAccountInTransaction } from "@svc/accounts";
import type { CustodianDirectory } from "@svc/custodians";
import type { Transaction } from "@svc/database";
import type { DeferWrite, Transact } from "@svc/operations";
import { toAccountClaim } from "../../accounts-and-consents/accounts/account-claim.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { mapPointers } from "../actions/perform-action.ts";
import { insertWithTimeline } from "../timeline/rollover-change.ts";
import { type RolloverView, toRolloverView } from "../views/rollover-view.ts";
import { buildDraftAccountLock, toDraftAccount } from "./draft-account.ts";
import { type DraftFacts, planDraft } from "./draft-rollover.ts";
import { resolveCustodians } from "./resolve-custodians.ts";
import type { DraftInput, RolloverInput } from "./rollover-input.ts";

/**
 * Also creates or retrieves the account if the input describes one. A refused draft creates no account, but a wrong
 * date of birth still uses up an attempt of the identity check.
 * @throws the errors of `planDraft` and `createOrRetrieveAccount`
 */
export async function createDraft(
  call: ApiCall,
  transact: Transact<RolloverView>,
  { input: { account, ...input }, directory }: { input: RolloverInput; directory: CustodianDirectory },
): Promise<RolloverView> {
  const { organizationId } = call.principal;
  const { accountId } = input;
  if (accountId !== undefined) {
    return transact(
      (tx, deferWrite, lockedRows) =>
        planWrite(
          { ...call, tx, deferWrite },
          { ...input, accountId },
          {
            directory,
            account: toDraftAccount(call, accountId, lockedRows),
          },
        ),
      buildDraftAccountLock(organizationId, accountId),
    );
  }
  if (account === undefined) throw new Error("the schema requires an account");
  // Look up slugs before the identity check, so that a typo in one does not count as an attempt.
  resolveCustodians(directory, input);
  const created = createOrRetrieveAccountInTransaction(call, organizationId, {
    claim: toAccountClaim(call.principal),
    input: account,
    transact: (findOrCreate) =>
      transact(async (tx, deferWrite) => {
        const { account: owner } = await findOrCreate(tx);
        return planWrite({ ...call, tx, deferWrite }, { ...input, accountId: owner.id }, { directory });
      }),
  });
  return mapPointers(created, "#/dateOfBirth", "#/account/dateOfBirth");
}

async function planWrite(
  call: ApiCall & { tx: Transaction; deferWrite: DeferWrite },
  input: DraftInput,
  facts: DraftFacts,
): Promise<RolloverView> {
  const { tx, principal } = call;
  const plannedChange = await planDraft(call, tx, { owner: principal, draftInput: input, facts });
  // Respond with the planned row. The deferred insert stores exactly this row or fails.
  call.deferWrite((extraWrites) => insertWithTimeline(tx.committing, plannedChange, extraWrites));
  return toRolloverView(plannedChange.row, call.environment, facts.directory);
}
