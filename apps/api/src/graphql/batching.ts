import type { Page } from "@svc/service-kit";
import DataLoader from "dataloader";

// Reads that are asked for in the same turn are done at once. Nothing is kept: what a mutation has changed, the next one
// in the document sees.

/**
 * A read by id, done once for all that ask in the same turn.
 *
 * @param read what there is of these, by id
 * @param toAbsent what is given, or thrown, where there is nothing
 */
export function batchById<Found>(
  read: (ids: string[]) => Promise<ReadonlyMap<string, Found>>,
  toAbsent: () => Found | Error,
): (id: string) => Promise<Found> {
  const loader = new DataLoader<string, Found>(
    async (ids) => {
      const found = await read([...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? toAbsent());
    },
    { cache: false },
  );
  return (id) => loader.load(id);
}

/**
 * A page of something's list, read once for all that ask for the same page in the same turn.
 *
 * @param read the pages of these, by id
 */
export function batchPages<Query extends object, Item>(
  read: (ids: string[], query: Query) => Promise<ReadonlyMap<string, Page<Item>>>,
): (id: string, query: Query) => Promise<Page<Item>> {
  const loaders = new Map<string, (id: string) => Promise<Page<Item>>>();
  return (id, query) => {
    const key = JSON.stringify(query);
    let load = loaders.get(key);
    if (!load) {
      load = batchById(
        (ids) => read(ids, query),
        (): Page<Item> => ({ items: [], hasMore: false }),
      );
      loaders.set(key, load);
    }
    return load(id);
  };
}
