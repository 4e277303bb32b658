import { isSessionExpired } from "../api/client.ts";
import type { WidgetError } from "../api/widget-error.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";

const SETUP_CODES: readonly string[] = ["secret_key_in_browser", "not_configured"];
/** Errors that recur if the same details are sent again. */
const IDENTITY_CODES: readonly string[] = ["identity_conflict", "identity_locked"];

/** True if only a developer can fix the problem. */
function isSetupProblem({ code, status }: WidgetError): boolean {
  return SETUP_CODES.includes(code) || status === 401 || status === 403;
}

export function getProblemText(texts: Texts, error: WidgetError): string {
  return texts(findProblemText(error), { origin: location.origin });
}

/** Returns true if an unchanged retry can succeed. */
export function canRetry(error: WidgetError): boolean {
  return isSessionExpired(error) || !(isSetupProblem(error) || IDENTITY_CODES.includes(error.code));
}

function findProblemText(error: WidgetError): StringName {
  const { code } = error;
  if (code === "network_error" || code === "timeout") return "problemOffline";
  if (code === "token_unavailable" || isSessionExpired(error)) return "problemSession";
  if (code === "origin_not_allowed") return "problemOrigin";
  if (code === "identity_conflict") return "problemConflict";
  if (code === "identity_locked") return "problemLocked";
  if (code === "rate_limited") return "problemTooMany";
  return isSetupProblem(error) ? "problemSetup" : "problemService";
}
