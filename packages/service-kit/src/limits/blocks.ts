/** Small, since units claimed but unused by one process are lost to the others. */
const SHARE = 128;
const MIN_PREFETCHED_BLOCK = 8;

/**
 * Returns the units a process claims at once: fewer as the limit approaches, finally one.
 * @param remaining unclaimed units, as far as this process knows
 */
export function blockSize(remaining: number): number {
  return Math.max(1, Math.floor(remaining / SHARE));
}

/**
 * Returns the part of a claim within the limit. Claims are sequential, so grants never exceed it.
 * @param before units claimed earlier
 */
export function grantedUnits(limit: number, before: number, claimed: number): number {
  return Math.max(0, Math.min(claimed, limit - before));
}

/** Returns the remainder below which the next block is claimed, so that requests seldom wait. */
export function lowWaterMark(size: number): number {
  return size < MIN_PREFETCHED_BLOCK ? 0 : Math.floor(size / 2);
}
