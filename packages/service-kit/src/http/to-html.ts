/** Escapes text for HTML elements and quoted attributes. */
export function toHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes a name such as `rollover.state_changed`, and lets it break after separators. */
export function nameToHtml(name: string): string {
  return toHtml(name).replaceAll(/(?<=\w)[._](?=\w)/g, "$&<wbr>");
}
