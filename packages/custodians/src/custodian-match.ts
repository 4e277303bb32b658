import type { AliasKind } from "./custodian.ts";
import { searchableWords } from "./custodian-index.ts";
import type { FoundCustodian } from "./directory.ts";
import { foldWords } from "./search-words.ts";

export interface CustodianMatch {
  kind: "name" | AliasKind;
  /** The matched name, as the directory has it. */
  text: string;
  note: string | null;
}

/**
 * Finds the name or alias of a custodian that a query matched. Called only for custodians on the page, so that large searches cost no
 * more.
 *
 * @returns the name with the most matched words; null without a query. Ties go to a name identical to the query, then to the custodian's
 *   current name, then to the shortest
 */
export function findMatch(
  { custodian, terms }: FoundCustodian,
  q: string | undefined,
): CustodianMatch | null {
  if (terms.length === 0) return null;
  const { name, aliases, aliasFacts } = custodian;
  const whole = foldWords(q ?? "").join("");
  const wanted = new Set(terms.filter((term) => term !== ""));
  let best = { text: name, hits: 0, isWhole: false, length: 0 };
  for (const text of [name, ...aliases]) {
    const words = searchableWords(text);
    const hits = new Set(words.filter((word) => wanted.has(word))).size;
    const isWhole = foldWords(text).join("") === whole;
    const isBetter =
      hits > best.hits ||
      (hits === best.hits &&
        ((isWhole && !best.isWhole) ||
          (isWhole === best.isWhole && best.text !== name && words.length < best.length)));
    if (isBetter) best = { text, hits, isWhole, length: words.length };
  }
  if (best.text === name) return { kind: "name", text: name, note: null };
  const fact = aliasFacts.find(({ alias }) => alias === best.text);
  return { kind: fact?.kind ?? "alias", text: best.text, note: fact?.note ?? null };
}
