/** How much one step counts in the mean: about the last thirty are remembered. */
const WEIGHT = 1 / 32;
/** Until more is known. */
const FIRST_GAP_MS = 3;

/** How fast whoever waits gets what they wait for: the mean time between one and the next. */
export class Pace {
  private readonly now: () => number;
  private gapMs = FIRST_GAP_MS;
  private lastAt = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Somebody begins to wait, before whom nobody did. */
  begin(): void {
    this.lastAt = this.now();
  }

  /** One of those who wait has got it. */
  step(): void {
    const now = this.now();
    this.gapMs += (now - this.lastAt - this.gapMs) * WEIGHT;
    this.lastAt = now;
  }

  /** How many will get it within so many milliseconds. None, where nobody has for as long. */
  within(ms: number): number {
    return this.now() - this.lastAt > ms ? 0 : Math.floor(ms / this.gapMs);
  }
}
