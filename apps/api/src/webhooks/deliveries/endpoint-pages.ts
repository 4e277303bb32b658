import { type Page, toPage } from "@svc/service-kit/lists";

/** @param rows up to `limit + 1` per endpoint; the extra row means there is a next page */
export function toPages<Row extends { endpointId: string }>(
  endpointIds: readonly string[],
  rows: readonly Row[],
  limit: number,
): Map<string, Page<Row>> {
  const byEndpoint = Map.groupBy(rows, ({ endpointId }) => endpointId);
  return new Map(endpointIds.map((id) => [id, toPage(byEndpoint.get(id) ?? [], limit)]));
}

export function mapPages<Row, View>(
  pages: ReadonlyMap<string, Page<Row>>,
  toView: (row: Row) => View,
): Map<string, Page<View>> {
  return new Map([...pages].map(([id, page]) => [id, { ...page, items: page.items.map(toView) }]));
}
