import { type ClaimResult, type Counts, UNSHARED_COUNTS, WINDOW_MS } from "./counts.ts";

/** A block is 1/128 of the remaining units. Other processes cannot use a claimed block. */
const BLOCKS_PER_REMAINDER = 128;
const MIN_PREFETCHED_BLOCK = 8;

/** Computes the next block's size, which falls to one near the limit. @param remaining as far as this process knows */
export function computeBlockSize(remaining: number): number {
  return Math.max(1, Math.floor(remaining / BLOCKS_PER_REMAINDER));
}

/**
 * Returns a claim's part within the limit. Claims are sequential, so grants never exceed it.
 * @param before units claimed earlier
 */
export function computeGrantedUnits(limit: number, before: number, claimed: number): number {
  return Math.max(0, Math.min(claimed, limit - before));
}

/** Returns the free units below which the next block is claimed, so that requests seldom wait. */
export function computeLowWaterMark(size: number): number {
  return size < MIN_PREFETCHED_BLOCK ? 0 : Math.floor(size / 2);
}

interface WaitingRequest {
  units: number;
  resolve(isGranted: boolean): void;
}

/**
 * The quota of a credential or an address for one minute. Each process claims blocks in `counts` and spends them in memory.
 * While `counts` is unavailable, the process lends itself the remaining units, and reports the used ones with its next claim.
 * A flush or failover of Redis can lower a count. The next claim then raises it to the known value.
 */
export class Minute {
  /** On this process's clock. Slightly before the shared end, so that no unit is used in the next minute. */
  endsAt: number;
  protected readonly id: string;
  private readonly now: () => number;
  private counts: Counts;
  private limitUnits: number;
  /** Units claimed or lent, not yet used. */
  private freeUnits = 0;
  /** Units claimed by all processes, as far as this one knows. */
  private claimedTotal = 0;
  /** The part of `claimedTotal` not yet reported to `counts`. */
  private unreportedUnits = 0;
  /** Only one claim is pending at a time. Waiting requests share the next one. */
  private isClaiming = false;
  /** Units used without claims while `counts` is unavailable. */
  private lentUnits = 0;
  private isLent = false;
  /** True once the expiry was read from `counts`. */
  private isOpen = false;
  private lowWaterMark = 0;
  private waiting: WaitingRequest[] | null = null;
  private waitingUnits = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(counts: Counts, { id, limit, now }: { id: string; limit: number; now: () => number }) {
    this.counts = counts;
    this.id = id;
    this.limitUnits = limit;
    this.now = now;
    this.endsAt = now() + WINDOW_MS;
  }

  get limit(): number {
    return this.limitUnits;
  }

  get remaining(): number {
    return this.freeUnits + (this.isLent ? 0 : Math.max(0, this.limitUnits - this.claimedTotal));
  }

  /** False if waiting requests need all remaining units. */
  get hasCapacity(): boolean {
    return this.remaining > this.waitingUnits;
  }

  changeLimit(limit: number): void {
    this.reclaimLent();
    this.limitUnits = limit;
    if (this.claimedTotal > limit) this.freeUnits = 0;
  }

  /** Takes units, synchronously if available locally. If too few remain, uses them up and returns false. */
  consume(units: number): boolean | Promise<boolean> {
    if (this.isLent && !this.counts.isUnavailable) this.reclaimLent();
    if (this.waiting === null) {
      if (this.freeUnits < units && this.counts.isUnavailable) this.lend();
      if (this.freeUnits >= units) {
        this.freeUnits -= units;
        if (this.freeUnits < this.lowWaterMark && !this.isClaiming)
          this.claim(computeBlockSize(this.limitUnits - this.claimedTotal));
        return true;
      }
      if (this.isSpent()) return this.exhaust();
    }
    return new Promise((resolve) => {
      this.waiting ??= [];
      this.waiting.push({ units, resolve });
      this.waitingUnits += units;
      this.claimWaiting();
    });
  }

  private isSpent(): boolean {
    return !this.isClaiming && (this.isLent || this.claimedTotal >= this.limitUnits);
  }

  private exhaust(): false {
    this.freeUnits = 0;
    return false;
  }

  private claimWaiting(): void {
    const unclaimed = this.limitUnits - this.claimedTotal;
    if (!this.isClaiming && unclaimed > 0)
      this.claim(Math.max(Math.min(this.waitingUnits, unclaimed), computeBlockSize(unclaimed)));
  }

  private claim(units: number): void {
    const reported = this.unreportedUnits;
    const sentAt = this.now();
    this.unreportedUnits = 0;
    this.isClaiming = true;
    this.counts.claim(this.id, reported + units, this.isOpen ? null : this.endsAt - sentAt).then(
      (claimed) => this.applyClaim(units, claimed, sentAt),
      () => this.fail(reported),
    );
  }

  private applyClaim(units: number, { total, endsInMs }: ClaimResult, sentAt: number): void {
    if (this.isLent) this.reclaimLent();
    this.isClaiming = false;
    this.isOpen = true;
    if (endsInMs !== null) this.endsAt = sentAt + endsInMs;
    const sharedBefore = total - units + this.unreportedUnits;
    const claimedBefore = Math.max(sharedBefore, this.claimedTotal);
    const hasSharedCountDropped = sharedBefore < claimedBefore;
    if (hasSharedCountDropped) {
      this.unreportedUnits += claimedBefore - sharedBefore;
      this.counts.expireIn(this.id, this.endsAt - this.now());
    }
    this.claimedTotal = claimedBefore + units;
    this.freeUnits += computeGrantedUnits(this.limitUnits, claimedBefore, units);
    this.lowWaterMark = this.claimedTotal < this.limitUnits ? computeLowWaterMark(units) : 0;
    if (this.counts.isUnavailable) this.lend();
    this.serve();
    // Reports the dropped units immediately, because other processes rely on the shared count.
    if (hasSharedCountDropped && !this.isClaiming) this.claim(0);
  }

  private fail(reported: number): void {
    this.isClaiming = false;
    this.unreportedUnits += reported;
    // If `counts` still works, another program wrote this Redis key: count in this process only.
    if (!this.counts.isUnavailable) this.counts = UNSHARED_COUNTS;
    this.lend();
    this.serve();
  }

  private serve(): void {
    if (this.waiting === null) return;
    let served = 0;
    for (const { units, resolve } of this.waiting) {
      if (this.freeUnits >= units) {
        this.freeUnits -= units;
        resolve(true);
      } else if (this.isSpent()) resolve(this.exhaust());
      else break;
      this.waitingUnits -= units;
      served += 1;
    }
    if (served === this.waiting.length) this.waiting = null;
    else {
      this.waiting.splice(0, served);
      this.claimWaiting();
    }
  }

  private lend(): void {
    if (this.isLent) return;
    this.isLent = true;
    this.lentUnits = Math.max(0, this.limitUnits - this.claimedTotal);
    this.freeUnits += this.lentUnits;
    this.lowWaterMark = 0;
  }

  /** Used units are reported with the next claim. */
  private reclaimLent(): void {
    if (!this.isLent) return;
    const unused = Math.min(this.freeUnits, this.lentUnits);
    const used = this.lentUnits - unused;
    this.freeUnits -= unused;
    this.claimedTotal += used;
    this.unreportedUnits += used;
    this.lentUnits = 0;
    this.isLent = false;
    this.isOpen = false;
  }
}
