import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Custodian } from "./custodian.ts";
import { foldWords, joinNeighbors } from "./search-words.ts";

/**
 * How well a query word fits a custodian; lower is better. An exact alias beats a name prefix: "tsp" means the Thrift Savings Plan, not a
 * name that starts with those letters.
 */
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
export type WordHits = ReadonlyMap<number, WordHit>;

export interface CustodianIndex {
  /** Finds custodians by a whole word, a prefix or, if tolerant, a misspelling in their name, aliases or slug. */
  hits(word: string, spelling: "tolerant" | "literal"): WordHits;
}

interface IndexedCustodian {
  readonly position: number;
  readonly name: string;
  readonly aliases: string;
  readonly slug: string;
}

const FIELDS = ["name", "aliases", "slug"];

const splitWords = (text: string): string[] => text.split(" ");

/** Returns the words that find a text: its words, and each two neighboring words joined. */
export function searchableWords(text: string): string[] {
  const words = foldWords(text);
  return [...words, ...joinNeighbors(words)];
}

/** Neighbors are not joined across aliases. */
const searchableText = (...texts: string[]): string => texts.flatMap(searchableWords).join(" ");

/** Returns the number of typos to tolerate. Short words are too similar to each other. */
function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the word with each two neighboring letters swapped: the most common typo, which the library counts as two edits. */
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
  // A single letter matches only names, because nearly every custodian has an alias with a word that starts with it.
  if (word.length === 1) {
    return { combineWith: "OR", queries: [word, { queries: [word], prefix: true, fields: ["name"] }] };
  }
  const edits = spelling === "tolerant" ? allowedEdits(word) : 0;
  const asTyped: Query = { queries: [word], prefix: true, fuzzy: edits };
  if (edits !== 1) return asTyped;
  return { combineWith: "OR", queries: [asTyped, ...swapNeighbors(word)] };
}

function computeFit(word: string, term: string, fields: readonly string[]): number {
  const inName = fields.includes("name");
  if (term === word) return inName ? WORD_FIT.exactName : WORD_FIT.exactAlias;
  if (term.startsWith(word)) return inName ? WORD_FIT.prefixName : WORD_FIT.prefixAlias;
  return inName ? WORD_FIT.fuzzyName : WORD_FIT.fuzzyAlias;
}

/** Builds a word index. Its results are positions in `custodians`. */
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
      name: searchableText(name),
      aliases: searchableText(...aliases),
      slug: searchableText(slug),
    })),
  );
  const options: SearchOptions = { boost: { name: 3, aliases: 1, slug: 1 } };

  return {
    hits(word, spelling) {
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
