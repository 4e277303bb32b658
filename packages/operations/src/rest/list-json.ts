/**
 * What stands in front of the items of a list and behind them, as REST answers it; between them are commas.
 *
 * @param nextCursor null on the last page
 */
export function listJson(nextCursor: string | null): { before: string; after: string } {
  const end = JSON.stringify({ hasMore: nextCursor !== null, nextCursor });
  return { before: '{"object":"list","data":[', after: `],${end.slice(1)}` };
}
