import { mkdirSync, writeFileSync } from "node:fs";
import type { ExtraFigures } from "./extra-figures.ts";
import { flatTables } from "./flat-report.ts";
import { writeSection } from "./readme-section.ts";
import { goalTable, missedGoals, printLine, resultTable } from "./report.ts";
import type { Run } from "./run.ts";

const RESULTS = new URL("results/", import.meta.url);

export function writeResults(run: Run): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL(`${run.at.slice(0, 10)}.json`, RESULTS), `${JSON.stringify(run, null, 2)}\n`);
  const text = toMarkdown(run);
  writeSection("npm run bench", text);
  printLine(text);
}

export function toMarkdown(run: Run): string {
  const { machine, besides } = run;
  const [from, to] = machine.load.map((load) => load.toFixed(1));
  return [
    `## ${run.at.slice(0, 10)}: Node ${machine.node}, ${machine.cores} cores (${machine.processor.trim()})`,
    "",
    `Load by ${machine.generator} over 16 connections${machine.isPinned ? ", each server pinned to a core of its own" : ""}; ` +
      `${run.keys} different keys, sessions and rollovers of ${run.rollovers.join(" and ")}; ${run.minutes.toFixed(1)} minutes. ` +
      `The machine's load was ${from} at the beginning and ${to} at the end.`,
    goalTable(run.results, run.goals),
    missedGoals(run.results, run.goals, besides ? footprintGoals(besides) : []),
    ...(run.failures.length > 0
      ? ["", "Not measured:", ...run.failures.map((failure) => `- ${failure}`)]
      : []),
    resultTable(run.results),
    ...(besides ? [besidesTable(besides)] : []),
  ].join("\n");
}

/** Name, value, limit. */
const footprintGoals = ({ footprint, sessions }: ExtraFigures): [string, number, number][] => [
  ["the API's memory at its largest under mixed load, MB", footprint.apiMemory, 200],
  ["the widget service's memory, MB", footprint.widgetMemory, 140],
  ["the API's processor time from start to listening, s", footprint.apiStart, 1.5],
  ["the widget service's processor time from start to listening, s", footprint.widgetStart, 0.7],
  ["an action, a hundred a second: p99, ms", footprint.action.p99, 25],
  ["Redis's memory for a session, bytes", sessions.bytes, 600],
];

function besidesTable(besides: ExtraFigures): string {
  const { footprint, deliveries, sessions, keyLibrary, flat } = besides;
  const { median, p99, most, refused } = footprint.action;
  const rows: [string, string | number][] = [
    ...footprintGoals(besides).map(([what, value, goal]): [string, string] => [
      `${what} (goal ${goal})`,
      value.toFixed(2),
    ]),
    [
      "the hand-written server's memory, asked what the widget service was, MB",
      footprint.expressSessionsMemory.toFixed(0),
    ],
    [
      `an action, a hundred a second: median, p99, most, ms; ${refused} refused`,
      [median, p99, most].map((ms) => ms.toFixed(1)).join(", "),
    ],
    ["from a key's revocation until its sessions are refused, ms", sessions.revocationMs.toFixed(1)],
    [
      "deliveries of webhooks a second to one endpoint, 5 000 waiting (goal 400)",
      Math.round(deliveries.perSecond),
    ],
    [
      "from the write to the receiver, fifty a second: median, p99, most, ms",
      [deliveries.arrivalMs.median, deliveries.arrivalMs.p99, deliveries.arrivalMs.most].join(", "),
    ],
    ...Object.entries(keyLibrary).map(([name, value]): [string, number] => [
      `key library: ${name}, ns a call`,
      value,
    ]),
  ];
  return [
    "",
    "| | |",
    "|---|---:|",
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    "What is to stay the same, however much there is; `results/flat-*.svg` show it:",
    flatTables(flat),
  ].join("\n");
}
