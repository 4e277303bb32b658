import { type ClaimResult, type Counts, UNSHARED_COUNTS, WINDOW_MS } from "./counts.ts";

/** A block is this part of the remaining units. Blocks are small, because others cannot use the units that a process claimed. */
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
 * Returns the part of a claim within the limit. Claims are sequential, so grants never exceed the limit.
 * @param before units claimed earlier
 */
export function grantedUnits(limit: number, before: number, claimed: number): number {
  return Math.max(0, Math.min(claimed, limit - before));
}

/** Returns the remainder below which the next block is claimed, so that requests seldom wait. */
export function lowWaterMark(size: number): number {
  return size < MIN_PREFETCHED_BLOCK ? 0 : Math.floor(size / 2);
}

interface Waiting {
  units: number;
  resolve(isGranted: boolean): void;
}

/**
 * The quota of a credential or an address for one minute. Each process claims blocks in `counts` and spends them in memory, so
 * that most requests do not wait.
 *
 * While `counts` is unavailable, the process lends itself the units it believes remain, and reports the used ones with its next
 * claim. If a count dropped, because Redis was flushed or failed over, it is raised to the known value.
 */
export class Minute {
  /** On the clock of `now`. Ends before the shared minute, so that no unit is used in the next one. */
  endsAt: number;
  protected readonly id: string;
  private readonly now: () => number;
  private counts: Counts;
  private units: number;
  /** Units claimed or lent, not yet used. */
  private free = 0;
  /** Units claimed by all processes, as far as this one knows. */
  private claimedTotal = 0;
  /** The part of `claimedTotal` not yet reported to `counts`. */
  private unreported = 0;
  /** A claim is pending. Only one at a time: waiting requests are claimed together. */
  private isClaiming = false;
  private lent = 0;
  private isLent = false;
  /** The expiry was read from `counts`. */
  private isOpen = false;
  private lowMark = 0;
  private waiting: Waiting[] | null = null;
  private wanted = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(counts: Counts, id: string, limit: number, now: () => number) {
    this.counts = counts;
    this.id = id;
    this.units = limit;
    this.now = now;
    this.endsAt = now() + WINDOW_MS;
  }

  get limit(): number {
    return this.units;
  }

  /** Units left, as far as this process knows. */
  get remaining(): number {
    return this.free + (this.isLent ? 0 : Math.max(0, this.units - this.claimedTotal));
  }

  /** False if waiting requests need all remaining units. */
  get hasCapacity(): boolean {
    return this.remaining > this.wanted;
  }

  changeLimit(limit: number): void {
    this.reclaimLent();
    this.units = limit;
    if (this.claimedTotal > limit) this.free = 0;
  }

  /** Takes units, synchronously if available locally. Uses up the rest if too few are left. */
  consume(units: number): boolean | Promise<boolean> {
    if (this.isLent && !this.counts.isUnavailable) this.reclaimLent();
    if (this.waiting === null) {
      if (this.free < units && this.counts.isUnavailable) this.lend();
      if (this.free >= units) {
        this.free -= units;
        if (this.free < this.lowMark && !this.isClaiming)
          this.claim(blockSize(this.units - this.claimedTotal));
        return true;
      }
      if (this.isSpent()) return this.exhaust();
    }
    return new Promise((resolve) => {
      this.waiting ??= [];
      this.waiting.push({ units, resolve });
      this.wanted += units;
      this.claimWanted();
    });
  }

  private isSpent(): boolean {
    return !this.isClaiming && (this.isLent || this.claimedTotal >= this.units);
  }

  private exhaust(): false {
    this.free = 0;
    return false;
  }

  private claimWanted(): void {
    const unclaimed = this.units - this.claimedTotal;
    if (!this.isClaiming && unclaimed > 0)
      this.claim(Math.max(Math.min(this.wanted, unclaimed), blockSize(unclaimed)));
  }

  private claim(units: number): void {
    const reported = this.unreported;
    const sentAt = this.now();
    this.unreported = 0;
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
    const counted = total - units + this.unreported;
    const before = Math.max(counted, this.claimedTotal);
    if (counted < before) {
      this.unreported += before - counted;
      this.counts.expireIn(this.id, this.endsAt - this.now());
    }
    this.claimedTotal = before + units;
    this.free += grantedUnits(this.units, before, units);
    this.lowMark = this.claimedTotal < this.units ? lowWaterMark(units) : 0;
    if (this.counts.isUnavailable) this.lend();
    this.serve();
    // Other processes rely on the count.
    if (counted < before && !this.isClaiming) this.claim(0);
  }

  private fail(reported: number): void {
    this.isClaiming = false;
    this.unreported += reported;
    // If `counts` still works, only this key is unusable, because another program wrote it. Count alone.
    if (!this.counts.isUnavailable) this.counts = UNSHARED_COUNTS;
    this.lend();
    this.serve();
  }

  private serve(): void {
    if (this.waiting === null) return;
    let served = 0;
    for (const { units, resolve } of this.waiting) {
      if (this.free >= units) {
        this.free -= units;
        resolve(true);
      } else if (this.isSpent()) resolve(this.exhaust());
      else break;
      this.wanted -= units;
      served += 1;
    }
    if (served === this.waiting.length) this.waiting = null;
    else {
      this.waiting.splice(0, served);
      this.claimWanted();
    }
  }

  private lend(): void {
    if (this.isLent) return;
    this.isLent = true;
    this.lent = Math.max(0, this.units - this.claimedTotal);
    this.free += this.lent;
    this.lowMark = 0;
  }

  /** Takes back unused lent units. Used ones are reported with the next claim. */
  private reclaimLent(): void {
    if (!this.isLent) return;
    const unused = Math.min(this.free, this.lent);
    const used = this.lent - unused;
    this.free -= unused;
    this.claimedTotal += used;
    this.unreported += used;
    this.lent = 0;
    this.isLent = false;
    this.isOpen = false;
  }
}
