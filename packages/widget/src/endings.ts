import { WidgetError } from "./api/widget-error.ts";
import { type Completion, readCompletion, worstOf } from "./state/completion.ts";

/** How long the participant waits before they read that it takes longer, and before they are let go. */
const PATIENCE_MS = { slow: 10_000, over: 60_000 };

/** Who is told how a request ended. */
interface EndingsListener {
  onSlow(): void;
  /** Null where nobody has said, or not in time; told anew when somebody does. */
  onCompletion(completion: Completion | null): void;
  onError(error: WidgetError): void;
}

/** What the integrator makes of one request, until all of it is known. */
export interface Endings {
  add(ending: Promise<unknown>): void;
  /** Whoever wanted to be waited for from the beginning has said so. */
  begin(): void;
  /** Nobody wants to know any more. */
  forget(): void;
}

/** Waits for one request's endings. Several are one: the worst of them, once all are known. */
export function makeEndings({ onSlow, onCompletion, onError }: EndingsListener): Endings {
  const known: (Completion | null)[] = [];
  let open = 0;
  let isForgotten = false;
  const slow = setTimeout(onSlow, PATIENCE_MS.slow);
  const over = setTimeout(() => {
    onError(new WidgetError("completion_timeout", "waitUntil() has not ended."));
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
        onError(new WidgetError("completion_unreadable", "waitUntil() came to no known outcome."));
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
