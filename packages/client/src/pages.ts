import type { CallOptions } from "./transport.ts";

export interface Page<Item> {
  data: Item[];
  hasMore: boolean;
  nextCursor: string | null;
}

type ReadPage<PageBody> = (cursor: { cursor?: string }, options: CallOptions) => Promise<PageBody>;

/** A list that loads its pages on demand. `for await (const item of list)` iterates over all items. */
export class PageList<Item, PageBody extends Page<Item> = Page<Item>> implements AsyncIterable<Item> {
  readonly #read: ReadPage<PageBody>;

  constructor(read: ReadPage<PageBody>) {
    this.#read = read;
  }

  /** Loads one page: the first, or the one at a `nextCursor`. */
  page(cursor?: string, options: CallOptions = {}): Promise<PageBody> {
    return this.#read(cursor === undefined ? {} : { cursor }, options);
  }

  async *pages(): AsyncGenerator<PageBody, void, undefined> {
    for (let cursor: string | undefined; ; ) {
      const page = await this.page(cursor);
      yield page;
      if (!page.hasMore || page.nextCursor === null || page.nextCursor === cursor) return;
      cursor = page.nextCursor;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** Returns up to `maxItems` items, from the start of the list. */
  async toArray(maxItems: number): Promise<Item[]> {
    const items: Item[] = [];
    if (maxItems <= 0) return items;
    for await (const item of this) if (items.push(item) >= maxItems) break;
    return items;
  }
}
