/** What one kind of request met. */
export interface Met {
  requests: number;
  /** How often each was answered that was no success: a status, or what the connection said. */
  failures: Map<string, number>;
  /** The longest that a client waited for a success, with all its tries, in milliseconds. */
  longestMs: number;
}

/** What clients were answered, by which it is held what the services have kept. */
export class Journal {
  met: Met = { requests: 0, failures: new Map(), longestMs: 0 };
  /** The rollovers that were answered 201, by their account number. */
  readonly created = new Map<string, string>();
  /** Those that were answered to be completed. */
  readonly completed = new Set<string>();
  /** Answers that no fault excuses. */
  readonly wrong: string[] = [];
  /** How often each event was delivered, by its id. */
  readonly deliveries = new Map<string, number>();

  /** Begins to count anew; what was created stays. @returns what was counted */
  turnOver(): Met {
    const { met } = this;
    this.met = { requests: 0, failures: new Map(), longestMs: 0 };
    return met;
  }

  fail(why: string): void {
    const { failures } = this.met;
    failures.set(why, (failures.get(why) ?? 0) + 1);
  }
}
