const MASK = "***";

/**
 * An endpoint's address without what stands in its query: many a receiver has a token there. Who may change endpoints
 * is shown the whole, one at a time.
 */
export function maskQuery(url: string): string {
  const query = url.indexOf("?") + 1;
  return query === 0 || query === url.length ? url : url.slice(0, query) + MASK;
}

/** Whether an address was masked, and sent back: written so, events would go there without the token. */
export function isMasked(url: string): boolean {
  return url.endsWith(`?${MASK}`);
}
