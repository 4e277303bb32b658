export interface AttemptSignal {
  signal: AbortSignal;
  hasTimedOut(): boolean;
  /** Removes the timeout; the caller can still abort. */
  removeTimeout(): void;
  /** Also removes the listener on the caller's signal. */
  dispose(): void;
}

/** Returns a signal for one attempt, aborted by its timeout or by the caller. */
export function createAttemptSignal(timeoutMs: number, caller: AbortSignal | undefined): AttemptSignal {
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort(new Error("timed out"));
  }, timeoutMs);
  const onAbort = () => controller.abort(caller?.reason);
  // The caller may have aborted before; the event is not repeated.
  if (caller?.aborted) onAbort();
  caller?.addEventListener("abort", onAbort, { once: true });
  const removeTimeout = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    hasTimedOut: () => hasTimedOut,
    removeTimeout,
    dispose() {
      removeTimeout();
      caller?.removeEventListener("abort", onAbort);
    },
  };
}

/** Returns early when the caller aborts. */
export function pause(ms: number, caller: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, caller?.aborted ? 0 : ms);
    caller?.addEventListener("abort", end, { once: true });
  });
}
