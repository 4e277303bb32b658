import { createSearchDialog } from "./search-dialog.ts";
import { loadSearch } from "./search-index.ts";

let dialog: ReturnType<typeof createSearchDialog> | null = null;

/** Opens the search dialog. @param url URL of the search index @throws Error if the index cannot be loaded */
export async function openSearch(url: string): Promise<void> {
  dialog ??= createSearchDialog(await loadSearch(url));
  dialog.open();
}
