import { lockName, type Sql } from "@svc/database";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { Account } from "./account.ts";
import { requirePastBirthDate } from "./account-input.ts";
import { type AccountPatch, mergePatch } from "./account-patch.ts";
import { findAccount, lockAccount } from "./account-store.ts";
import { writeDetails } from "./account-writes-store.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { toExternalIdLockName } from "./create-or-retrieve-account.ts";
import { addFormerName, listRenamedFields, type NameChange } from "./name-change.ts";

export interface AccountChange {
  organizationId: string;
  accountId: string;
  ifMatch: string | null;
}

export interface UpdatedAccount {
  account: Account;
  renamedFields: ("firstName" | "lastName")[];
}

/**
 * Updates a participant's details and blind indexes. Keeps a replaced name as a former name.
 * @param change `today` is in the organization's time zone
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` if erased; `validation_failed` if the date of birth is
 * not in the past, `externalId` would change, or `nameChange` comes without a different name or is in the future;
 * `identity_conflict` if another account has the `externalId`
 */
export async function updateAccount(
  ctx: AccountsContext,
  { organizationId, accountId, ifMatch, today, tx }: AccountChange & { today: string; tx: Sql },
  { nameChange, ...patch }: AccountPatch,
): Promise<UpdatedAccount> {
  // Lock the external ID before the row, so that a concurrent creation waits and then finds this account.
  if (patch.externalId !== undefined)
    await lockName(tx, toExternalIdLockName(organizationId, patch.externalId));
  const before = await lockAccount(tx, ctx, { organizationId, id: accountId, lock: "change" });
  if (!before) throw notFound("account");
  requireVersion(before, ifMatch);
  if (before.status === "erased") {
    throw new Problem("invalid_transition", "Erased accounts cannot be changed.", {
      extensions: { status: before.status },
    });
  }
  const at = ctx.clock.now();
  requirePastBirthDate(patch.dateOfBirth, at);
  if (patch.externalId !== undefined) {
    await requireAssignableExternalId(ctx, tx, {
      organizationId,
      account: before,
      externalId: patch.externalId,
    });
  }
  const details = mergePatch(before, patch);
  const renamedFields = listRenamedFields(before, details);
  if (nameChange) requireValidNameChange(nameChange, renamedFields, today);
  const next =
    renamedFields.length === 0 ? details : { ...details, formerNames: addFormerName(before, nameChange, at) };
  return {
    account: await writeDetails(tx, { secrets: ctx, organizationId, before, at }, next),
    renamedFields,
  };
}

function requireValidNameChange(
  { effectiveOn }: NameChange,
  renamedFields: readonly string[],
  today: string,
): void {
  if (renamedFields.length === 0) {
    throw validationFailed([
      {
        pointer: "#/nameChange",
        detail: "requires a firstName or lastName that differs from the current one",
      },
    ]);
  }
  if (effectiveOn <= today) return;
  throw validationFailed([{ pointer: "#/nameChange/effectiveOn", detail: "must not be in the future" }]);
}

async function requireAssignableExternalId(
  ctx: AccountsContext,
  tx: Sql,
  { organizationId, account, externalId }: { organizationId: string; account: Account; externalId: string },
): Promise<void> {
  if (account.externalId === externalId) return;
  if (account.externalId !== null) {
    throw validationFailed([
      { pointer: "#/externalId", detail: "identifies the participant and cannot be changed" },
    ]);
  }
  if (await findAccount(tx, ctx, { organizationId, match: { externalId } })) {
    throw new Problem("identity_conflict", "Another account has this externalId.");
  }
}
