import { blockOf, grantOf, lowMarkOf } from "./blocks.ts";
import { ALONE, type Claimed, type Counts, WINDOW_MS } from "./counts.ts";

/** A request that waits for a claim's answer. */
interface Waiting {
  units: number;
  resolve(isGranted: boolean): void;
}

/**
 * What one credential, or one address, may do in a minute, counted by all processes together. Each claims a block of it in
 * `counts` and counts in memory within that, so that most requests neither wait nor ask; the next block is claimed ahead.
 *
 * While `counts` are away the process lends itself what is left, as far as it knows, and tells of what it used of that with its
 * first claim thereafter. Where a count has fallen, since a Redis was emptied or another took its place, it is raised to what was known.
 */
export class Minute {
  /** As `now` gives it: before the counts end theirs, so that nothing of a minute is used in the next. */
  endsAt: number;
  protected readonly id: string;
  private readonly now: () => number;
  private counts: Counts;
  private units: number;
  /** Claimed by this process, or lent, and not used. */
  private free = 0;
  /** Used or claimed by all processes, as far as this one knows. */
  private known = 0;
  /** How much of that the counts do not know. */
  private untold = 0;
  /** Whether a claim was not answered. There is one at a time: what many wait for is claimed at once. */
  private isAsking = false;
  /** What this process has lent itself. */
  private lent = 0;
  private isLent = false;
  /** Whether the counts were asked for the minute's end. */
  private isOpen = false;
  /** With less than this the next block is claimed. */
  private lowMark = 0;
  private waiting: Waiting[] | null = null;
  /** Units that are waited for. */
  private wanted = 0;

  /** @param now milliseconds of a clock that never goes back */
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

  /** How much of it is left, as far as this process knows. */
  get left(): number {
    return this.free + (this.isLent ? 0 : Math.max(0, this.units - this.known));
  }

  /** Whether there is anything that is not used, or about to be. */
  get hasRoom(): boolean {
    return this.left > this.wanted;
  }

  /** Has another limit hold from now on; what was used of the minute stays used. */
  changeLimit(limit: number): void {
    this.takeBack();
    this.units = limit;
    if (this.known > limit) this.free = 0;
  }

  /** @returns whether so much is there; where it is not, what is left is used up. At once where it need not be asked for */
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

  /** Claims what the waiting need, and a block at least. */
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
    // At once: the others claim by what is counted.
    if (counted < before && !this.isAsking) this.claim(0);
  }

  private fail(told: number): void {
    this.isAsking = false;
    this.untold += told;
    // They count, and not this: what is in its place is nothing of ours.
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

  /** Takes back what was lent and not used; what was used of it is to be told of. */
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
