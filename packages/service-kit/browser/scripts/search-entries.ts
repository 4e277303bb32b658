import MiniSearch, { type SearchResult } from "minisearch";

/** One thing that can be found. */
export interface Entry {
  kind: string;
  title: string;
  href: string;
  text: string;
}

export type Find = (text: string) => (Entry & Pick<SearchResult, "terms">)[];

const MAX_RESULTS = 20;

/** What code calls it: `createRollover` of `/docs/reference/createRollover`. */
const nameIn = (href: string) => href.slice(href.lastIndexOf("/") + 1);

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
  const index = new MiniSearch<Entry & { id: number; name: string }>({
    fields: ["title", "name", "text"],
    storeFields: ["kind", "title", "href", "text"],
    tokenize: toWords,
    searchOptions: {
      boost: { title: 4, name: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, name: nameIn(entry.href) })));
  return (text) => {
    const results = index.search(text) as unknown as ReturnType<Find>;
    // What is called just that comes first, whatever else has it in its name.
    const query = text.toLowerCase();
    const isNamed = ({ href, title }: Entry) =>
      [nameIn(href), title].some((name) => name.toLowerCase() === query);
    return [...results.filter(isNamed), ...results.filter((one) => !isNamed(one))].slice(0, MAX_RESULTS);
  };
}
