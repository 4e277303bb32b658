import { tracingChannel } from "node:diagnostics_channel";
import { hear } from "./hear.ts";

/** Captures all log lines of this process. */
export function hearLogs(): void {
  tracingChannel("pino_asJson").subscribe({
    start() {},
    end(message) {
      const { result } = message as { result?: unknown };
      if (typeof result === "string") hear("log", result.trimEnd());
    },
    asyncStart() {},
    asyncEnd() {},
    error() {},
  });
}
