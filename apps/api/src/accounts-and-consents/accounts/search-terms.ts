import { type BlindIndex, computeEmailIndexes } from "@svc/accounts";

export interface SearchTerms {
  text: string;
  name: string;
  /** Empty if the text is not an email address. */
  emailIndexes: readonly string[];
  /** Null unless the text can be the last four characters of an account number. */
  mask: string | null;
}

const LAST_FOUR = /^[0-9a-z]{4}$/i;

/** Returns the values to search for. Email addresses are encrypted, so they only match exactly. */
export function toSearchTerms(blindIndex: BlindIndex, organizationId: string, query: string): SearchTerms {
  return {
    text: query.normalize("NFC"),
    // Names are often written as "Hopper, Grace".
    name: query.split(/[\s,]/).filter(Boolean).join(" "),
    emailIndexes: query.includes("@") ? computeEmailIndexes(blindIndex, organizationId, query) : [],
    mask: LAST_FOUR.test(query) ? `****${query.toUpperCase()}` : null,
  };
}
