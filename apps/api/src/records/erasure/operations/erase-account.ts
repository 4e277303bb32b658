import { accountSchema, toAccountView } from "@svc/accounts";
import {
  accountEtag,
  accountPayload,
  maskUnlessPermitted,
} from "../../../accounts-and-consents/accounts/account-payload.ts";
import { write } from "../../../context/define-operation.ts";
import { erasedAccount } from "../../../context/example-values.ts";
import { eraseEverything } from "../erase-everything.ts";

/** Keeps the rows. Returns an already erased account unchanged. */
export const eraseAccount = write({
  name: "eraseAccount",
  summary: "Erase an account's personal data",
  description:
    "Deletes the name, contact details, birth date and other personal data. The account's ID and its rollovers remain. This cannot be undone.",
  scope: "accounts:write",
  id: "acct",
  view: accountSchema,
  example: { view: erasedAccount },
  responses: { 200: "The account without its personal data." },
  errors: ["invalid_transition", "history_mismatch"],
  ifMatch: true,
  rest: "DELETE /v1/accounts/{id}",
  etag: accountEtag,
  show: maskUnlessPermitted,
  graphql: {
    mutation: "eraseAccount",
    description:
      "Erases a participant's personal data, including in ended rollovers, and keeps the records " +
      "without it. Fails with `invalid_transition` while a rollover is open.",
    payload: accountPayload,
  },
  async run(call, { id }) {
    const { tx, principal, ifMatch, environment } = call;
    const { organizationId, actor } = principal;
    const account = await eraseEverything(call, tx, {
      erasure: { organizationId, id, actor, ifMatch },
      auditErasure: () => call.audit({ action: "account.erased", targetId: id }),
    });
    return toAccountView(account, environment);
  },
});
