import { mkdirSync, writeFileSync } from "node:fs";
import type { Everything } from "./everything.ts";
import { flatTables } from "./flat-report.ts";
import { compare } from "./load/measure.ts";
import { writeSection } from "./readme-section.ts";
import { goalTable, missedGoals, percent, resultTable, say } from "./report.ts";
import { type Goal, KEY_GOALS, TARGETS } from "./targets.ts";

const RESULTS = new URL("results/", import.meta.url);

/** What was reached beside a goal, as it is shown. */
interface Reached {
  what: string;
  reached: string;
  goal: string;
  isReached: boolean;
}

/** Writes what was measured into `bench/results` and the README, and says it. */
export function writeResults(run: Everything): void {
  const reached = reachedBy(run);
  mkdirSync(RESULTS, { recursive: true });
  const day = run.at.slice(0, 10);
  writeFileSync(new URL(`${day}.json`, RESULTS), `${JSON.stringify({ ...run, goals: reached }, null, 2)}\n`);
  const text = toMarkdown(run, reached);
  writeSection("npm run bench", text);
  say(text);
}

function reachedBy({ results, keys, footprint }: Everything): Reached[] {
  const shares = [
    ...Object.values(TARGETS).flatMap(({ goals }) => goals.map((goal) => toReached(goal, results))),
    ...KEY_GOALS.map((goal) => toReached(goal, keys)),
  ];
  return [
    ...shares.flatMap((one) => one ?? []),
    atMost("the API's memory at its largest under mixed load, MB", footprint.apiMemory, 230, 0),
    atMost("the widget service's memory, MB", footprint.widgetMemory, 150, 0),
    atMost("the API's processor time from start to listening, s", footprint.apiStart, 1.5, 2),
    atMost("the widget service's processor time from start to listening, s", footprint.widgetStart, 0.7, 2),
    atMost("an action, a hundred a second: p99, ms", footprint.action.p99, 25, 1),
  ];
}

function toReached({ of, against, goal }: Goal, results: Everything["results"]): Reached | null {
  if (goal === undefined) return null;
  const reached = compare(results, of, against);
  return {
    what: `${of}, against ${against}`,
    reached: percent(reached),
    goal: percent(goal),
    isReached: reached >= goal,
  };
}

function atMost(what: string, value: number, goal: number, digits: number): Reached {
  return { what, reached: value.toFixed(digits), goal: String(goal), isReached: value <= goal };
}

function toMarkdown(run: Everything, reached: readonly Reached[]): string {
  const { machine, footprint, deliveries, sessions } = run;
  const goals = [...Object.values(TARGETS).flatMap((target) => target.goals)];
  const besides = goals.filter(({ goal }) => goal === undefined);
  const [from, to] = machine.load.map((load) => load.toFixed(1));
  return [
    `## ${run.at.slice(0, 10)}: Node ${machine.node}, ${machine.cores} cores (${machine.processor.trim()})`,
    "",
    `Load by ${machine.generator} over 16 connections${machine.isPinned ? ", each server pinned to a core of its own" : ""}; ` +
      `${run.size.many} different keys, sessions and rollovers of ${run.size.rollovers}; ${run.minutes.toFixed(1)} minutes. ` +
      `The machine's load was ${from} at the beginning and ${to} at the end.`,
    "",
    "| | reached | goal | |",
    "|---|---:|---:|---|",
    ...reached.map(
      (one) =>
        `| ${one.what} | ${one.reached} | ${one.goal} | ${one.isReached ? "reached" : "**not reached**"} |`,
    ),
    "",
    "What was measured, round by round in turn; the last column is that of the load beside it, not of a calm service:",
    resultTable(run.results),
    goalTable(run.results, besides),
    missedGoals(run.results, goals),
    "",
    "Verifying keys in a process, one after the other, without HTTP:",
    resultTable(run.keys),
    "",
    "| | |",
    "|---|---:|",
    `| the hand-written server's memory at its largest, asked what the widget service was, in MB | ${footprint.expressSessionsMemory.toFixed(0)} |`,
    `| an action, a hundred a second: median, p99, most, in ms${footprint.action.refused > 0 ? ` (${footprint.action.refused} refused)` : ""} | ${[footprint.action.median, footprint.action.p99, footprint.action.most].map((ms) => ms.toFixed(1)).join(", ")} |`,
    `| Redis's memory for a session, in bytes (goal 600) | ${sessions.bytes} |`,
    `| from a key's revocation until its sessions are refused, in ms | ${sessions.revocationMs.toFixed(1)} |`,
    `| deliveries of webhooks a second to one endpoint, 5 000 waiting (goal 400) | ${Math.round(deliveries.perSecond)} |`,
    `| from the write to the receiver, fifty a second: median, p99, most, in ms | ${[deliveries.arrivalMs.median, deliveries.arrivalMs.p99, deliveries.arrivalMs.most].join(", ")} |`,
    ...Object.entries(run.keyLibrary).map(
      ([name, value]) => `| key library: ${name}, ns a call | ${value} |`,
    ),
    "",
    "What is to stay the same, however much there is; `results/flat-*.svg` show it:",
    flatTables(run.flat),
  ].join("\n");
}
