import { mkdirSync, writeFileSync } from "node:fs";
import { formatFlatTables } from "./flat-report.ts";
import { formatGoalTable, formatMissedGoals, formatResultTable, printLine, writeSection } from "./report.ts";
import type { ExtraFigures, Run } from "./run.ts";

const RESULTS = new URL("results/", import.meta.url);

/** Writes a run to `results/<date>.json`, the README and the terminal. */
export function writeResults(run: Run): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL(`${run.at.slice(0, 10)}.json`, RESULTS), `${JSON.stringify(run, null, 2)}\n`);
  const text = toMarkdown(run);
  writeSection("npm run bench", text);
  printLine(text);
}

export function toMarkdown(run: Run): string {
  const { machine, extras } = run;
  const [from, to] = machine.load.map((load) => load.toFixed(1));
  return [
    `## ${run.at.slice(0, 10)}: Node ${machine.node}, ${machine.cores} cores (${machine.processor.trim()})`,
    "",
    `Load by ${machine.generator} over 16 connections${machine.isPinned ? ", each server pinned to its own core" : ""}; ` +
      `up to ${run.keys} different keys, sessions and rollovers; tables of ${run.rollovers.join(" and ")} rollovers; ` +
      `${run.minutes.toFixed(1)} minutes. ` +
      `Load average ${from} at the start and ${to} at the end.`,
    formatGoalTable(run.results, run.goals),
    formatMissedGoals(run.results, run.goals, extras ? listFootprintGoals(extras) : []),
    ...(run.failures.length > 0
      ? ["", "Not measured:", ...run.failures.map((failure) => `- ${failure}`)]
      : []),
    formatResultTable(run.results),
    ...(extras ? [formatExtrasTable(extras)] : []),
  ].join("\n");
}

/** Name, measured value and upper limit. */
const listFootprintGoals = ({ footprint, sessions }: ExtraFigures): [string, number, number][] => [
  ["API: peak memory under mixed load, MB", footprint.apiMemory, 200],
  ["widget service: peak memory, MB", footprint.widgetMemory, 140],
  ["API: processor time from start to listening, s", footprint.apiStart, 1.5],
  ["widget service: processor time from start to listening, s", footprint.widgetStart, 0.7],
  ["action at a hundred per second: p99, ms", footprint.action.p99, 25],
  ["Redis memory per session, bytes", sessions.bytes, 600],
];

function formatExtrasTable(extras: ExtraFigures): string {
  const { footprint, deliveries, sessions, keyLibrary, flat } = extras;
  const { median, p99, max, firstSecond, refused } = footprint.action;
  const rows: [string, string | number][] = [
    ...listFootprintGoals(extras).map(([what, value, goal]): [string, string] => [
      `${what} (goal ${goal})`,
      value.toFixed(2),
    ]),
    [
      "hand-written server: peak memory under the widget service's calls, MB",
      footprint.expressSessionsMemory.toFixed(0),
    ],
    [
      `action at a hundred per second: median, p99, max, max of the first second after the start, ms; ${refused} rejected`,
      [median, p99, max, firstSecond].map((ms) => ms.toFixed(1)).join(", "),
    ],
    ["from a key's revocation until its sessions are rejected, ms", sessions.revocationMs.toFixed(1)],
    [
      "webhook deliveries per second to one endpoint, 5,000 waiting (goal 400)",
      Math.round(deliveries.perSecond),
    ],
    [
      "from write to receiver at fifty per second: median, p99, max, ms",
      [deliveries.arrivalMs.median, deliveries.arrivalMs.p99, deliveries.arrivalMs.max].join(", "),
    ],
    ...Object.entries(keyLibrary).map(([name, value]): [string, number] => [
      `key library: ${name}, ns per call`,
      value,
    ]),
  ];
  return [
    "",
    "| | |",
    "|---|---:|",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    "Costs that must not grow with size (charts: `results/flat-*.svg`):",
    formatFlatTables(flat),
  ].join("\n");
}
