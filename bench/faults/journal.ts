export interface TrafficStats {
  requests: number;
  /** Counts by status or connection error. */
  failures: Map<string, number>;
  /** Including retries. */
  longestMs: number;
}

export class Journal {
  met: TrafficStats = { requests: 0, failures: new Map(), longestMs: 0 };
  /** Rollovers confirmed with 201, by account number. */
  readonly created = new Map<string, string>();
  readonly completed = new Set<string>();
  /** Responses that no fault explains. */
  readonly wrong: string[] = [];
  /** By event ID. */
  readonly deliveries = new Map<string, number>();

  /** Keeps the rollovers. */
  takeStats(): TrafficStats {
    const { met } = this;
    this.met = { requests: 0, failures: new Map(), longestMs: 0 };
    return met;
  }

  fail(why: string): void {
    const { failures } = this.met;
    failures.set(why, (failures.get(why) ?? 0) + 1);
  }
}
