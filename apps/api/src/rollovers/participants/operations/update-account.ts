import {
  accountPatchSchema,
  accountSchema,
  getAccount,
  toAccountView,
  updateAccount as update,
} from "@svc/accounts";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import {
  accountEtag,
  accountPayload,
  maskUnlessPermitted,
} from "../../../accounts-and-consents/accounts/account-payload.ts";
import { write } from "../../../context/define-operation.ts";
import { account } from "../../../context/example-values.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { announceOutdated, needsAnnouncement } from "../../../people/second-person/announce-outdated.ts";
import { renameParticipant } from "../rename-participant.ts";

const NEW_NAME =
  "If the name changes, `formerNames` gets the previous name, and every open rollover gets a new version of its " +
  "instructions. Consents stay valid, and approvals that cover the name become outdated. Issue letters again to replace those in the former name.";

/** Open rollovers keep their tax treatment, which is evaluated only when a rollover is created or changed. */
export const updateAccount = write({
  name: "updateAccount",
  summary: "Update an account",
  description: NEW_NAME,
  scope: "accounts:write",
  id: "acct",
  input: accountPatchSchema,
  view: accountSchema,
  example: { input: { phone: null }, view: { ...account, phone: null, version: 2 } },
  responses: { 200: "The updated account." },
  errors: ["invalid_transition", "identity_conflict", "history_mismatch"],
  ifMatch: true,
  rest: "PATCH /v1/accounts/{id}",
  etag: accountEtag,
  show: maskUnlessPermitted,
  graphql: {
    mutation: "updateAccount",
    description:
      "Updates a participant's account. Omitted fields keep their values; null clears a field that " +
      `can be empty. ${NEW_NAME}`,
    payload: accountPayload,
  },
  async prepare(call, { id, ...patch }) {
    if (!needsAnnouncement(Object.keys(patch))) return null;
    const { email } = await getAccount(call, call.principal.organizationId, id);
    return { previousEmail: email };
  },
  async run(call, { id, ...patch }, previousContact) {
    const { tx, principal, ifMatch, environment } = call;
    const { organizationId } = principal;
    const time = await readOrganizationTime(call, tx, organizationId);
    const subject = { tx, organizationId, accountId: id, ifMatch, today: getToday(time) };
    const { account: updated, renamedFields } = await update(call, subject, patch);
    if (renamedFields.length > 0) {
      const documentId = patch.nameChange?.evidence?.documentId;
      await renameParticipant(call, { accountId: id, fields: renamedFields, documentId, at: time.now });
    }
    const fields = Object.keys(patch).filter((name) => name !== "nameChange");
    call.audit({ action: "account.updated", targetId: id, data: { fields } });
    if (previousContact) await announceOutdated(call, { account: updated, fields, ...previousContact });
    return toAccountView(updated, environment);
  },
});
