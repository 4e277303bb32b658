export interface TrafficStats {
  requests: number;
  /** Failed attempts by reason. */
  failures: Map<string, number>;
  /** From the first attempt of a request to its success. */
  longestMs: number;
}

/** Responses and deliveries that clients and receivers recorded. */
export class Journal {
  stats: TrafficStats = { requests: 0, failures: new Map(), longestMs: 0 };
  /** IDs of rollovers confirmed with 201, by account number. */
  readonly created = new Map<string, string>();
  readonly unexpectedErrors: string[] = [];
  /** Number of deliveries by event ID. */
  readonly deliveries = new Map<string, number>();

  /** Returns and resets the statistics. Keeps `created` and the other records. */
  takeStats(): TrafficStats {
    const { stats } = this;
    this.stats = { requests: 0, failures: new Map(), longestMs: 0 };
    return stats;
  }

  recordFailure(reason: string): void {
    const { failures } = this.stats;
    failures.set(reason, (failures.get(reason) ?? 0) + 1);
  }
}

export const formatFailures = ({ failures }: TrafficStats) =>
  [...failures].map(([reason, count]) => `${count} × ${reason}`).join(", ");
