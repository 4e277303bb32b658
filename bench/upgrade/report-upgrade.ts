import { mkdirSync, writeFileSync } from "node:fs";
import type { IntegrityReport } from "../faults/checks.ts";
import type { TrafficStats } from "../faults/journal.ts";
import type { CheckedOutRelease } from "./check-out-release.ts";

const RESULTS = new URL("../results/", import.meta.url);

/** What clients met while something happened. */
export interface Stage {
  name: string;
  /** How long that took which happened, in milliseconds. */
  lastedMs: number;
  /** How long was counted. */
  seconds: number;
  met: TrafficStats;
  /** What was begun in stages before, and the release that serves now did not know. */
  unknown: string[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const failuresOf = ({ met }: Stage) =>
  [...met.failures].map(([why, count]) => `${count} × ${why}`).join(", ") || "none";

/** What is wrong with an upgrade; nothing where no request failed, and all is kept. */
export function findFaults(
  stages: readonly Stage[],
  integrity: IntegrityReport,
  wrong: readonly string[],
): string[] {
  return [
    ...stages.filter(({ met }) => met.failures.size > 0).map((one) => `${one.name}: ${failuresOf(one)}`),
    ...stages.flatMap(({ name, unknown }) => unknown.map((one) => `${name}: ${one}`)),
    ...(integrity.lost > 0 ? [`${integrity.lost} rollovers lost`] : []),
    ...(integrity.double > 0 ? [`${integrity.double} rollovers that nobody was answered`] : []),
    ...(integrity.moneyWrong > 0
      ? [`${integrity.moneyWrong} rollovers whose money is not what was told`]
      : []),
    ...(integrity.chains ? [integrity.chains] : []),
    ...wrong,
  ];
}

/** Writes what was seen into `bench/results`. */
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
    `\`npm run test:upgrade\` wrote this on ${new Date().toISOString().slice(0, 10)}: ${release.version} (\`${release.commit.slice(0, 12)}\`), two processes of each service and two`,
    `workers behind ${balancer}, sixteen clients that move rollovers from draft to completed, open sessions and read. Then \`svc db migrate\` of this`,
    `release (${migrations.length} migrations) on a database with ${rollovers} rollovers of every kind and state, and its processes replace the old ones, one after`,
    "the other; then back, and forth again. In every later stage a creation is repeated under its idempotency key, a session of each release is used, and",
    "rollovers from before must be answered with everything that the last release answered.",
    "",
    "| stage | took, s | requests | a second | failed | longest wait, s |",
    "|---|---:|---:|---:|---|---:|",
    ...rows,
    "",
    `Afterwards: ${integrity.rollovers} rollovers, ${integrity.lost} lost, ${integrity.double} double, ${integrity.moneyWrong} with other money than was told; ${integrity.events} events, each delivered, ${integrity.deliveredAgain} of them again, the last`,
    `${seconds(integrity.deliveredAfterMs)} s after the clients had gone; \`svc timeline verify --all\` and \`svc audit verify --all\`: ${integrity.chains || "whole"}.`,
    "",
    ...(faults.length > 0
      ? ["Not as it should be:", "", ...faults.map((fault) => `- ${fault}`)]
      : ["All is as it should be."]),
  ].join("\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("upgrade.md", RESULTS), `${text}\n`);
}
