import { validationFailed } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { findUrlIssue } from "./address-rules.ts";
import { isMasked } from "./masked-url.ts";

/** @throws Problem `validation_failed` for a forbidden or masked URL */
export function requireUsableUrl(
  { environment, addressPolicy }: Pick<ApiContext, "environment" | "addressPolicy">,
  url: string,
): void {
  const issue = isMasked(url)
    ? "has its query masked, as lists show it: send the whole address, or leave it out"
    : findUrlIssue(url, environment === "live", addressPolicy);
  if (issue) throw validationFailed([{ pointer: "#/url", detail: issue }]);
}
