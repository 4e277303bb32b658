/** A block is so small a part of what is left: what processes hold and do not use is lost to the others. */
const SHARE = 128;
/** Smaller ones are claimed when they are needed: there is no half of them to wait for. */
const CLAIMED_AHEAD_FROM = 8;

/**
 * How much a process claims at once of a minute's limit: fewer the less is left, and one by one at the end.
 *
 * @param left what nobody has claimed, as far as this process knows
 */
export function blockOf(left: number): number {
  return Math.max(1, Math.floor(left / SHARE));
}

/**
 * What of a claim is within the limit. Claims follow one upon the other, so that all together are given the limit at most.
 *
 * @param before how much was claimed before it
 */
export function grantOf(limit: number, before: number, claimed: number): number {
  return Math.max(0, Math.min(claimed, limit - before));
}

/** Below how much of a block the next one is claimed, so that a request seldom waits for it. */
export function lowMarkOf(block: number): number {
  return block < CLAIMED_AHEAD_FROM ? 0 : Math.floor(block / 2);
}
