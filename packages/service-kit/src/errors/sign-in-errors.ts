import { entry } from "./error-entry.ts";

export const SIGN_IN_ERRORS = {
  sign_in_refused: entry(
    401,
    "Not signed in",
    "The address, the password or the code is not right. Which of them is not said.",
    "Try again, or ask for a new password. `reason` says which step it was.",
  ),
  sign_in_again: entry(
    403,
    "The sign-in is too long ago for this",
    "How one signs in is changed within a quarter of an hour of signing in.",
    "Sign in again, then repeat it.",
  ),
  email_not_verified: entry(
    403,
    "Verify your email address first",
    "The mailbox is unproven. Until then, the account reaches its first organization only, and joins no other.",
    "Sign in to the portal and choose Verify email. Where no mail is sent, ask the operator to run `svc portal verify`.",
  ),
  link_not_valid: entry(
    410,
    "The link is not valid any more",
    "The link was used, taken back or replaced by a newer one, or its time is over.",
    "Ask for another.",
  ),
  already_set_up: entry(
    409,
    "This is set up already",
    "There is one already, and a second is not kept beside it.",
    "Take the first away, then set up the other.",
  ),
  role_not_allowed: entry(
    403,
    "This role may not do that to that role",
    "Administrators neither make owners nor change or remove them.",
    "Ask an owner.",
  ),
  last_owner: entry(
    409,
    "The last owner stays",
    "An organization has at least one owner.",
    "Make somebody else an owner first.",
  ),
  already_member: entry(
    409,
    "Is a member already",
    "Somebody with this address is a member of the organization.",
    "Change the member's role instead.",
  ),
} as const;
