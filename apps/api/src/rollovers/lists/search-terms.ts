import { type BlindIndex, computeEmailIndexes } from "@svc/accounts";
import type { SearchTerms } from "./work-list.ts";

const LAST_FOUR = /^[0-9a-z]{4}$/i;

/** Email addresses only match exactly, because they are encrypted. */
export function toSearchTerms(blindIndex: BlindIndex, organizationId: string, q: string): SearchTerms {
  return {
    text: q.normalize("NFC"),
    // Lists of people often say "Hopper, Grace".
    name: q.split(/[\s,]/).filter(Boolean).join(" "),
    emailIndexes: q.includes("@") ? computeEmailIndexes(blindIndex, organizationId, q) : [],
    mask: LAST_FOUR.test(q) ? `****${q.toUpperCase()}` : null,
  };
}
