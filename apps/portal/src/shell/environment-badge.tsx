import { ENVIRONMENT } from "../api/environment.ts";
import { strings } from "./strings.ts";

export function EnvironmentBadge() {
  return <strong className="environment-badge">{strings.environments[ENVIRONMENT]}</strong>;
}

/** Explains whether actions in this environment move real money. */
export function EnvironmentNote() {
  return <p className="environment-note">{strings.environmentNotes[ENVIRONMENT]}</p>;
}
