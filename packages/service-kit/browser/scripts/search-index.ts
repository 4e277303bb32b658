import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { listSynonyms, toIndexTerms, tokenize, toQueryWords } from "./search-words.ts";

export interface Entry {
  kind: string;
  title: string;
  href: string;
  text: string;
}

export type Result = Entry & Pick<SearchResult, "terms" | "score">;
export type Search = (text: string) => Result[];

const MAX_RESULTS = 20;
/** If a search finds fewer results, it adds matches of similar words, then matches of only some words. */
const MIN_RESULTS = 3;
/** Readers want a task or a call more often than a type. Other kinds weigh 1. */
const KIND_WEIGHTS: Readonly<Record<string, number>> = {
  Guide: 2,
  Operation: 1.5,
  "Widget operation": 0.8,
  Event: 0.7,
  "GraphQL type": 0.4,
};
const SYNONYM_WEIGHT = 0.6;
/** Results link to the top of a page, unless a section scores this many times higher. */
const SECTION_FACTOR = 1.5;
/** Shorter words have too many similar words. */
const MIN_FUZZY_LENGTH = 6;
/** Share of a word's characters that can differ. */
const MAX_DIFFERENCE = 0.2;

const getLastSegment = (href: string) => href.slice(href.lastIndexOf("/") + 1);
const toPage = (href: string) => href.replace(/#.*/, "");

export async function loadSearch(url: string): Promise<Search> {
  const response = await fetch(url, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const { entries } = (await response.json()) as { entries: Entry[] };
  return createSearch(entries);
}

/** Returns a search that lists each page once, at its top or best section. */
export function createSearch(entries: readonly Entry[]): Search {
  const index = new MiniSearch<Entry & { id: number; name: string }>({
    fields: ["title", "name", "kind", "text"],
    storeFields: ["kind", "title", "href", "text"],
    tokenize,
    processTerm: toIndexTerms,
    searchOptions: {
      boost: { title: 4, name: 4, kind: 0.5 },
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boostDocument: (_id, _term, entry) => toWeight(entry),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, name: getLastSegment(entry.href) })));
  const find = (query: Query) => index.search(query) as unknown as Result[];
  return (text) => {
    const words = toQueryWords(text);
    if (words.length === 0) return [];
    const results = find({ combineWith: "AND", queries: words.map((word) => toQuery(word)) });
    const widerQueries: Query[] = (["AND", "OR"] as const).map((combineWith) => ({
      combineWith,
      queries: words.map((word) => toQuery(word, { isFuzzy: true })),
    }));
    for (const query of widerQueries) if (results.length < MIN_RESULTS) results.push(...find(query));
    return moveExactMatchesFirst(mergeByPage(results), text.trim()).slice(0, MAX_RESULTS);
  };
}

const toWeight = (entry: Record<string, unknown> | undefined) => KIND_WEIGHTS[String(entry?.kind)] ?? 1;

function toQuery(word: string, { isFuzzy = false } = {}): Query {
  const [, stem] = toIndexTerms(word);
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [word],
        prefix: word.length > 1,
        fuzzy: isFuzzy && word.length >= MIN_FUZZY_LENGTH ? MAX_DIFFERENCE : false,
      },
      ...(stem === undefined ? [] : [stem]),
      ...listSynonyms(word).map((phrase) => ({
        combineWith: "AND" as const,
        queries: phrase.map((other) => toIndexTerms(other).at(-1) ?? other),
        boostDocument: (_id: unknown, _term: string, entry?: Record<string, unknown>) =>
          SYNONYM_WEIGHT * toWeight(entry),
      })),
    ],
  };
}

/** GraphQL type names must match in case, because many are common words. */
function moveExactMatchesFirst(results: readonly Result[], query: string): Result[] {
  const toKey = (text: string, kind: string) => (kind === "GraphQL type" ? text : text.toLowerCase());
  const isExactMatch = ({ kind, href, title }: Entry) =>
    [getLastSegment(href), title].some((name) => toKey(name, kind) === toKey(query, kind));
  return [...results.filter(isExactMatch), ...results.filter((result) => !isExactMatch(result))];
}

function mergeByPage(results: readonly Result[]): Result[] {
  const pages = new Map<string, Result>();
  for (const result of results) {
    const page = toPage(result.href);
    const best = pages.get(page);
    // Replacing a map's entry keeps the page's rank among the results.
    if (!best || (result.href === page && result.score * SECTION_FACTOR >= best.score))
      pages.set(page, result);
  }
  return [...pages.values()];
}
