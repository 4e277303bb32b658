import { createSearchDialog } from "./search-dialog.ts";
import { loadSearch } from "./search-index.ts";

let dialog: ReturnType<typeof createSearchDialog> | null = null;

export async function openSearch(url: string): Promise<void> {
  dialog ??= createSearchDialog(await loadSearch(url));
  dialog.open();
}
