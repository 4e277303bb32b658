import { tracingChannel } from "node:diagnostics_channel";

type OutputSource = "log" | "problem" | "metrics" | "trace";

export interface CapturedOutput {
  source: OutputSource;
  text: string;
}

let captured: CapturedOutput[] | null = null;

export function startCapturing(): void {
  captured = [];
}

export function takeCaptured(): CapturedOutput[] {
  const output = captured ?? [];
  if (captured) captured = [];
  return output;
}

export function capture(source: OutputSource, text: string): void {
  captured?.push({ source, text });
}

export const isLogLine = (line: string): boolean => line.startsWith('{"level":');

/** Captures this process's log lines, which pino publishes on a diagnostics channel. */
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
