import type { CallOptions } from "./transport.ts";

/** A page of a list, as the API answers it. */
export interface Page<Item> {
  data: Item[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Reads the page at a cursor, or the first. */
type Read<Answer> = (cursor: { cursor?: string }, options: CallOptions) => Promise<Answer>;

/**
 * A list that is read as it is gone through. Nothing is asked before; each page when its first item is wanted.
 *
 * `for await (const item of list)` goes through all, `page()` gives one page with `nextCursor`.
 */
export class PageList<Item, Answer extends Page<Item> = Page<Item>> implements AsyncIterable<Item> {
  readonly #read: Read<Answer>;

  constructor(read: Read<Answer>) {
    this.#read = read;
  }

  /** One page: the first, or the one that a `nextCursor` leads to. */
  page(cursor?: string, options: CallOptions = {}): Promise<Answer> {
    return this.#read(cursor === undefined ? {} : { cursor }, options);
  }

  /** Page after page. */
  async *pages(): AsyncGenerator<Answer, void, undefined> {
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

  /** The first ones, as an array. @param most How many at most: a list may be long. */
  async toArray(most: number): Promise<Item[]> {
    const items: Item[] = [];
    if (most <= 0) return items;
    for await (const item of this) if (items.push(item) >= most) break;
    return items;
  }
}
