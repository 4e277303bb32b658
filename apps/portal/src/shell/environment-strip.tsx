import { ENVIRONMENT } from "../api/environment.ts";
import { strings } from "./strings.ts";

/** Above everything: which environment this is, in word and colour. */
export function EnvironmentStrip() {
  return (
    <p className="environment-strip">
      <strong>{strings.environments[ENVIRONMENT]}</strong>
      <span>{strings.environmentMeans[ENVIRONMENT]}</span>
    </p>
  );
}
