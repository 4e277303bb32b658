export interface Entry {
  title: string;
  href: string;
  text: string;
}

export interface EntryGroup {
  kind: string;
  title: string;
  entries: readonly Entry[];
}

/** Converts Markdown to one line of plain text. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
