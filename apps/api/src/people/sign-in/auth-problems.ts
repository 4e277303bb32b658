import { Problem } from "@svc/service-kit/errors";

interface AuthError {
  code?: string;
  message?: string;
}

const REFUSED_CODES = new Set([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_EMAIL",
  "INVALID_PASSWORD",
  "INVALID_CODE",
  "INVALID_BACKUP_CODE",
  "AUTHENTICATION_FAILED",
  "PASSKEY_NOT_FOUND",
  "CREDENTIAL_ACCOUNT_NOT_FOUND",
]);

/** The user must start the sign-in again. */
const EXPIRED_CODES = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "CHALLENGE_NOT_FOUND",
]);

/** Returns a problem that never reveals whether an email address has an account. */
export async function toAuthProblem(response: Response): Promise<Problem> {
  const { code = "" } = (await response.json().catch(() => ({}))) as AuthError;
  const extensions = { reason: code.toLowerCase() };
  if (code === "INVALID_TOKEN") return new Problem("link_not_valid");
  if (code === "SESSION_NOT_FRESH") return new Problem("sign_in_again");
  if (code === "ACCOUNT_TEMPORARILY_LOCKED" || response.status === 429)
    return new Problem("rate_limited", "Too many attempts. Wait 15 minutes, then try again.", {
      headers: { "Retry-After": "900" },
    });
  if (EXPIRED_CODES.has(code))
    return new Problem(
      "sign_in_refused",
      "The sign-in took too long or had too many attempts. Start again.",
      {
        extensions,
      },
    );
  if (REFUSED_CODES.has(code)) return new Problem("sign_in_refused", undefined, { extensions });
  if (code === "TOTP_ALREADY_ENABLED")
    return new Problem("already_set_up", "You already have an authenticator app. Remove it first.");
  if (response.status === 401) return new Problem("sign_in_required");
  if (response.status >= 500) return new Problem("internal_error", undefined, { cause: new Error(code) });
  return new Problem("sign_in_refused", undefined, { extensions });
}
