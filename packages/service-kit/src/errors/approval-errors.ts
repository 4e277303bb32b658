import { type ErrorEntry, entry } from "./error-entry.ts";

export const APPROVAL_ERRORS = {
  wrong_person: entry(403, "Another person must decide", {
    cause:
      "The requester cannot confirm or decline the approval. If an API key requested it, neither can " +
      "anyone who created or rotated that key. Only the requester can withdraw it.",
    remedy: "Have another member confirm or decline it in the portal.",
  }),
  person_required: entry(403, "A signed-in person must decide", {
    cause: "An API key cannot confirm or decline an approval, because a key does not identify a person.",
    remedy: "Have a member other than the requester sign in to the portal and decide under Approvals.",
  }),
  recently_invited: entry(403, "You or the requester joined too recently", {
    cause:
      "In the last 72 hours, you or the requester invited or promoted the other, or the same person invited " +
      "or promoted both of you, directly or through others.",
    remedy: "Have a member who joined earlier decide it. Otherwise wait 72 hours, then request it again.",
  }),
  passkey_required: entry(403, "Confirm with your passkey", {
    cause:
      "You have a passkey, or your organization requires one, so confirming an approval needs a fresh " +
      "signature by your passkey. `reason` is `missing`, `not_valid` or `not_set_up`.",
    remedy: "Confirm the approval in the portal. If you have no passkey, add one to your profile first.",
  }),
  second_person_required: entry(409, "A second person must confirm", {
    cause:
      "Your organization requires a second person for this action, or the payment details differ " +
      "from the ones two people confirmed.",
    remedy:
      "Request an approval with `POST /v1/approvals`, and have another person confirm it within 24 " +
      "hours with `POST /v1/approvals/{id}/confirm`. If `approvalId` is present, you have already " +
      "requested it.",
  }),
  approval_ended: entry(409, "This approval has already ended", {
    cause:
      "It was decided, withdrawn or completed, or its 24 hours have passed. `approvalState` gives the outcome.",
    remedy: "Read it with `GET /v1/approvals/{id}`. Request a new approval if the action is still needed.",
  }),
  approval_outdated: entry(409, "The rollover changed after the request", {
    cause:
      "Something the approval covers changed after it was requested: the participant's name, date of " +
      "birth or address, a custodian or its receiving instructions, the amount, the documents, or " +
      "the state. `changes` lists the changes.",
    remedy: "Review the rollover again. Decline the approval or have it withdrawn, then request it again.",
  }),
} as const satisfies Record<string, ErrorEntry>;
