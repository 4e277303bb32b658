import MiniSearch, { type SearchResult } from "minisearch";

export interface Entry {
  kind: string;
  title: string;
  href: string;
  text: string;
}

export type Search = (text: string) => (Entry & Pick<SearchResult, "terms">)[];

const MAX_RESULTS = 20;

/** Returns the last path segment: `createRollover` of `/docs/reference/createRollover`. */
const lastSegment = (href: string) => href.slice(href.lastIndexOf("/") + 1);

/** Splits names into their parts, so that both "listRollovers" and "rollovers" match `listRollovers`. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

/** Loads the search index. @throws Error if the request fails */
export async function loadSearch(url: string): Promise<Search> {
  const response = await fetch(url, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  const { entries } = (await response.json()) as { entries: Entry[] };
  const index = new MiniSearch<Entry & { id: number; name: string }>({
    fields: ["title", "name", "text"],
    storeFields: ["kind", "title", "href", "text"],
    tokenize,
    searchOptions: {
      boost: { title: 4, name: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id, name: lastSegment(entry.href) })));
  return (text) => {
    const results = index.search(text) as unknown as ReturnType<Search>;
    const query = text.toLowerCase();
    const isExactMatch = ({ href, title }: Entry) =>
      [lastSegment(href), title].some((name) => name.toLowerCase() === query);
    return [...results.filter(isExactMatch), ...results.filter((result) => !isExactMatch(result))].slice(
      0,
      MAX_RESULTS,
    );
  };
}
