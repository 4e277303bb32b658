import { validationFailed } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { findUrlFault } from "./address-rules.ts";
import { isMasked } from "./masked-url.ts";

/** @throws Problem `validation_failed` for an address that deliveries may not go to, and for one that is masked */
export function requireUsableUrl(
  { environment, addressPolicy }: Pick<ApiContext, "environment" | "addressPolicy">,
  url: string,
): void {
  const fault = isMasked(url)
    ? "has its query masked, as lists show it: send the whole address, or leave it out"
    : findUrlFault(url, environment === "live", addressPolicy);
  if (fault) throw validationFailed([{ pointer: "#/url", detail: fault }]);
}
