import { blockOf, grantOf, lowMarkOf } from "./blocks.ts";
import { ALONE, type Claimed, type Counts, WINDOW_MS } from "./counts.ts";

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
  private known = 0;
  /** The part of `known` not yet reported to `counts`. */
  private untold = 0;
  /** A claim is pending. Only one at a time: waiting requests are claimed together. */
  private isAsking = false;
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
  get left(): number {
    return this.free + (this.isLent ? 0 : Math.max(0, this.units - this.known));
  }

  /** False if waiting requests need all remaining units. */
  get hasRoom(): boolean {
    return this.left > this.wanted;
  }

  changeLimit(limit: number): void {
    this.takeBack();
    this.units = limit;
    if (this.known > limit) this.free = 0;
  }

  /** Takes units, synchronously if available locally. Uses up the rest if too few are left. */
  take(units: number): boolean | Promise<boolean> {
    if (this.isLent && !this.counts.isAway) this.takeBack();
    if (this.waiting === null) {
      if (this.free < units && this.counts.isAway) this.lend();
      if (this.free >= units) {
        this.free -= units;
        if (this.free < this.lowMark && !this.isAsking) this.claim(blockOf(this.units - this.known));
        return true;
      }
      if (this.isSpent()) return this.useUp();
    }
    return new Promise((resolve) => {
      this.waiting ??= [];
      this.waiting.push({ units, resolve });
      this.wanted += units;
      this.claimWanted();
    });
  }

  private isSpent(): boolean {
    return !this.isAsking && (this.isLent || this.known >= this.units);
  }

  private useUp(): false {
    this.free = 0;
    return false;
  }

  private claimWanted(): void {
    const left = this.units - this.known;
    if (!this.isAsking && left > 0) this.claim(Math.max(Math.min(this.wanted, left), blockOf(left)));
  }

  private claim(units: number): void {
    const told = this.untold;
    const sentAt = this.now();
    this.untold = 0;
    this.isAsking = true;
    this.counts.claim(this.id, told + units, this.isOpen ? null : this.endsAt - sentAt).then(
      (claimed) => this.settle(units, claimed, sentAt),
      () => this.fail(told),
    );
  }

  private settle(units: number, { total, endsInMs }: Claimed, sentAt: number): void {
    if (this.isLent) this.takeBack();
    this.isAsking = false;
    this.isOpen = true;
    if (endsInMs !== null) this.endsAt = sentAt + endsInMs;
    const counted = total - units + this.untold;
    const before = Math.max(counted, this.known);
    if (counted < before) {
      this.untold += before - counted;
      this.counts.endBy(this.id, this.endsAt - this.now());
    }
    this.known = before + units;
    this.free += grantOf(this.units, before, units);
    this.lowMark = this.known < this.units ? lowMarkOf(units) : 0;
    if (this.counts.isAway) this.lend();
    this.serve();
    // Other processes rely on the count.
    if (counted < before && !this.isAsking) this.claim(0);
  }

  private fail(told: number): void {
    this.isAsking = false;
    this.untold += told;
    // `counts` is available, so this key was not written by us: count alone.
    if (!this.counts.isAway) this.counts = ALONE;
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
      } else if (this.isSpent()) resolve(this.useUp());
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
    this.lent = Math.max(0, this.units - this.known);
    this.free += this.lent;
    this.lowMark = 0;
  }

  /** Returns unused lent units; used ones must be reported. */
  private takeBack(): void {
    if (!this.isLent) return;
    const unused = Math.min(this.free, this.lent);
    const used = this.lent - unused;
    this.free -= unused;
    this.known += used;
    this.untold += used;
    this.lent = 0;
    this.isLent = false;
    this.isOpen = false;
  }
}
