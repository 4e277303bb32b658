import { captureServers } from "./capture-servers.ts";
import { captureLogs, startCapturing, takeCaptured } from "./captured-output.ts";
import { findLeaks } from "./find-leaks.ts";
import type { SensitiveValues } from "./sensitive-values.ts";

const sensitive: SensitiveValues = new Map();

/** Captures the output of services in this process and its child processes. */
export function startOutputCapture(): void {
  startCapturing();
  captureLogs();
  captureServers(sensitive);
}

/** Returns one line per kind of leak or undocumented log line, without the leaked values. */
export async function findOutputIssues(): Promise<string[]> {
  const outputs = takeCaptured();
  if (outputs.length === 0) return [];
  const leaks = findLeaks(outputs, sensitive);
  sensitive.clear();
  const { findLogLineIssue } = await import("./log-line.ts");
  const logLines = outputs.filter(({ source }) => source === "log");
  const invalid = new Set(logLines.flatMap(({ text }) => findLogLineIssue(text) ?? []));
  return [
    ...leaks.map((leak) => `reveals sensitive data: ${leak}`),
    ...[...invalid].map(
      (issue) => `writes a log line that docs/operators/logs.md does not describe: ${issue}`,
    ),
  ];
}
