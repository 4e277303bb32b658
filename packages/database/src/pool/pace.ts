const WEIGHT = 1 / 32;
const FIRST_GAP_MS = 3;

/** Mean time between two served callers. */
export class Pace {
  private readonly now: () => number;
  private gapMs = FIRST_GAP_MS;
  private lastAt = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Call when a caller joins an empty queue. */
  restart(): void {
    this.lastAt = this.now();
  }

  recordServed(): void {
    const now = this.now();
    this.gapMs += (now - this.lastAt - this.gapMs) * WEIGHT;
    this.lastAt = now;
  }

  /** Returns how many callers will be served in that time; 0 if none was for as long. */
  estimateServed(ms: number): number {
    return this.now() - this.lastAt > ms ? 0 : Math.floor(ms / this.gapMs);
  }
}
