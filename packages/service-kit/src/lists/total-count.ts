/** Larger lists are not counted, so that a count reads a bounded number of rows. */
export const MAX_TOTAL_COUNT = 1_000;

/** @param counted up to `MAX_TOTAL_COUNT + 1` @returns null if the list is too long to count */
export function toTotalCount(counted: number): number | null {
  return counted > MAX_TOTAL_COUNT ? null : counted;
}

/** Groups counts by ID. IDs without a row count as zero. */
export function toTotalCounts(
  rows: readonly { id: string; count: number }[],
  ids: readonly string[],
): Map<string, number | null> {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(ids.map((id) => [id, toTotalCount(counts.get(id) ?? 0)]));
}
