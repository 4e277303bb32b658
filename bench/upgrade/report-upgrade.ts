import { mkdirSync, writeFileSync } from "node:fs";
import type { IntegrityReport } from "../faults/checks.ts";
import type { TrafficStats } from "../faults/journal.ts";
import type { CheckedOutRelease } from "./check-out-release.ts";

const RESULTS = new URL("../results/", import.meta.url);

/** Client requests during one stage. */
export interface Stage {
  name: string;
  /** Duration of the stage's change, in milliseconds. */
  lastedMs: number;
  /** Duration of the measurement. */
  seconds: number;
  met: TrafficStats;
  /** Issues with state created in earlier stages. */
  unknown: string[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const failuresOf = ({ met }: Stage) =>
  [...met.failures].map(([why, count]) => `${count} × ${why}`).join(", ") || "none";

/** Returns the issues of an upgrade: failed requests, and lost or wrong data. */
export function findFaults(
  stages: readonly Stage[],
  integrity: IntegrityReport,
  wrong: readonly string[],
): string[] {
  return [
    ...stages.filter(({ met }) => met.failures.size > 0).map((one) => `${one.name}: ${failuresOf(one)}`),
    ...stages.flatMap(({ name, unknown }) => unknown.map((one) => `${name}: ${one}`)),
    ...(integrity.lost > 0 ? [`${integrity.lost} rollovers lost`] : []),
    ...(integrity.double > 0 ? [`${integrity.double} rollovers that no response reported`] : []),
    ...(integrity.moneyWrong > 0
      ? [`${integrity.moneyWrong} rollovers with other amounts than reported`]
      : []),
    ...(integrity.chains ? [integrity.chains] : []),
    ...wrong,
  ];
}

/** Writes bench/results/upgrade.md. */
export function writeUpgrade(seen: {
  release: CheckedOutRelease;
  /** Number of rollovers before the upgrade. */
  rollovers: number;
  migrations: readonly string[];
  stages: readonly Stage[];
  integrity: IntegrityReport;
  faults: readonly string[];
  balancer: string;
}): void {
  const { release, rollovers, migrations, stages, integrity, faults, balancer } = seen;
  const rows = stages.map((one) => {
    const rate = (one.met.requests / one.seconds).toFixed(0);
    const { name, lastedMs, met } = one;
    return `| ${[name, seconds(lastedMs), met.requests, rate, failuresOf(one), seconds(met.longestMs)].join(" | ")} |`;
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
    `Result: ${integrity.rollovers} rollovers, ${integrity.lost} lost, ${integrity.double} duplicated, ${integrity.moneyWrong} with other amounts than reported; ${integrity.events} events, all delivered, ${integrity.deliveredAgain} redelivered, the last`,
    `${seconds(integrity.deliveredAfterMs)} s after the clients stopped; \`svc timeline verify --all\` and \`svc audit verify --all\`: ${integrity.chains || "ok"}.`,
    "",
    ...(faults.length > 0 ? ["Issues:", "", ...faults.map((fault) => `- ${fault}`)] : ["No issues."]),
  ].join("\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("upgrade.md", RESULTS), `${text}\n`);
}
