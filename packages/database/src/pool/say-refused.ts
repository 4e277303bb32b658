import type { Logger } from "@svc/service-kit";

const SAY_EVERY_MS = 5_000;

/** Logs rejected callers, at most once every five seconds. */
export function sayRefused(
  log: Logger,
  now: () => number = () => performance.now(),
): (waiting: number) => void {
  let [saidAt, refused] = [Number.NEGATIVE_INFINITY, 0];
  return (waiting) => {
    refused += 1;
    if (now() - saidAt < SAY_EVERY_MS) return;
    log.warn({ refused, waiting }, "database overloaded; rejecting requests");
    [saidAt, refused] = [now(), 0];
  };
}
