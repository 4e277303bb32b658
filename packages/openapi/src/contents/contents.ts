/** One thing that can be read: a section of a guide, an operation, an error, a type, an event. */
export interface Entry {
  title: string;
  href: string;
  /** Plain text of what it says: searched beside the title. */
  text: string;
}

/** Entries of a kind. */
export interface EntryGroup {
  /** What one of them is called: `Guide`. */
  kind: string;
  /** What all of them are called: `Guides`. */
  title: string;
  entries: readonly Entry[];
}

/** What stands in Markdown, on one line and without its marks. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
