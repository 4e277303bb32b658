import type { CustodianDirectory } from "./directory.ts";
import type { CustodianQuery } from "./list-custodians.ts";
import { Remembered } from "./remembered.ts";

const MAX_CHARACTERS = 4_000_000;

export interface WrittenPage {
  json: string;
  headers: Record<string, string>;
}

/** Caches serialized pages of a directory, which change only with it. */
export class WrittenPages {
  private readonly kept = new WeakMap<CustodianDirectory, Remembered<WrittenPage>>();

  /** Returns the cached page, or serializes it. Errors are not cached. */
  get(directory: CustodianDirectory, query: CustodianQuery, write: () => WrittenPage): WrittenPage {
    let pages = this.kept.get(directory);
    if (!pages) {
      pages = new Remembered(MAX_CHARACTERS, ({ json }) => json.length);
      this.kept.set(directory, pages);
    }
    return pages.get(nameOf(query), write);
  }
}

/** Unique per query: the length separates `q` from the cursor. */
function nameOf({ limit, cursor, accountType, role, order, q = "" }: CustodianQuery): string {
  const place = cursor === undefined ? "" : `after ${cursor}`;
  return `${limit} ${accountType} ${role} ${order} ${q.length} ${q}${place}`;
}
