import MiniSearch, { type SearchResult } from "minisearch";

/** One thing that can be found. */
export interface Entry {
  kind: string;
  title: string;
  href: string;
  text: string;
}

export type Find = (text: string) => (Entry & Pick<SearchResult, "terms">)[];

const MOST_SHOWN = 20;

/** Words, and the parts of names: `listRollovers` and `payment_sent` are found by either. */
function toWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

/** Reads all that can be found, and says how it is. @throws where there is no answer */
export async function loadEntries(address: string): Promise<Find> {
  const answer = await fetch(address, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { entries } = (await answer.json()) as { entries: Entry[] };
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ["title", "text"],
    storeFields: ["kind", "title", "href", "text"],
    tokenize: toWords,
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (text) => index.search(text).slice(0, MOST_SHOWN) as unknown as ReturnType<Find>;
}
