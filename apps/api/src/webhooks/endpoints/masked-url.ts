const MASK = "***";

/** Masks a URL's query, where many receivers put a token. */
export function maskQuery(url: string): string {
  const query = url.indexOf("?") + 1;
  return query === 0 || query === url.length ? url : url.slice(0, query) + MASK;
}

/** True if the client sent back a masked URL; storing it would lose the token. */
export function isMasked(url: string): boolean {
  return url.endsWith(`?${MASK}`);
}
