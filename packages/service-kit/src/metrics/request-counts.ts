import { ERROR_CODES, ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import { Histogram, type HistogramSample, type Metric } from "./metric.ts";

/** Upper bounds, in seconds. */
const DURATION_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label for unknown paths, page assets and unsupported methods. */
export const NO_OPERATION = "none";

export class RequestCounts {
  private readonly operations = new Map<string, Map<number, Histogram>>();
  /** Every code starts at 0, because Prometheus misses the increase of a counter that first appears as 1. */
  private readonly problems = new Map<string, number>(ERROR_CODES.map((code) => [code, 0]));

  count(
    operation: string,
    { status, seconds, problemCode }: { status: number; seconds: number; problemCode: string | undefined },
  ): void {
    const histogram = this.operations.get(operation)?.get(status) ?? this.addHistogram(operation, status);
    histogram.observe(seconds);
    if (problemCode !== undefined) {
      this.problems.set(problemCode, (this.problems.get(problemCode) ?? 0) + 1);
    }
  }

  metrics(): Metric[] {
    return [
      {
        name: "svc_http_request_duration_seconds",
        help:
          "Completed requests by operation and status, timed from the request head to the end of the " +
          "response. 499: the client disconnected first.",
        type: "histogram",
        read: () =>
          [...this.operations].flatMap(([operation, statuses]) => toHistogramSamples(operation, statuses)),
      },
      {
        name: "svc_http_problems_total",
        help: "Error responses, by code.",
        type: "counter",
        read: () =>
          [...this.problems].map(([code, value]) => ({
            labels: { code, status: String(ERRORS[code as ErrorCode].status) },
            value,
          })),
      },
    ];
  }

  private addHistogram(operation: string, status: number): Histogram {
    const statuses = this.operations.get(operation) ?? new Map<number, Histogram>();
    this.operations.set(operation, statuses);
    const histogram = new Histogram(DURATION_BOUNDS);
    statuses.set(status, histogram);
    return histogram;
  }
}

function toHistogramSamples(operation: string, statuses: ReadonlyMap<number, Histogram>): HistogramSample[] {
  return [...statuses].map(([status, histogram]) => ({
    labels: { operation, status: String(status) },
    histogram,
  }));
}
