import { tracingChannel } from "node:diagnostics_channel";
import { capture } from "./captured-output.ts";

/** Captures all log lines of this process. */
export function captureLogs(): void {
  tracingChannel("pino_asJson").subscribe({
    start() {},
    end(message) {
      const { result } = message as { result?: unknown };
      if (typeof result === "string") capture("log", result.trimEnd());
    },
    asyncStart() {},
    asyncEnd() {},
    error() {},
  });
}
