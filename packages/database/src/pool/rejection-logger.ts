import type { Logger } from "@svc/service-kit";

const LOG_INTERVAL_MS = 5_000;

/** Logs rejected callers, at most once every five seconds. */
export function createRejectionLogger(
  log: Logger,
  now: () => number = () => performance.now(),
): (waiting: number) => void {
  let [loggedAt, refused] = [Number.NEGATIVE_INFINITY, 0];
  return (waiting) => {
    refused += 1;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    log.warn({ refused, waiting }, "database overloaded; rejecting requests");
    [loggedAt, refused] = [now(), 0];
  };
}
