import { entry } from "./error-entry.ts";

export const SIGN_IN_ERRORS = {
  sign_in_refused: entry(401, "Not signed in", {
    cause: "The password or the code is wrong, or the email address is unknown.",
    remedy:
      "Try again, or reset your password. `reason` says whether the password or the code was rejected. For security, it does not say whether the address is known.",
  }),
  sign_in_again: entry(403, "Recent sign-in required", {
    cause: "You can change sign-in methods and confirm approvals only within 15 minutes of signing in.",
    remedy: "Sign in again, then retry.",
  }),
  email_not_verified: entry(403, "Verify your email address first", {
    cause:
      "Your email address is not verified. Until it is verified, you can access only the first organization " +
      "that you joined, and cannot join others.",
    remedy:
      "Sign in to the portal and choose Verify email. If mail is not configured, ask the operator to " +
      "run `svc portal verify`.",
  }),
  link_not_valid: entry(410, "The link is no longer valid", {
    cause: "The link was used, canceled, replaced by a newer one, or has expired.",
    remedy: "Request a new link.",
  }),
  already_set_up: entry(409, "Already set up", {
    cause:
      "Some sign-in methods, such as an authenticator app, can be set up only once. This one is already set up.",
    remedy: "Remove the existing one, then set up the new one.",
  }),
  role_not_allowed: entry(403, "Your role cannot do this", {
    cause: "Administrators cannot create, change or remove owners.",
    remedy: "Ask an owner.",
  }),
  last_owner: entry(409, "An owner is required", {
    cause: "Every organization must have at least one owner.",
    remedy: "Make another member an owner first.",
  }),
  already_member: entry(409, "Already a member", {
    cause: "A member of the organization already has this email address.",
    remedy: "Change that member's role instead.",
  }),
} as const;
