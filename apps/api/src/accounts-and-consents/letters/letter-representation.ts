import type { Representation } from "@svc/operations";
import { createLazy } from "@svc/service-kit";

/** Rate-limit cost of a letter, in requests. Rendering a letter takes as long as about twenty requests. */
export const LETTER_QUOTA_COST = 20;

/** @param load imports the renderer on first use, because pdfkit is large */
export function letterRepresentation<View>(
  options: Pick<Representation<View>, "description" | "fileName">,
  load: () => Promise<(view: View) => Promise<Uint8Array>>,
): Representation<View> {
  const writer = createLazy(load);
  return { ...options, requests: LETTER_QUOTA_COST, write: async (view) => (await writer())(view) };
}
