import { hash } from "node:crypto";
import {
  type FindAdditions,
  indexAdditions,
  type OrganizationAdditions,
} from "./additions/organization-additions.ts";
import type { AccountType, Custodian, CustodianRole } from "./custodian.ts";
import { createCustodianIndex, WORD_FIT, type WordHit } from "./custodian-index.ts";
import { LruCache } from "./lru-cache.ts";
import { foldWords, joinNeighbors } from "./search-words.ts";

export interface CustodianFilter {
  /** A name, alias or slug, or a prefix. Ignored if blank. */
  q?: string | undefined;
  accountType?: AccountType | undefined;
  role?: CustodianRole | undefined;
  order?: CustodianOrder | undefined;
}

/** `popular`: by rank, then the others by name. */
export const CUSTODIAN_ORDERS = ["name", "popular"] as const;
export type CustodianOrder = (typeof CUSTODIAN_ORDERS)[number];

export interface FoundCustodian {
  readonly custodian: Custodian;
  /** The custodian's words that the search matched, as from `listSearchWords`; empty without a search. */
  readonly terms: readonly string[];
}

export interface CustodianDirectory {
  /** Returns active custodians. With `q`, the best match is first. Never throws. */
  search(filter: CustodianFilter): readonly FoundCustodian[];
  /** Like `search`, without the matched words. */
  find(filter: CustodianFilter): readonly Custodian[];
  /** Includes inactive custodians. */
  findById(id: string): Custodian | null;
  /** Includes inactive custodians. */
  findBySlug(slug: string): Custodian | null;
  findAdditions: FindAdditions;
  /** A digest of the custodians, equal across processes. */
  readonly version: string;
  /** Includes inactive custodians. */
  readonly size: number;
}

/** These limits bound the cost of hostile queries. */
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_WORDS = 6;
const MAX_WORD_LENGTH = 32;

export function computeVersion(custodians: readonly Custodian[]): string {
  const lines = custodians.map((custodian) => JSON.stringify(custodian)).sort();
  return hash("sha256", lines.join("\n"), "base64url");
}

/** A fixed locale, so that the order does not depend on the machine. */
const collator = new Intl.Collator("en-US");

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareByName(a: Custodian, b: Custodian): number {
  return collator.compare(a.name, b.name) || compareText(a.id, b.id);
}

function compareByRank(a: Custodian, b: Custodian): number {
  const getRank = ({ popularRank }: Custodian) => popularRank ?? Number.MAX_SAFE_INTEGER;
  return getRank(a) - getRank(b);
}

/** Words that participants add to an institution's name. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  "401 401k 403 403b 457 457b k b ira iras roth account accounts plan plans retirement my the".split(" "),
);

function toQueryWords(folded: readonly string[]): string[] {
  const words = folded.map((word) => word.slice(0, MAX_WORD_LENGTH));
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS);
}

function countLetters(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** How well the whole query matches; lower is better. */
const QUERY_FIT = { name: 0, alias: 1, namePrefix: 2, none: 3 } as const;

interface SearchEntry {
  readonly custodian: Custodian;
  readonly name: string;
  readonly aliases: ReadonlySet<string>;
}

function computeQueryFit(query: string, { name, aliases }: SearchEntry): number {
  if (name === query) return QUERY_FIT.name;
  if (aliases.has(query)) return QUERY_FIT.alias;
  return name.startsWith(query) ? QUERY_FIT.namePrefix : QUERY_FIT.none;
}

interface Candidate {
  /** The best `WORD_FIT` of each query word. */
  readonly fits: number[];
  /** The best match of each query word; `""` for a word without a match. */
  readonly terms: string[];
  score: number;
}

interface Match extends Candidate {
  readonly position: number;
  readonly entry: SearchEntry;
}

function findMissingWords(words: readonly string[], { fits }: Candidate): string[] {
  return words.filter((_, wordIndex) => fits[wordIndex] === WORD_FIT.none);
}

/**
 * Keeps matches of every word. If there are none, as for "fidelity 401k account", keeps matches of at least half of the
 * distinctive words, counted in letters.
 */
function selectGoodMatches(matches: readonly Match[], words: readonly string[]): readonly Match[] {
  const completeMatches = matches.filter(({ fits }) => !fits.includes(WORD_FIT.none));
  const distinctiveWords = words.filter((word) => !FILLER_WORDS.has(word));
  if (completeMatches.length > 0 || distinctiveWords.length === 0) return completeMatches;
  const maxMissingLetters = countLetters(distinctiveWords) / 2;
  return matches.filter((match) => {
    const missing = findMissingWords(words, match).filter((word) => !FILLER_WORDS.has(word));
    return countLetters(missing) <= maxMissingLetters;
  });
}

interface Rank {
  readonly match: Match;
  /** 1 for a sandbox custodian that the query does not mention. */
  readonly sandboxPenalty: number;
  readonly missingLetters: number;
  readonly worstWordFit: number;
  readonly queryFit: number;
}

function compareRanks(a: Rank, b: Rank): number {
  return (
    a.sandboxPenalty - b.sandboxPenalty ||
    a.missingLetters - b.missingLetters ||
    a.worstWordFit - b.worstWordFit ||
    a.queryFit - b.queryFit ||
    b.match.score - a.match.score ||
    a.match.position - b.match.position
  );
}

