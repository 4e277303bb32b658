/** Larger lists are not counted, to bound the rows read. */
export const MAX_TOTAL_COUNT = 1_000;

/** @param count up to `MAX_TOTAL_COUNT + 1` @returns null if the list is too long to count */
export function toTotalCount(count: number): number | null {
  return count > MAX_TOTAL_COUNT ? null : count;
}

/** Returns a count per ID; zero for an ID without a row. */
export function toTotalCounts(
  rows: readonly { id: string; count: number }[],
  ids: readonly string[],
): Map<string, number | null> {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return new Map(ids.map((id) => [id, toTotalCount(counts.get(id) ?? 0)]));
}
