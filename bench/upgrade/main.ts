import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { verifyAgainst } from "../faults/checks.ts";
import { Clients } from "../faults/clients.ts";
import { formatFailures, Journal } from "../faults/journal.ts";
import { runSvc } from "../faults/svc.ts";
import { printLine } from "../report.ts";
import { beginCarriedState, type CarriedState } from "./carried-state.ts";
import { checkOutLastRelease } from "./check-out-release.ts";
import { findIssues, type Stage, writeUpgrade } from "./report-upgrade.ts";
import { openUpgradeSite } from "./site.ts";
import { createLifecycles } from "./upgraded-lifecycles.ts";

// npm run test:upgrade: upgrades the last release under load, rolls back and upgrades again. Writes bench/results/upgrade.md.
// Exits with 1 if a request failed, or data was lost, duplicated or wrongly sealed.

/** How long the load continues after the change of each stage. */
const SETTLE_MS = 4_000;
const ROLLOVERS = Number(process.env.UPGRADE_ROLLOVERS ?? 2_000);
/** In case a process never becomes ready. */
const TIMEOUT_MS = 600_000 + 30 * ROLLOVERS;

const release = checkOutLastRelease();
if (release === null) {
  printLine("Skipped: this clone lacks the commit of the last release. Run `git fetch --unshallow`.");
  process.exit(0);
}
setTimeout(() => {
  printLine(`Timed out after ${TIMEOUT_MS / 60_000} minutes.`);
  process.exit(1);
}, TIMEOUT_MS).unref();
const journal = new Journal();
const folder = mkdtempSync(join(tmpdir(), "svc-upgrade-"));
const site = await openUpgradeSite(release.root, folder, journal);
const lifecycles = await createLifecycles(site, release.root, ROLLOVERS);
const clients = new Clients(site.target, journal, "UP");
const stages: Stage[] = [];
const carried: CarriedState[] = [lifecycles];
let migrations: string[] = [];

const carry = async (name: string) => carried.push(await beginCarriedState(site, journal, name));
/** @param root sources of the last release; default: this release */
const replaceAll = async (root?: string) => {
  for (const name of site.names) await site.replace(name, root);
};

await runStage("the last release alone", () => carry("BEFORE-1"));
await runStage("`svc db migrate` of this release", async () => {
  migrations = JSON.parse(await runSvc(["db", "migrate", "--json"], site.env)).applied;
});
await runStage("the last release on the migrated database", () => carry("MIGRATED-1"));
await runStage("processes replaced, one by one", () => replaceAll());
await runStage("this release alone", () => carry("AFTER-1"));
await runStage("rolled back to the last release, one by one", () => replaceAll(release.root));
await runStage("replaced again", () => replaceAll());
await clients.stop();
const integrity = await verifyAgainst(journal, site);
await site.close();
rmSync(folder, { recursive: true, force: true });
const issues = findIssues(stages, integrity, journal.unexpectedErrors);
writeUpgrade({
  release,
  rollovers: ROLLOVERS,
  migrations,
  stages,
  integrity,
  issues,
  balancer: site.balancer,
});
printLine(
  issues.length === 0
    ? "No request failed. No data was lost, duplicated or wrongly sealed."
    : issues.join("\n"),
);
process.exit(issues.length === 0 ? 0 : 1);

/** Runs the change under load, and checks the state of earlier stages. */
async function runStage(name: string, change: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await change();
  const lastedMs = performance.now() - begin;
  await pause(SETTLE_MS);
  const stateIssues: string[] = [];
  for (const state of carried) stateIssues.push(...(await state.findIssues()));
  const stats = journal.takeStats();
  stages.push({ name, lastedMs, seconds: (performance.now() - begin) / 1000, stats, stateIssues });
  printLine(
    `${name}: ${(lastedMs / 1000).toFixed(1)} s, ${stats.requests} requests, ${formatFailures(stats) || "none failed"}; ${stateIssues.join("; ")}`,
  );
}
