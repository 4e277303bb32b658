import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Custodian } from "./custodian.ts";
import { foldWords, joinNeighbours } from "./search-words.ts";

/**
 * How well one word of a query fits a custodian; lower is better. That the whole word is there counts first, that
 * it is in the name second: "tsp" means the Thrift Savings Plan, not a name that goes on after those letters.
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

/** How one query word fits a custodian: how well, the library's score, and the indexed word that fits best. */
export interface WordHit {
  readonly fit: number;
  readonly score: number;
  readonly term: string;
}

/** What one query word found, by position in the indexed list. */
export type WordHits = ReadonlyMap<number, WordHit>;

export interface CustodianIndex {
  /** Custodians having the word whole, as a beginning or, unless `exactly`, misspelt, in their name, aliases or slug. */
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

/** The words by which a text is found: its own, and each two neighbours joined. */
export function searchableWords(text: string): string[] {
  const words = foldWords(text);
  return [...words, ...joinNeighbours(words)];
}

/** Joined neighbours never span two texts: the end of one alias has nothing to do with the start of the next. */
const searchableText = (...texts: string[]): string => texts.flatMap(searchableWords).join(" ");

/** One slip for four letters and more, two for eight: shorter words are too close to one another to guess at. */
function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The word with each two neighbours swapped: the commonest slip, which costs two edits by the library's count. */
function swappedNeighbours(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const swapped = [...letters];
    swapped[index + 1] = swapped[index] ?? "";
    swapped[index] = letter;
    return swapped.join("");
  });
}

function queryFor(word: string, spelling: "tolerant" | "literal"): Query {
  // One letter begins a word of nearly every custodian that has a few aliases: only names are completed from it.
  if (word.length === 1) {
    return { combineWith: "OR", queries: [word, { queries: [word], prefix: true, fields: ["name"] }] };
  }
  const edits = spelling === "tolerant" ? allowedEdits(word) : 0;
  const asTyped: Query = { queries: [word], prefix: true, fuzzy: edits };
  // Two allowed edits already cover a swap.
  if (edits !== 1) return asTyped;
  return { combineWith: "OR", queries: [asTyped, ...swappedNeighbours(word)] };
}

function fitOf(word: string, term: string, fields: readonly string[]): number {
  const inName = fields.includes("name");
  if (term === word) return inName ? WORD_FIT.exactName : WORD_FIT.exactAlias;
  if (term.startsWith(word)) return inName ? WORD_FIT.prefixName : WORD_FIT.prefixAlias;
  return inName ? WORD_FIT.fuzzyName : WORD_FIT.fuzzyAlias;
}

/**
 * Builds the word index over a list of custodians.
 *
 * @param custodians the list; its positions (from 0) are what the index answers with.
 * @returns the index, which does not follow later changes of the list.
 */
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
      for (const { id, score, match } of search.search(queryFor(word, spelling), options)) {
        let best: WordHit = { fit: WORD_FIT.none, score, term: "" };
        for (const [term, fields] of Object.entries(match)) {
          const fit = fitOf(word, term, fields);
          if (fit < best.fit) best = { fit, score, term };
        }
        hits.set(id, best);
      }
      return hits;
    },
  };
}
