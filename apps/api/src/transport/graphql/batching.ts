import type { Answered, Call } from "@svc/operations";
import DataLoader from "dataloader";
import type { ApiContext } from "../../context.ts";
import type { BatchedLink } from "./links.ts";

/** Reads what links lead to. */
export interface Load {
  /** Once for all that ask for the same of it in the same turn; at once, where it was read ahead. */
  (link: BatchedLink, key: string, query: object, absent: () => unknown): Answered<unknown>;
  /** Reads what many parents of a query will ask for: an answer that waits for nothing more costs half as much to put together. */
  ahead(link: BatchedLink, keys: readonly string[]): Promise<void>;
}

/**
 * The loader of one request. Nothing is kept but what was read ahead, which no mutation does: what one has changed, the next
 * one in the document sees.
 */
export function createLoad(call: Call<ApiContext>): Load {
  const loaders = new Map<BatchedLink, Map<string, DataLoader<string, unknown>>>();
  const readAhead = new Map<BatchedLink, Map<string, unknown>>();
  const load = (link: BatchedLink, key: string, query: object, absent: () => unknown): Answered<unknown> => {
    const known = readAhead.get(link)?.get(key);
    if (known !== undefined) return known;
    const ofLink = loaders.get(link) ?? new Map<string, DataLoader<string, unknown>>();
    loaders.set(link, ofLink);
    const asked = JSON.stringify(query);
    let loader = ofLink.get(asked);
    if (!loader) {
      loader = new DataLoader<string, unknown>(
        async (keys) => {
          const found = await link.many(call, [...new Set(keys)], query);
          return keys.map((one) => found.get(one) ?? absent());
        },
        { cache: false },
      );
      ofLink.set(asked, loader);
    }
    return loader.load(key);
  };
  const ahead = async (link: BatchedLink, keys: readonly string[]) => {
    try {
      const found = await link.many(call, [...new Set(keys)], {});
      readAhead.set(link, new Map([...(readAhead.get(link) ?? []), ...found]));
    } catch {
      // Whoever asks for it reads it again, and tells what is wrong in its place.
    }
  };
  return Object.assign(load, { ahead });
}
