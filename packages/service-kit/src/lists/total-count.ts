/** Larger lists are not counted, so that a count reads a bounded number of rows. */
export const MAX_TOTAL_COUNT = 1_000;

/** @param count up to `MAX_TOTAL_COUNT + 1` @returns null if the list is too long to count */
export function toTotalCount(count: number): number | null {
  return count > MAX_TOTAL_COUNT ? null : count;
}

/** Groups counts by ID. The count of an ID without a row is zero. */
export function toTotalCounts(
  rows: readonly { id: string; count: number }[],
  ids: readonly string[],
): Map<string, number | null> {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(ids.map((id) => [id, toTotalCount(counts.get(id) ?? 0)]));
}
