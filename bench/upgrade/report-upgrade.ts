import { mkdirSync, writeFileSync } from "node:fs";
import type { Held } from "../faults/checks.ts";
import type { Met } from "../faults/journal.ts";
import type { TakenRelease } from "./take-release.ts";

const RESULTS = new URL("../results/", import.meta.url);

/** What clients met while something happened. */
export interface Stage {
  name: string;
  /** How long that took which happened, in milliseconds. */
  lastedMs: number;
  /** How long was counted. */
  seconds: number;
  met: Met;
  /** What was begun in stages before, and the release that serves now did not know. */
  unknown: string[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const failuresOf = ({ met }: Stage) =>
  [...met.failures].map(([why, count]) => `${count} × ${why}`).join(", ") || "none";

/** What is wrong with an upgrade; nothing where no request failed, and all is kept. */
export function faultsOf(stages: readonly Stage[], held: Held, wrong: readonly string[]): string[] {
  return [
    ...stages.filter(({ met }) => met.failures.size > 0).map((one) => `${one.name}: ${failuresOf(one)}`),
    ...stages.flatMap(({ name, unknown }) => unknown.map((one) => `${name}: ${one}`)),
    ...(held.lost > 0 ? [`${held.lost} rollovers lost`] : []),
    ...(held.double > 0 ? [`${held.double} rollovers that nobody was answered`] : []),
    ...(held.moneyWrong > 0 ? [`${held.moneyWrong} rollovers whose money is not what was told`] : []),
    ...(held.chains ? [held.chains] : []),
    ...wrong,
  ];
}

/** Writes what was seen into `bench/results`. */
export function writeUpgrade(seen: {
  release: TakenRelease;
  /** Number of rollovers before the upgrade. */
  rollovers: number;
  migrations: readonly string[];
  stages: readonly Stage[];
  held: Held;
  faults: readonly string[];
  balancer: string;
}): void {
  const { release, rollovers, migrations, stages, held, faults, balancer } = seen;
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
    `Afterwards: ${held.rollovers} rollovers, ${held.lost} lost, ${held.double} double, ${held.moneyWrong} with other money than was told; ${held.events} events, each delivered, ${held.deliveredAgain} of them again, the last`,
    `${seconds(held.deliveredAfterMs)} s after the clients had gone; \`svc timeline verify --all\` and \`svc audit verify --all\`: ${held.chains || "whole"}.`,
    "",
    ...(faults.length > 0
      ? ["Not as it should be:", "", ...faults.map((fault) => `- ${fault}`)]
      : ["All is as it should be."]),
  ].join("\n");
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("upgrade.md", RESULTS), `${text}\n`);
}
