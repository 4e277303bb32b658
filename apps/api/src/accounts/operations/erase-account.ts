import { accountSchema, eraseAccount as erase, toAccountView } from "@svc/accounts";
import { forgetAnswers } from "@svc/operations";
import { eraseApprovals } from "../../approvals/erase-approvals.ts";
import { write } from "../../declare.ts";
import { eraseFiles } from "../../documents/erase-files.ts";
import { erasedAccount } from "../../examples/story.ts";
import { erasePersonalData, lockBeforeErasure } from "../../rollovers/erase-personal-data.ts";
import { accountPayload, tagOfAccount } from "../account-payload.ts";
import { shownAccount } from "../shown-account.ts";

/**
 * The account's details, what its rollovers hold of the participant, and the answers that are remembered for repetitions.
 * Skeletons stay. An account that is erased already is given as it is.
 */
export const eraseAccount = write({
  name: "eraseAccount",
  summary: "Erase an account's personal data",
  scope: "accounts:write",
  id: "acct",
  view: accountSchema,
  example: { view: erasedAccount },
  answers: { 200: "The skeleton that is left." },
  errors: ["invalid_transition", "history_mismatch"],
  ifMatch: true,
  rest: "DELETE /v1/accounts/{id}",
  etag: tagOfAccount,
  show: shownAccount,
  graphql: {
    mutation: "eraseAccount",
    description:
      "Erases a participant's personal data, also in the rollovers that have ended, and keeps the skeletons. Refused with `invalid_transition` while a rollover is open.",
    payload: accountPayload,
  },
  async run(call, { id }) {
    const { tx, principal, ifMatch, environment } = call;
    const { organizationId, actor } = principal;
    await lockBeforeErasure(tx, organizationId, id);
    const account = await erase(call, tx, { organizationId, accountId: id, ifMatch }, async (at) => {
      const rolloverIds = await erasePersonalData(call, tx, organizationId, id, actor, at);
      await eraseApprovals(tx, organizationId, rolloverIds);
      await eraseFiles(call, tx, organizationId, rolloverIds);
      await forgetAnswers(call, tx, organizationId, [id, ...rolloverIds]);
      call.audit({ action: "account.erased", targetId: id });
    });
    return toAccountView(account, environment);
  },
});
