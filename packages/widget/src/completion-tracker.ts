import { WidgetError } from "./api/widget-error.ts";
import { type Completion, findWorst, readCompletion } from "./state/completion.ts";

const SLOW_AFTER_MS = 10_000;
const TIMEOUT_MS = 60_000;

interface CompletionListener {
  onSlow(): void;
  /** Called with null if there is no known outcome or after the timeout. Called again if outcomes arrive after the timeout. */
  onCompletion(completion: Completion | null): void;
  onError(error: WidgetError): void;
}

export interface CompletionTracker {
  add(outcome: Promise<unknown>): void;
  /** Call after all listeners have run. Without a pending outcome, reports null immediately. */
  begin(): void;
  cancel(): void;
}

/** Waits for all outcomes of a request and reports the worst. */
export function createCompletionTracker({
  onSlow,
  onCompletion,
  onError,
}: CompletionListener): CompletionTracker {
  const completions: (Completion | null)[] = [];
  let pendingCount = 0;
  let isCanceled = false;
  const slow = setTimeout(onSlow, SLOW_AFTER_MS);
  const timeout = setTimeout(() => {
    onError(new WidgetError("completion_timeout", "waitUntil() timed out."));
    // The page can cancel when it handles the error.
    if (!isCanceled) onCompletion(null);
  }, TIMEOUT_MS);

  function stop(): void {
    clearTimeout(slow);
    clearTimeout(timeout);
  }

  function reportError(code: string, message: string, options?: ErrorOptions): void {
    if (!isCanceled) onError(new WidgetError(code, message, options));
  }

  function report(): void {
    if (pendingCount > 0 || isCanceled) return;
    stop();
    onCompletion(findWorst(completions));
  }

  return {
    async add(outcome) {
      pendingCount += 1;
      const completion = await outcome.then(readCompletion, (cause: unknown): Completion => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        reportError("completion_failed", `waitUntil() failed: ${reason}`, { cause });
        return { outcome: "failed" };
      });
      if (completion === null) {
        reportError("completion_unreadable", "waitUntil() returned an unknown outcome.");
      }
      completions.push(completion);
      pendingCount -= 1;
      report();
    },
    begin: report,
    cancel() {
      isCanceled = true;
      stop();
    },
  };
}
