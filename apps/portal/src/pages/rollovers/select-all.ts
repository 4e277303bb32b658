import { api, getBody } from "../../api/client.ts";
import { type Filters, toQuery } from "./filters.ts";
import type { IndexedRow } from "./list-store.ts";
import { toSearchBody } from "./search-body.ts";

/** A selection larger than this would take minutes to change. */
export const MAX_SELECTED = 10_000;
const PAGE_SIZE = 100;

/** @param onProgress receives the number of rollovers read so far */
export async function fetchMatching(
  { filters, q }: { filters: Filters; q: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress(count: number): void },
): Promise<Map<string, IndexedRow>> {
  const rows = new Map<string, IndexedRow>();
  let cursor: string | null = null;
  do {
    const page: Page = await fetchPage({ filters, q, cursor, signal });
    for (const { id, version, accountId, externalId } of page.data)
      rows.set(id, { id, version, accountId, externalId });
    cursor = page.nextCursor;
    onProgress(rows.size);
  } while (cursor !== null && rows.size < MAX_SELECTED);
  return rows;
}

interface Page {
  data: readonly IndexedRow[];
  nextCursor: string | null;
}

function fetchPage({
  filters,
  q,
  cursor,
  signal,
}: {
  filters: Filters;
  q: string;
  cursor: string | null;
  signal: AbortSignal;
}): Promise<Page> {
  const query = { ...toQuery(filters), limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
  if (q !== "")
    return getBody(api.POST("/v1/rollovers/search", { body: toSearchBody(query, q) as never, signal }));
  const fields = { ...query, fields: "id,version,accountId,externalId" };
  return getBody(api.GET("/v1/rollovers", { params: { query: fields as never }, signal })) as Promise<Page>;
}
