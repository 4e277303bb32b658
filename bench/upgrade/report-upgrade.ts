import { mkdirSync, writeFileSync } from "node:fs";
import { findIntegrityIssues, type IntegrityReport } from "../faults/checks.ts";
import { formatFailures, type TrafficStats } from "../faults/journal.ts";
import type { CheckedOutRelease } from "./check-out-release.ts";

const RESULTS = new URL("../results/", import.meta.url);

export interface Stage {
  name: string;
  /** Milliseconds of the change. */
  lastedMs: number;
  /** Duration of the whole stage, in which `stats` were counted. */
  seconds: number;
  stats: TrafficStats;
  /** Issues with state created in earlier stages. */
  stateIssues: string[];
}

const toSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** Lists failed requests, and lost or wrong data. */
export function findIssues(
  stages: readonly Stage[],
  integrity: IntegrityReport,
  unexpectedErrors: readonly string[],
): string[] {
  return [
    ...stages
      .filter(({ stats }) => stats.failures.size > 0)
      .map(({ name, stats }) => `${name}: ${formatFailures(stats)}`),
    ...stages.flatMap(({ name, stateIssues }) => stateIssues.map((issue) => `${name}: ${issue}`)),
    ...findIntegrityIssues(integrity),
    ...unexpectedErrors,
  ];
}

export function writeUpgrade(upgrade: {
  release: CheckedOutRelease;
  rollovers: number;
  migrations: readonly string[];
  stages: readonly Stage[];
  integrity: IntegrityReport;
  issues: readonly string[];
  balancer: string;
}): void {
  const { release, rollovers, migrations, stages, integrity, issues, balancer } = upgrade;
  const rows = stages.map(({ name, lastedMs, seconds, stats }) => {
    const rate = (stats.requests / seconds).toFixed(0);
    const failures = formatFailures(stats) || "none";
    const cells = [name, toSeconds(lastedMs), stats.requests, rate, failures, toSeconds(stats.longestMs)];
    return `| ${cells.join(" | ")} |`;
  });
  const text = [
    "# Upgrade",
    "",
    `Written by \`npm run test:upgrade\` on ${new Date().toISOString().slice(0, 10)}: ${release.version} (\`${release.commit.slice(0, 12)}\`) with two processes of each service and two`,
    `workers behind ${balancer}, and sixteen clients that move rollovers from draft to completed, open sessions and read. \`svc db migrate\` of this`,
    `release applies ${migrations.length} migrations to a database with ${rollovers} rollovers of every kind and state, and its processes replace the old ones, one by`,
    "one; then a rollback, and the upgrade again. Each later stage repeats a creation with its idempotency key and uses a session of each release, and",
    "earlier rollovers must be returned with everything that the last release returned.",
    "",
    "| stage | duration, s | requests | per second | failed | longest wait, s |",
    "|---|---:|---:|---:|---|---:|",
    ...rows,
    "",
    `Result: ${integrity.rollovers} rollovers, ${integrity.lost} lost, ${integrity.duplicates} duplicated, ${integrity.wrongAmounts} with wrong amounts; ${integrity.events} events, all delivered, ${integrity.redelivered} redelivered, the last`,
    `${toSeconds(integrity.deliveredAfterMs)} s after the clients stopped; \`svc timeline verify --all\` and \`svc audit verify --all\`: ${integrity.chainErrors || "ok"}.`,
    "",
    ...(issues.length > 0 ? ["Issues:", "", ...issues.map((issue) => `- ${issue}`)] : ["No issues."]),
  ].join("\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("upgrade.md", RESULTS), `${text}\n`);
}
