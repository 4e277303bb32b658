export interface TrafficStats {
  requests: number;
  failures: Map<string, number>;
  /** Duration of the slowest request, including retries. */
  longestMs: number;
}

export class Journal {
  stats: TrafficStats = { requests: 0, failures: new Map(), longestMs: 0 };
  /** Rollovers confirmed with 201, by account number. */
  readonly created = new Map<string, string>();
  /** Responses that no fault explains. */
  readonly unexpectedErrors: string[] = [];
  readonly deliveries = new Map<string, number>();

  /** Returns and resets the statistics. Keeps the rollovers. */
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
