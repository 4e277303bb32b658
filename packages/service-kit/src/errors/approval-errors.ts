import { type ErrorEntry, entry } from "./error-entry.ts";

export const APPROVAL_ERRORS = {
  wrong_person: entry(
    403,
    "Another person decides",
    "The person who asked cannot confirm or decline, and neither can anyone who created or rotated the API key that asked. Only the requester can withdraw.",
    "Have another member confirm or decline it in the portal.",
  ),
  person_required: entry(
    403,
    "A signed-in person decides",
    "An API key cannot confirm or decline an approval: a key does not show who uses it.",
    "Have a member who did not ask sign in to the portal and decide it under Approvals.",
  ),
  recently_invited: entry(
    403,
    "You joined too recently to decide this",
    "The person who asked, or someone that person recently invited, invited you or raised your role within the last 72 hours.",
    "Have a member of longer standing decide it, or request it again after the 72 hours.",
  ),
  second_person_required: entry(
    409,
    "A second person is needed",
    "The organization needs two people for this, or the money would go otherwise than two people have confirmed.",
    "Ask for it by `POST /v1/approvals`, and have somebody else confirm it by `POST /v1/approvals/{id}/confirm` within 24 hours. Where `approvalId` is there you have asked already.",
  ),
  approval_ended: entry(
    409,
    "The approval waits for nobody any more",
    "It was decided, withdrawn or done, or its 24 hours are over: `approvalState` says which.",
    "Read it by `GET /v1/approvals/{id}`. What is still to be done is asked for anew.",
  ),
  approval_outdated: entry(
    409,
    "The rollover changed after the request",
    "Something that the approval covers changed after it was requested: the participant's name, date of birth, or address, a custodian or its receiving instructions, the money, the documents, or the state. `changes` names it.",
    "Review the rollover as it is now. Decline the approval, or have it withdrawn, and request it again.",
  ),
} as const satisfies Record<string, ErrorEntry>;
