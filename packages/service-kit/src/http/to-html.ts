/** Plain text as it stands in HTML, in an element or in a quoted attribute. */
export function toHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same of a name that is one long word, as `rollover.state_changed`: parted at its joints where it does not fit. */
export function nameToHtml(name: string): string {
  return toHtml(name).replaceAll(/(?<=\w)[._](?=\w)/g, "$&<wbr>");
}
