import { createSearchDialog } from "./search-dialog.ts";
import { loadEntries } from "./search-entries.ts";

let dialog: ReturnType<typeof createSearchDialog> | null = null;

/** Opens the search. @param address of the page that lists all there is @throws where that cannot be had */
export async function openSearch(address: string): Promise<void> {
  dialog ??= createSearchDialog(await loadEntries(address));
  dialog.open();
}
