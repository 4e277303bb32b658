/**
 * A page of a list as REST answers it, of items that are written already, with commas between them.
 *
 * @param nextCursor null on the last page
 */
export function toListJson(items: string, nextCursor: string | null): string {
  const end = JSON.stringify({ hasMore: nextCursor !== null, nextCursor });
  return `{"object":"list","data":[${items}],${end.slice(1)}`;
}
