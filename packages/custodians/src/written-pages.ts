import type { CustodianDirectory } from "./directory.ts";
import type { CustodianQuery } from "./list-custodians.ts";
import { Remembered } from "./remembered.ts";

/** How many characters are kept of one directory's pages: some hundreds of pages. */
const MAX_CHARACTERS = 4_000_000;

/** A page as it is answered. */
export interface WrittenPage {
  json: string;
  headers: Record<string, string>;
}

/** The pages that were asked for last, as they are answered, for as long as their directory is served: they change with it alone. */
export class WrittenPages {
  private readonly kept = new WeakMap<CustodianDirectory, Remembered<WrittenPage>>();

  /** @param write asked for a page that is not kept; what it throws is not kept either */
  get(directory: CustodianDirectory, query: CustodianQuery, write: () => WrittenPage): WrittenPage {
    let pages = this.kept.get(directory);
    if (!pages) {
      pages = new Remembered(MAX_CHARACTERS, ({ json }) => json.length);
      this.kept.set(directory, pages);
    }
    return pages.get(nameOf(query), write);
  }
}

/** No two queries have the same: where one text ends and the other begins, the length says. */
function nameOf({ limit, cursor, accountType, role, order, q = "" }: CustodianQuery): string {
  // An empty cursor is none of ours, and to be refused.
  const place = cursor === undefined ? "" : `after ${cursor}`;
  return `${limit} ${accountType} ${role} ${order} ${q.length} ${q}${place}`;
}
