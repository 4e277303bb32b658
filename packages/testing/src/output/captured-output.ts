import { tracingChannel } from "node:diagnostics_channel";

type OutputSource = "log" | "problem" | "metrics" | "trace";

export interface CapturedOutput {
  source: OutputSource;
  text: string;
}

let captured: CapturedOutput[] | null = null;

/** Starts capturing output. */
export function startCapturing(): void {
  captured = [];
}

/** Returns and clears the captured output. */
export function takeCaptured(): CapturedOutput[] {
  const output = captured ?? [];
  if (captured) captured = [];
  return output;
}

export function capture(source: OutputSource, text: string): void {
  captured?.push({ source, text });
}

export const isLogLine = (line: string): boolean => line.startsWith('{"level":');

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
