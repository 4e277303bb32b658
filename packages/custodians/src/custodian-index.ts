import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Custodian } from "./custodian.ts";
import { foldWords, joinNeighbors } from "./search-words.ts";

/** How well a query word matches; lower is better. An exact alias beats a name prefix: "tsp" is the Thrift Savings Plan. */
export const WORD_FIT = {
  exactName: 0,
  exactAlias: 1,
  prefixName: 2,
  prefixAlias: 3,
  fuzzyName: 4,
  fuzzyAlias: 5,
  none: 6,
} as const;

export interface WordHit {
  readonly fit: number;
  readonly score: number;
  readonly term: string;
}

/** By position in the indexed list. */
type WordHits = ReadonlyMap<number, WordHit>;

interface CustodianIndex {
  /** Finds custodians by a word or prefix in their name, aliases or slug. `tolerant` allows misspellings. */
  findHits(word: string, spelling: "tolerant" | "literal"): WordHits;
}

interface IndexedCustodian {
  readonly position: number;
  readonly name: string;
  readonly aliases: string;
  readonly slug: string;
}

const FIELDS = ["name", "aliases", "slug"];

const splitWords = (text: string): string[] => text.split(" ");

/** Returns the words of a text, and each pair of neighboring words as one word. */
export function listSearchWords(text: string): string[] {
  const words = foldWords(text);
  return [...words, ...joinNeighbors(words)];
}

/** Does not join words of different texts. */
const toSearchText = (...texts: string[]): string => texts.flatMap(listSearchWords).join(" ");

/** Short words are too similar to tolerate typos. */
function getMaxEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Needed because MiniSearch counts a swap of neighboring letters as two edits. */
function swapNeighbors(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped[index + 1] = swapped[index] ?? "";
    swapped[index] = letter;
    return swapped.join("");
  });
}

function buildQuery(word: string, spelling: "tolerant" | "literal"): Query {
  // A single letter is a prefix only of names, because nearly every custodian has an alias with a word that starts with it.
  if (word.length === 1) {
    return { combineWith: "OR", queries: [word, { queries: [word], prefix: true, fields: ["name"] }] };
  }
  const maxEdits = spelling === "tolerant" ? getMaxEdits(word) : 0;
  const typedQuery: Query = { queries: [word], prefix: true, fuzzy: maxEdits };
  if (maxEdits !== 1) return typedQuery;
  return { combineWith: "OR", queries: [typedQuery, ...swapNeighbors(word)] };
}

function computeFit(word: string, term: string, fields: readonly string[]): number {
  const isInName = fields.includes("name");
  if (term === word) return isInName ? WORD_FIT.exactName : WORD_FIT.exactAlias;
  if (term.startsWith(word)) return isInName ? WORD_FIT.prefixName : WORD_FIT.prefixAlias;
  return isInName ? WORD_FIT.fuzzyName : WORD_FIT.fuzzyAlias;
}

export function createCustodianIndex(custodians: readonly Custodian[]): CustodianIndex {
  const search = new MiniSearch<IndexedCustodian>({
    idField: "position",
    fields: FIELDS,
    tokenize: splitWords,
    processTerm: (word) => word,
  });
  search.addAll(
    custodians.map(({ name, aliases, slug }, position) => ({
      position,
      name: toSearchText(name),
      aliases: toSearchText(...aliases),
      slug: toSearchText(slug),
    })),
  );
  const options: SearchOptions = { boost: { name: 3, aliases: 1, slug: 1 } };

  return {
    findHits(word, spelling) {
      const hits = new Map<number, WordHit>();
      for (const { id, score, match } of search.search(buildQuery(word, spelling), options)) {
        let best: WordHit = { fit: WORD_FIT.none, score, term: "" };
        for (const [term, fields] of Object.entries(match)) {
          const fit = computeFit(word, term, fields);
          if (fit < best.fit) best = { fit, score, term };
        }
        hits.set(id, best);
      }
      return hits;
    },
  };
}
