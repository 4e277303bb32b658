import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiContext } from "../../context/context.ts";
import { findUrlIssue } from "./address-rules.ts";
import { isMasked } from "./masked-url.ts";

/** @throws Problem `validation_failed` for a forbidden or masked URL */
export function requireUsableUrl(
  { environment, addressPolicy }: Pick<ApiContext, "environment" | "addressPolicy">,
  url: string,
): void {
  const issue = isMasked(url)
    ? "has a masked query, as shown in lists: send the full URL, or omit it"
    : findUrlIssue(url, environment === "live", addressPolicy);
  if (issue) throw validationFailed([{ pointer: "#/url", detail: issue }]);
}
