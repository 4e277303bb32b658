import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiContext } from "../../context/context.ts";
import { findUrlIssue } from "./address-rules.ts";

const MASK = "***";

/** Masks the query, where many receivers put a token. */
export function maskQuery(url: string): string {
  const questionMark = url.indexOf("?");
  const hasQuery = questionMark !== -1 && questionMark < url.length - 1;
  return hasQuery ? `${url.slice(0, questionMark)}?${MASK}` : url;
}

/** True if the client sent back a masked URL. Storing it would lose the token. */
function isMasked(url: string): boolean {
  return url.endsWith(`?${MASK}`);
}

/** @throws Problem `validation_failed` for a forbidden or masked URL */
export function requireUsableUrl(
  { environment, addressPolicy }: Pick<ApiContext, "environment" | "addressPolicy">,
  url: string,
): void {
  const issue = isMasked(url)
    ? "has a masked query, as shown in lists: send the full URL, or omit `url`"
    : findUrlIssue(url, environment === "live", addressPolicy);
  if (issue) throw validationFailed([{ pointer: "#/url", detail: issue }]);
}
