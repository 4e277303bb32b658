import {
  accountPatchSchema,
  accountSchema,
  getAccount,
  toAccountView,
  updateAccount as update,
} from "@svc/accounts";
import { write } from "../../../context/define-operation.ts";
import { account } from "../../../context/example-values.ts";
import { announceOutdated, needsAnnouncement } from "../../../people/second-person/announce-outdated.ts";
import { accountEtag, accountPayload, maskUnlessPermitted } from "../account-payload.ts";

/** Open rollovers keep their tax treatment, which is evaluated only when a rollover is created or changed. */
export const updateAccount = write({
  name: "updateAccount",
  summary: "Update an account",
  scope: "accounts:write",
  id: "acct",
  input: accountPatchSchema,
  view: accountSchema,
  example: { input: { phone: null }, view: { ...account, phone: null, version: 2 } },
  responses: { 200: "The updated account." },
  errors: ["invalid_transition", "identity_conflict"],
  ifMatch: true,
  rest: "PATCH /v1/accounts/{id}",
  etag: accountEtag,
  show: maskUnlessPermitted,
  graphql: {
    mutation: "updateAccount",
    description:
      "Updates a participant's account. Omitted fields keep their values; null clears a field that " +
      "can be empty.",
    payload: accountPayload,
  },
  async prepare(call, { id, ...patch }) {
    if (!needsAnnouncement(Object.keys(patch))) return null;
    const { email } = await getAccount(call, call.principal.organizationId, id);
    return { previousEmail: email };
  },
  async run(call, { id, ...patch }, previousContact) {
    const { tx, principal, ifMatch, environment } = call;
    const subject = { organizationId: principal.organizationId, accountId: id, ifMatch };
    const account = await update(call, tx, subject, patch);
    const fields = Object.keys(patch);
    call.audit({ action: "account.updated", targetId: id, data: { fields } });
    if (previousContact) await announceOutdated(call, { account, fields, ...previousContact });
    return toAccountView(account, environment);
  },
});
