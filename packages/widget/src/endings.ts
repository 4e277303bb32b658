import { WidgetError } from "./api/widget-error.ts";
import { type Completion, readCompletion, worstOf } from "./state/completion.ts";

/** Delays before the "slow" message and before the wait ends. */
const PATIENCE_MS = { slow: 10_000, over: 60_000 };

interface EndingsListener {
  onSlow(): void;
  /** Null if no outcome arrived in time. Called again when one arrives later. */
  onCompletion(completion: Completion | null): void;
  onError(error: WidgetError): void;
}

export interface Endings {
  add(ending: Promise<unknown>): void;
  /** All initial promises have been added. */
  begin(): void;
  forget(): void;
}

/** Waits for all outcomes of a request and reports the worst. */
export function makeEndings({ onSlow, onCompletion, onError }: EndingsListener): Endings {
  const known: (Completion | null)[] = [];
  let open = 0;
  let isForgotten = false;
  const slow = setTimeout(onSlow, PATIENCE_MS.slow);
  const over = setTimeout(() => {
    onError(new WidgetError("completion_timeout", "waitUntil() timed out."));
    onCompletion(null);
  }, PATIENCE_MS.over);

  function stop(): void {
    clearTimeout(slow);
    clearTimeout(over);
  }

  function tell(): void {
    if (open > 0 || isForgotten) return;
    stop();
    onCompletion(worstOf(known));
  }

  return {
    async add(ending) {
      open += 1;
      const completion = await ending.then(readCompletion, (cause: unknown): Completion => {
        const why = cause instanceof Error ? cause.message : String(cause);
        onError(new WidgetError("completion_failed", `waitUntil() failed: ${why}`, { cause }));
        return { outcome: "failed" };
      });
      if (completion === null) {
        onError(new WidgetError("completion_unreadable", "waitUntil() returned an unknown outcome."));
      }
      known.push(completion);
      open -= 1;
      tell();
    },
    begin: tell,
    forget() {
      isForgotten = true;
      stop();
    },
  };
}
