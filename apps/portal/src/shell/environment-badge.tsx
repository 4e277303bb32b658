import { ENVIRONMENT } from "../api/environment.ts";
import { strings } from "./strings.ts";

export function EnvironmentBadge() {
  return <strong className="environment-badge">{strings.environments[ENVIRONMENT]}</strong>;
}

export function EnvironmentNote() {
  return <p className="environment-note">{strings.environmentNotes[ENVIRONMENT]}</p>;
}
