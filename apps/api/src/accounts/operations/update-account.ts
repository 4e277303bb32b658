import {
  accountPatchSchema,
  accountSchema,
  getAccount,
  toAccountView,
  updateAccount as update,
} from "@svc/accounts";
import { announceOutdated } from "../../approvals/announce-outdated.ts";
import { COVERED_ACCOUNT_MEMBERS } from "../../approvals/covered-facts.ts";
import { write } from "../../declare.ts";
import { account } from "../../examples/story.ts";
import { accountPayload, tagOfAccount } from "../account-payload.ts";
import { shownAccount } from "../shown-account.ts";

/** Rollovers that are under way keep the tax treatment that they were given: it is evaluated when a rollover is made or changed. */
export const updateAccount = write({
  name: "updateAccount",
  summary: "Change an account",
  scope: "accounts:write",
  id: "acct",
  input: accountPatchSchema,
  view: accountSchema,
  example: { input: { phone: null }, view: { ...account, phone: null, version: 2 } },
  answers: { 200: "The account as it is now." },
  errors: ["invalid_transition", "identity_conflict"],
  ifMatch: true,
  rest: "PATCH /v1/accounts/{id}",
  etag: tagOfAccount,
  show: shownAccount,
  graphql: {
    mutation: "updateAccount",
    description:
      "Changes what is known of a participant. What is not named stays, and null clears where there may be nothing.",
    payload: accountPayload,
  },
  async prepare(call, { id, ...patch }) {
    if (!Object.keys(patch).some((name) => COVERED_ACCOUNT_MEMBERS.includes(name))) return null;
    const { email } = await getAccount(call, call.principal.organizationId, id);
    return { previousEmail: email };
  },
  async run(call, { id, ...patch }, covered) {
    const { tx, principal, ifMatch, environment } = call;
    const subject = { organizationId: principal.organizationId, accountId: id, ifMatch };
    const account = await update(call, tx, subject, patch);
    call.audit({ action: "account.updated", targetId: id, data: { fields: Object.keys(patch) } });
    if (covered) await announceOutdated(call, account, covered.previousEmail);
    return toAccountView(account, environment);
  },
});
