/** Redirects links to the former one-page reference, such as `/docs#/Rollovers/createRollover`. */
export function redirectLegacyLink(): void {
  if (!location.hash.startsWith("#/")) return;
  const id = location.hash.split("/").at(-1) ?? "";
  const page = `/docs/reference/${encodeURIComponent(id)}`;
  // Slashes need no escape within the quotes.
  if (document.querySelector(`a[href="${CSS.escape(page).replaceAll("\\/", "/")}"]`)) location.replace(page);
}
