import { type BlindIndex, emailIndexesOf } from "@svc/accounts";
import type { SearchTerms } from "./work-list.ts";

const LAST_FOUR = /^[0-9a-z]{4}$/i;

/** What was typed, as whatever it may be. An address is looked for whole: of what is encrypted there is no beginning. */
export function toSearchTerms(blindIndex: BlindIndex, organizationId: string, q: string): SearchTerms {
  return {
    text: q.normalize("NFC"),
    // "Hopper, Grace" is how lists of people have it.
    name: q.split(/[\s,]/).filter(Boolean).join(" "),
    emailIndexes: q.includes("@") ? emailIndexesOf(blindIndex, organizationId, q) : [],
    mask: LAST_FOUR.test(q) ? `****${q.toUpperCase()}` : null,
  };
}
