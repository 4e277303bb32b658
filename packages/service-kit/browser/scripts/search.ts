import { makeDialog } from "./search-dialog.ts";
import { loadEntries } from "./search-entries.ts";

let dialog: ReturnType<typeof makeDialog> | null = null;

/** Opens the search. @param address of the page that lists all there is @throws where that cannot be had */
export async function openSearch(address: string): Promise<void> {
  dialog ??= makeDialog(await loadEntries(address));
  dialog.open();
}
