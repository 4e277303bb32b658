import type { Custodian } from "../api/client.ts";

/** A search for a custodian, as its list shows it. */
export interface Search {
  isOpen: boolean;
  status: "idle" | "searching" | "found" | "failed";
  /** What the results are the results of. */
  query: string;
  results: readonly Custodian[];
  hasMore: boolean;
  /** A company that is not listed cannot be chosen. */
  knownOnly: boolean;
  /** The result that the keyboard is on; -1 for none. */
  active: number;
}

export type SearchAction =
  | { type: "asked" }
  | { type: "answered"; query: string; results: readonly Custodian[]; hasMore: boolean }
  | { type: "failed" }
  | { type: "moved"; by: 1 | -1 }
  | { type: "opened" }
  | { type: "closed" };

export const NO_SEARCH: Search = Object.freeze({
  isOpen: false,
  status: "idle",
  query: "",
  results: [],
  hasMore: false,
  knownOnly: false,
  active: -1,
});

/**
 * The one that was meant, where there is no doubt: that of this very name, or the only one that was found.
 *
 * @param isAsked that the participant pressed Enter; whoever leaves the field is given only what they wrote
 */
export function meantOf({ results, query, hasMore }: Search, isAsked: boolean): Custodian | null {
  const wanted = fold(query);
  if (!wanted) return null;
  const namesOf = ({ name, aliases }: Custodian) => [name, ...aliases].map(fold);
  const [same, another] = results.filter((custodian) => namesOf(custodian).includes(wanted));
  if (same) return another ? null : same;
  const [only] = results;
  if (!only || results.length > 1 || hasMore) return null;
  return isAsked || namesOf(only).some((name) => name.includes(wanted)) ? only : null;
}

/** Whether the list ends with “my company isn’t listed”: the company is the one that was typed. */
export function canAsk({ status, query, knownOnly }: Search): boolean {
  return status === "found" && query !== "" && !knownOnly;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** What comes of what happens to a search. Earlier results stay until there are others, so that the list does not flicker. */
export function reduceSearch(search: Search, action: SearchAction): Search {
  switch (action.type) {
    case "asked":
      return { ...search, isOpen: true, status: "searching", active: -1 };
    case "answered": {
      const { query, results, hasMore } = action;
      return { ...search, status: "found", query, results, hasMore, active: -1 };
    }
    case "failed":
      return { ...search, isOpen: false, status: "failed", results: [], hasMore: false, active: -1 };
    case "moved": {
      const count = search.results.length + (canAsk(search) ? 1 : 0);
      if (count === 0) return search;
      const from = search.active === -1 && action.by === -1 ? count : search.active;
      return { ...search, isOpen: true, active: (from + action.by + count) % count };
    }
    case "opened":
      return { ...search, isOpen: true };
    case "closed":
      return { ...search, isOpen: false, active: -1 };
  }
}
