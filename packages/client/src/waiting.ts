/** What may end a try before its answer: its time, or the caller. */
export interface Ended {
  signal: AbortSignal;
  isLate(): boolean;
  /** The time is no longer limited; the caller may still end it. */
  stopClock(): void;
  /** Nothing ends it any more, and nothing is left of it at the caller's signal. */
  stop(): void;
}

/** @param limit Milliseconds. */
export function listen(limit: number, caller: AbortSignal | undefined): Ended {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort(new Error("too late"));
  }, limit);
  const onAbort = () => controller.abort(caller?.reason);
  caller?.addEventListener("abort", onAbort, { once: true });
  const stopClock = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    isLate: () => late,
    stopClock,
    stop() {
      stopClock();
      caller?.removeEventListener("abort", onAbort);
    },
  };
}

/** Waits `ms` milliseconds, or until the caller aborts. */
export function pause(ms: number, caller: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    caller?.addEventListener("abort", end, { once: true });
  });
}
