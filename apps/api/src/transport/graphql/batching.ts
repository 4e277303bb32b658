import type { Call } from "@svc/operations";
import DataLoader from "dataloader";
import type { ApiContext } from "../../context.ts";
import type { BatchedLink } from "./links.ts";

/** Reads what a link leads to, once for all that ask for the same of it in the same turn. */
export type Load = (link: BatchedLink, key: string, query: object, absent: () => unknown) => Promise<unknown>;

/** The loader of one request. Nothing is kept: what a mutation has changed, the next one in the document sees. */
export function createLoad(call: Call<ApiContext>): Load {
  const loaders = new Map<BatchedLink, Map<string, DataLoader<string, unknown>>>();
  return (link, key, query, absent) => {
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
}
