import { findLeaks } from "./find-leaks.ts";
import { beginHearing, takeHeard } from "./hear.ts";
import { hearLogs } from "./hear-logs.ts";
import { hearServers } from "./hear-servers.ts";
import type { UsedValues } from "./used-values.ts";

const used: UsedValues = new Map();

/** Starts capturing the output of services in this process and of those it starts. */
export function listenIn(): void {
  beginHearing();
  hearLogs();
  hearServers(used);
}

/** Returns secrets, personal data and undocumented log lines in the captured output, one line per kind, without the values. */
export async function tellFaults(): Promise<string[]> {
  const heard = takeHeard();
  if (heard.length === 0) return [];
  const leaks = findLeaks(heard, used);
  used.clear();
  const { faultOfLine } = await import("./log-line.ts");
  const logged = heard.filter(({ place }) => place === "log");
  const unfit = new Set(logged.flatMap(({ text }) => faultOfLine(text) ?? []));
  return [
    ...leaks.map((leak) => `tells what nobody may see: ${leak}`),
    ...[...unfit].map((fault) => `writes a log line that docs/operators/logs.md does not know: ${fault}`),
  ];
}
