import type { AliasKind } from "./custodian.ts";
import { listSearchWords } from "./custodian-index.ts";
import type { FoundCustodian } from "./directory.ts";
import { foldWords } from "./search-words.ts";

export interface CustodianMatch {
  kind: "name" | AliasKind;
  /** As written in the directory. */
  text: string;
  note: string | null;
}

/**
 * Finds the name or alias with the most matched words. Ties go to a name identical to the query, then to the current name, then
 * to the name with the fewest words.
 */
export function findMatch(
  { custodian, terms }: FoundCustodian,
  q: string | undefined,
): CustodianMatch | null {
  if (terms.length === 0) return null;
  const { name, aliases, aliasFacts } = custodian;
  const foldedQuery = foldWords(q ?? "").join("");
  const matchedTerms = new Set(terms.filter((term) => term !== ""));
  let best = { text: name, hits: 0, isExact: false, length: 0 };
  for (const text of [name, ...aliases]) {
    const words = listSearchWords(text);
    const hits = new Set(words.filter((word) => matchedTerms.has(word))).size;
    const isExact = foldWords(text).join("") === foldedQuery;
    const isBetter =
      hits > best.hits ||
      (hits === best.hits &&
        ((isExact && !best.isExact) ||
          (isExact === best.isExact && best.text !== name && words.length < best.length)));
    if (isBetter) best = { text, hits, isExact, length: words.length };
  }
  if (best.text === name) return { kind: "name", text: name, note: null };
  const fact = aliasFacts.find(({ alias }) => alias === best.text);
  return { kind: fact?.kind ?? "alias", text: best.text, note: fact?.note ?? null };
}
