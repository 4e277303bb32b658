import { type Page, toPage } from "@svc/service-kit";

/**
 * Makes of the rows of many endpoints a page for each, in the order of the rows; an empty one where there are none.
 *
 * @param rows of each endpoint one more than `limit` at most: the one too many says that there are more
 */
export function toPages<Row extends { endpointId: string }>(
  endpointIds: readonly string[],
  rows: readonly Row[],
  limit: number,
): Map<string, Page<Row>> {
  const byEndpoint = Map.groupBy(rows, ({ endpointId }) => endpointId);
  return new Map(endpointIds.map((id) => [id, toPage(byEndpoint.get(id) ?? [], limit)]));
}

/** The same pages, each of their rows as it is shown. */
export function showPages<Row, View>(
  pages: ReadonlyMap<string, Page<Row>>,
  toView: (row: Row) => View,
): Map<string, Page<View>> {
  return new Map([...pages].map(([id, page]) => [id, { ...page, items: page.items.map(toView) }]));
}
