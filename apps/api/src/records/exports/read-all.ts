import { cursorAfter, readingCall } from "@svc/operations";
import type { Page } from "@svc/service-kit/lists";
import type { ApiCall } from "../../context/define-operation.ts";

const PAGE_SIZE = 100;

interface Listing<Input, Item> {
  run(call: ApiCall, input: Input): Page<Item> | Promise<Page<Item>>;
  // biome-ignore lint/suspicious/noExplicitAny: the input of the list's own.
  fromReplica?: true | ((input: any) => boolean);
  // biome-ignore lint/suspicious/noExplicitAny: an item of the list's own view.
  cursor?: ((item: any, index: number, page: any) => string) | undefined;
}

/** Holds no connection between pages, and one page in memory. */
export async function* readAll<Input extends { limit: number; cursor?: string | undefined }, Item>(
  call: ApiCall,
  listing: Listing<Input, Item>,
  input: Omit<Input, "limit" | "cursor">,
): AsyncGenerator<Item> {
  for (let cursor: string | undefined; ; ) {
    const pageInput = { ...input, limit: PAGE_SIZE, cursor } as Input;
    const page: Page<Item> = await listing.run(readingCall(listing, call, pageInput), pageInput);
    yield* page.items;
    if (!page.hasMore) return;
    cursor = cursorAfter(listing, page, page.items.length - 1);
  }
}
