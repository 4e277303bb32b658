/** Small, since units claimed but unused by one process are lost to the others. */
const SHARE = 128;
const CLAIMED_AHEAD_FROM = 8;

/**
 * Returns the units a process claims at once: fewer as the limit approaches, finally one.
 * @param left unclaimed units, as far as this process knows
 */
export function blockOf(left: number): number {
  return Math.max(1, Math.floor(left / SHARE));
}

/**
 * Returns the part of a claim within the limit. Claims are sequential, so grants never exceed it.
 * @param before units claimed earlier
 */
export function grantOf(limit: number, before: number, claimed: number): number {
  return Math.max(0, Math.min(claimed, limit - before));
}

/** Returns the remainder below which the next block is claimed, so that requests seldom wait. */
export function lowMarkOf(block: number): number {
  return block < CLAIMED_AHEAD_FROM ? 0 : Math.floor(block / 2);
}
