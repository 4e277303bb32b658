import type { CustodianDirectory } from "./directory.ts";
import type { CustodianQuery } from "./list-custodians.ts";
import { LruCache } from "./lru-cache.ts";

const MAX_CHARACTERS = 4_000_000;

export interface SerializedPage {
  json: string;
  headers: Record<string, string>;
}

/** Caches serialized pages of a directory, which change only with it. */
export class SerializedPages {
  private readonly cache = new WeakMap<CustodianDirectory, LruCache<SerializedPage>>();

  /** Returns the cached page, or serializes it. Errors are not cached. */
  get(directory: CustodianDirectory, query: CustodianQuery, serialize: () => SerializedPage): SerializedPage {
    let pages = this.cache.get(directory);
    if (!pages) {
      pages = new LruCache(MAX_CHARACTERS, ({ json }) => json.length);
      this.cache.set(directory, pages);
    }
    return pages.get(toCacheKey(query), serialize);
  }
}

/** Unique per query: the length separates `q` from the cursor. */
function toCacheKey({ limit, cursor, accountType, role, order, q = "" }: CustodianQuery): string {
  const position = cursor === undefined ? "" : `after ${cursor}`;
  return `${limit} ${accountType} ${role} ${order} ${q.length} ${q}${position}`;
}
