import type { Call } from "@svc/operations";
import DataLoader from "dataloader";
import type { Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import type { BatchedLink } from "../../context/links.ts";

type Load = (
  link: BatchedLink,
  key: string,
  options: { query: object; getFallback: () => unknown },
) => Promise<unknown>;

/**
 * Loads linked objects with one DataLoader per link and query, for one request. Results are not cached, so that a mutation's
 * result includes the changes of earlier mutations in the document.
 */
export function createLoad(call: Call<ApiContext>): Load {
  const loaders = new Map<BatchedLink, Map<string, DataLoader<string, unknown>>>();
  return (link, key, { query, getFallback }) => {
    const queryLoaders = loaders.get(link) ?? new Map<string, DataLoader<string, unknown>>();
    loaders.set(link, queryLoaders);
    const queryKey = JSON.stringify(query);
    let loader = queryLoaders.get(queryKey);
    if (!loader) {
      loader = new DataLoader<string, unknown>(
        async (keys) => {
          const results = await link.loadMany(call, [...new Set(keys)], query);
          return keys.map((one) => results.get(one) ?? getFallback());
        },
        { cache: false },
      );
      queryLoaders.set(queryKey, loader);
    }
    return loader.load(key);
  };
}

export interface GraphqlContext {
  call: Call<ApiContext>;
  res: Response;
  load: Load;
  /** @throws Problem `rate_limited` */
  consumeQuota(requests: number): void | Promise<void>;
}
