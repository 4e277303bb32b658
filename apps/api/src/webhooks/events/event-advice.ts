import type { EventTypeName } from "./event-types.ts";

const READ_ROLLOVER =
  "Read `GET /v1/rollovers/{id}/state`. `pendingOn` and `availableActions` show who acts next.";

/** Overrides `BY_NOUN`, the advice for the part of a type before the dot. */
const BY_TYPE: Partial<Record<EventTypeName, string>> = {
  "rollover.created": "Save `rolloverId` with your own record. `externalId` is your ID, if you sent one.",
  "rollover.submitted": "Show the participant that the request is under review.",
  "rollover.rejected":
    "Show `rejection.code` to your staff. If the rejection was a mistake, use the action `reopen`. Otherwise create a corrected rollover.",
  "rollover.documents_requested":
    "Collect the documents in `documentRequest`, and send them with the action `provide_documents`. `from` names who must provide them.",
  "rollover.document_rejected": "Ask for the document again. `documents` has the reason.",
  "rollover.custodian_soft_rejected":
    "Send the documents that the custodian needs. Use the action `provide_documents`.",
  "rollover.custodian_rejected":
    "Tell the participant. If the custodian accepts the request after all, use the action `reopen`. Otherwise create a corrected rollover.",
  "rollover.funds_sent":
    "Expect the money in `transfer`. A check payable to the participant starts a deadline of 60 days.",
  "rollover.distribution_recorded": "Remind the participant: the money must arrive before the 60 days end.",
  "rollover.funds_returned":
    "Ask the source custodian to send the money again, and record it with `mark_funds_sent`.",
  "rollover.funds_received": "Post the money to the account, and report it with the action `complete`.",
  "rollover.amount_mismatch":
    "Compare `amountMismatch` with the custodian's statement, and decide with the action `resolve_mismatch`.",
  "rollover.request_mismatch":
    "Compare `requestMismatch` with the request, and decide with the action `resolve_mismatch`.",
  "rollover.completed": "Tell the participant. Nothing else is due, unless the tax report has a warning.",
  "rollover.posting_reversed": "Treat the rollover as open again, and correct what you told the participant.",
  "rollover.overdue": "Contact the party that must take the step in `deadline.type`.",
  "rollover.reminder_sent":
    "If `reminder.channels` contains `webhook`, contact the custodian in `reminder.recipient`. Otherwise, do nothing.",
  "rollover.deadline_approaching":
    "Remind the participant immediately. After `deadline.dueOn`, the money is taxable.",
  "rollover.death_reported": "Stop all instructions for this account.",
  "rollover.letter_signature_requested":
    "Only for an e-signature provider: send the letter to the signer, and return the result. Ignore requests for other endpoints.",
  "approval.requested": "Ask a second person to confirm or decline it in the portal.",
  "incoming_funds.recorded":
    "Apply the money to a rollover. `GET /v1/incoming-funds/{id}/suggestions` finds candidates.",
  "account.created": "Save `accountId` with your participant.",
  "account.identity_locked": "Check with the participant whether the attempts were theirs.",
  "api_key.rotated": "Replace the old key before `expiresAt`.",
  "api_key.leaked": "Replace the key now, and find out where it was published.",
  "api_key.expiring": "Rotate the key before it expires.",
  "webhook_endpoint.disabled":
    "Repair the receiver, enable the endpoint, and request the missed events with `POST /v1/webhook-endpoints/{id}/recover`.",
  "webhook.test": "Nothing. Respond with 2xx.",
};

const BY_NOUN: Readonly<Record<string, string>> = {
  rollover: READ_ROLLOVER,
  distribution: "Read the distribution with `GET /v1/distributions/{id}`.",
  approval: "Read the approval with `GET /v1/approvals/{id}`.",
  incoming_funds: "Read the incoming funds with `GET /v1/incoming-funds/{id}`.",
  plan: "Read the plan, its requirement sets or its payment details again.",
  account: "Read the account with `GET /v1/accounts/{id}`.",
  api_key: "Check the key in the portal, and revoke it if its use is unexpected.",
};

/** Returns Markdown. */
export function adviseOn(type: string): string {
  const [noun = ""] = type.split(".");
  return BY_TYPE[type as EventTypeName] ?? BY_NOUN[noun] ?? "Respond with 2xx.";
}
