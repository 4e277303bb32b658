import type { Custodian } from "../api/client.ts";

interface Search {
  isOpen: boolean;
  status: "idle" | "searching" | "found" | "failed";
  query: string;
  results: readonly Custodian[];
  hasMore: boolean;
  knownOnly: boolean;
  /** Highlighted result; -1 for none. */
  activeIndex: number;
}

export type SearchAction =
  | { type: "requested" }
  | { type: "loaded"; query: string; results: readonly Custodian[]; hasMore: boolean }
  | { type: "failed" }
  | { type: "moved"; offset: 1 | -1 }
  | { type: "opened" }
  | { type: "cleared" }
  | { type: "closed" };

export const NO_SEARCH: Search = Object.freeze({
  isOpen: false,
  status: "idle",
  query: "",
  results: [],
  hasMore: false,
  knownOnly: false,
  activeIndex: -1,
});

/** `enter`: the Enter key. `leave`: the field lost the focus. */
export type ChoiceTrigger = "enter" | "leave";

/**
 * Returns the only exact match, or the only result.
 *
 * @param trigger with `leave`, the only result must contain the typed text
 */
export function findUnambiguous(
  { results, query, hasMore }: Search,
  trigger: ChoiceTrigger,
): Custodian | null {
  const foldedQuery = fold(query);
  if (!foldedQuery) return null;
  const foldedNames = ({ name, aliases }: Custodian) => [name, ...aliases].map(fold);
  const [exactMatch, otherMatch] = results.filter((custodian) =>
    foldedNames(custodian).includes(foldedQuery),
  );
  if (exactMatch) return otherMatch ? null : exactMatch;
  const [only] = results;
  if (!only || results.length > 1 || hasMore) return null;
  return trigger === "enter" || foldedNames(only).some((name) => name.includes(foldedQuery)) ? only : null;
}

export function canChooseUnlisted({ status, query, knownOnly }: Search): boolean {
  return status === "found" && query !== "" && !knownOnly;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Keeps earlier results until new ones arrive, to avoid flicker. */
export function reduceSearch(search: Search, action: SearchAction): Search {
  switch (action.type) {
    case "requested":
      return { ...search, isOpen: true, status: "searching", activeIndex: -1 };
    case "loaded": {
      const { query, results, hasMore } = action;
      return { ...search, status: "found", query, results, hasMore, activeIndex: -1 };
    }
    case "failed":
      return { ...search, isOpen: false, status: "failed", results: [], hasMore: false, activeIndex: -1 };
    case "moved": {
      const count = search.results.length + (canChooseUnlisted(search) ? 1 : 0);
      if (count === 0) return search;
      // Without a highlighted result, moving up highlights the last one.
      const current = search.activeIndex === -1 && action.offset === -1 ? count : search.activeIndex;
      return { ...search, isOpen: true, activeIndex: (current + action.offset + count) % count };
    }
    case "opened":
      return { ...search, isOpen: true };
    case "cleared":
      return { ...NO_SEARCH, knownOnly: search.knownOnly };
    case "closed":
      return { ...search, isOpen: false, activeIndex: -1 };
  }
}

const MAX_RECENT = 3;

/** Skips unlisted companies, which have no ID. */
export function addRecent(recent: readonly Custodian[], chosen: Custodian): readonly Custodian[] {
  if (chosen.isUnlisted) return recent;
  const otherCustodians = recent.filter(({ id }) => id !== chosen.id);
  return [{ ...chosen, match: null }, ...otherCustodians].slice(0, MAX_RECENT);
}
