export interface Ended {
  signal: AbortSignal;
  isLate(): boolean;
  /** Removes the timeout; the caller can still abort. */
  stopClock(): void;
  /** Removes the timeout and the listener on the caller's signal. */
  stop(): void;
}

/** Watches for the end of an attempt. @param limit Milliseconds. */
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

/** Waits, or returns early when the caller aborts. */
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
