import { ENVIRONMENT } from "../api/environment.ts";
import { strings } from "./strings.ts";

export function EnvironmentStrip() {
  return (
    <p className="environment-strip">
      <strong>{strings.environments[ENVIRONMENT]}</strong>
      <span>{strings.environmentMeans[ENVIRONMENT]}</span>
    </p>
  );
}
