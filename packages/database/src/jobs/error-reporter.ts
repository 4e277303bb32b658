const REPORT_INTERVAL_MS = 10_000;

/**
 * Reports each message at most once per interval, because in an outage the polls of all queues fail twice a second. pg-boss
 * passes some errors as plain objects.
 * @param now monotonic, in milliseconds
 */
export function createErrorReporter(
  onError: (error: Error) => void,
  now: () => number = () => performance.now(),
): (error: Pick<Error, "message" | "stack">) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    const { message } = error;
    const time = now();
    if (time - (reportedAt.get(message) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL_MS) return;
    for (const [other, at] of reportedAt) if (time - at >= REPORT_INTERVAL_MS) reportedAt.delete(other);
    reportedAt.set(message, time);
    onError(error instanceof Error ? error : Object.assign(new Error(message), { stack: error.stack }));
  };
}
