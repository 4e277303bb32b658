/** @param sorted ascending @param share 0.5 for the median, 1 for the maximum */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const toPercentiles = (sorted: readonly number[]) => ({
  p50: quantile(sorted, 0.5),
  p99: quantile(sorted, 0.99),
  max: quantile(sorted, 1),
});
