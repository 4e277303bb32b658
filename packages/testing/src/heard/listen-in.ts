import { findLeaks } from "./find-leaks.ts";
import { beginHearing, takeHeard } from "./hear.ts";
import { hearLogs } from "./hear-logs.ts";
import { hearServers } from "./hear-servers.ts";
import type { UsedValues } from "./used-values.ts";

const used: UsedValues = new Map();

/** Hears from now on what services in this process write, and what those that it starts do. */
export function listenIn(): void {
  beginHearing();
  hearLogs();
  hearServers(used);
}

/**
 * What of it nobody may see: secrets, and what tells of people; and log lines that are not as the manual has them.
 *
 * @returns a line for each kind, which blanks the value
 */
export async function tellFaults(): Promise<string[]> {
  const heard = takeHeard();
  if (heard.length === 0) return [];
  const leaks = findLeaks(heard, used);
  used.clear();
  // Of a run of unit tests alone nothing of it is loaded.
  const { faultOfLine } = await import("./log-line.ts");
  const logged = heard.filter(({ place }) => place === "log");
  const unfit = new Set(logged.flatMap(({ text }) => faultOfLine(text) ?? []));
  return [
    ...leaks.map((leak) => `tells what nobody may see: ${leak}`),
    ...[...unfit].map((fault) => `writes a log line that docs/operators/logs.md does not know: ${fault}`),
  ];
}