/**
 * Builds the directory and its search index.
 * @param custodians all custodians with unique IDs; up to about ten thousand
 */
export function createCustodianDirectory(custodians: readonly Custodian[]): CustodianDirectory {
  const byId = new Map(custodians.map((custodian) => [custodian.id, custodian]));
  const bySlug = new Map(custodians.map((custodian) => [custodian.slug, custodian]));
  // Sorted by name, so that positions break ties.
  const active = custodians.filter((custodian) => custodian.active).sort(compareByName);
  const searchEntries: SearchEntry[] = active.map((custodian) => ({
    custodian,
    name: foldWords(custodian.name).join(""),
    aliases: new Set(custodian.aliases.map((alias) => foldWords(alias).join(""))),
  }));
  const index = createCustodianIndex(active);

  function findCandidates(words: readonly string[]): Map<number, Candidate> {
    const candidates = new Map<number, Candidate>();
    const record = (wordIndex: number, position: number, { fit, term, score }: WordHit): void => {
      let candidate = candidates.get(position);
      if (candidate === undefined) {
        candidate = { fits: words.map(() => WORD_FIT.none), terms: words.map(() => ""), score: 0 };
        candidates.set(position, candidate);
      }
      if (fit < (candidate.fits[wordIndex] ?? WORD_FIT.none)) {
        candidate.fits[wordIndex] = fit;
        candidate.terms[wordIndex] = term;
      }
      candidate.score += score;
    };
    for (const [wordIndex, word] of words.entries()) {
      for (const [position, hit] of index.findHits(word, "tolerant")) record(wordIndex, position, hit);
    }
    // A joined pair matches both of its words: "jp morgan" finds "JPMorgan".
    for (const [wordIndex, pair] of joinNeighbors(words).entries()) {
      for (const [position, hit] of index.findHits(pair, "literal")) {
        record(wordIndex, position, hit);
        // The score is counted once.
        record(wordIndex + 1, position, { ...hit, score: 0 });
      }
    }
    return candidates;
  }

  function findMatches(q: string): readonly FoundCustodian[] {
    const folded = foldWords(q);
    const wholeQuery = folded.join("");
    const words = toQueryWords(folded);
    const mentionsSandbox = words.includes("test") || words.includes("sandbox");

    const matches: Match[] = [];
    for (const [position, candidate] of findCandidates(words)) {
      const entry = searchEntries[position];
      if (entry !== undefined) matches.push({ ...candidate, position, entry });
    }
    return selectGoodMatches(matches, words)
      .map((match) => ({
        match,
        sandboxPenalty: match.entry.custodian.category === "sandbox" && !mentionsSandbox ? 1 : 0,
        missingLetters: countLetters(findMissingWords(words, match)),
        worstWordFit: Math.max(...match.fits.filter((fit) => fit !== WORD_FIT.none)),
        queryFit: computeQueryFit(wholeQuery, match.entry),
      }))
      .sort(compareRanks)
      .map(({ match }) => ({ custodian: match.entry.custodian, terms: match.terms }));
  }

  const findCachedMatches = cacheSearches(findMatches);
  const toFound = (custodian: Custodian): FoundCustodian => ({ custodian, terms: [] });
  const listsWithoutSearch: Record<CustodianOrder, readonly FoundCustodian[]> = {
    name: active.map(toFound),
    popular: active.toSorted(compareByRank).map(toFound),
  };

  function search({ q, accountType, role, order = "name" }: CustodianFilter): readonly FoundCustodian[] {
    const isSelected = ({ custodian: { supportedAccountTypes, roles } }: FoundCustodian): boolean =>
      (accountType === undefined || supportedAccountTypes.includes(accountType)) &&
      (role === undefined || roles.includes(role));
    // Filter after the search. Otherwise, `selectGoodMatches` could keep weaker matches.
    const isBlank = q === undefined || q.trim() === "";
    const found = isBlank ? listsWithoutSearch[order] : findCachedMatches(q.slice(0, MAX_QUERY_LENGTH));
    return found.filter(isSelected);
  }

  return {
    version: computeVersion(custodians),
    size: byId.size,
    findById: (id) => byId.get(id) ?? null,
    findBySlug: (slug) => bySlug.get(slug) ?? null,
    findAdditions: () => null,
    search,
    find: (filter) => search(filter).map(({ custodian }) => custodian),
  };
}

export function withAdditions(
  directory: CustodianDirectory,
  additions: readonly OrganizationAdditions[],
): CustodianDirectory {
  return { ...directory, findAdditions: indexAdditions(additions) };
}

const MAX_SEARCHES = 1_000;
/** Longer results use a lot of memory, and searching again is fast. */
const MAX_RESULTS = 200;

/** Caches search results (LRU). Callers must not change them. */
export function cacheSearches<Result>(
  search: (key: string) => readonly Result[],
): (key: string) => readonly Result[] {
  const computeWeight = (results: readonly Result[]) =>
    results.length > MAX_RESULTS ? Number.POSITIVE_INFINITY : 1;
  const cache = new LruCache<readonly Result[]>(MAX_SEARCHES, computeWeight);
  return (key) => cache.get(key, () => search(key));
}
