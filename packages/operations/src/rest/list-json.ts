/**
 * Returns the JSON before and after a list's comma-separated items.
 * @param nextCursor null on the last page
 */
export function listJson(nextCursor: string | null): { before: string; after: string } {
  const end = JSON.stringify({ hasMore: nextCursor !== null, nextCursor });
  return { before: '{"object":"list","data":[', after: `],${end.slice(1)}` };
}
