import { isSessionOver } from "../api/client.ts";
import type { WidgetError } from "../api/widget-error.ts";
import type { StringName } from "../strings/en.ts";
import type { Texts } from "../strings/texts.ts";

const SETUP: readonly string[] = ["secret_key_in_browser", "not_configured"];
/** What the same details come to again. */
const IDENTITY: readonly string[] = ["identity_conflict", "identity_locked"];

/** Whether nothing can be done until a developer has. */
export function isSetupProblem({ code, status }: WidgetError): boolean {
  return SETUP.includes(code) || status === 401 || status === 403;
}

/** What the participant is told of a problem. */
export function problemText(texts: Texts, error: WidgetError): string {
  return texts(textOf(error), { origin: location.origin });
}

/** Whether the same again may succeed, with nothing changed. */
export function canRetry(error: WidgetError): boolean {
  return isSessionOver(error) || !(isSetupProblem(error) || IDENTITY.includes(error.code));
}

function textOf(error: WidgetError): StringName {
  const { code } = error;
  if (code === "network_error" || code === "timeout") return "problemOffline";
  if (code === "token_unavailable" || isSessionOver(error)) return "problemSession";
  if (code === "origin_not_allowed") return "problemOrigin";
  if (code === "identity_conflict") return "problemConflict";
  if (code === "identity_locked") return "problemLocked";
  if (code === "rate_limited") return "problemTooMany";
  return isSetupProblem(error) ? "problemSetup" : "problemService";
}
