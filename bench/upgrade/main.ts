import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { verifyAgainst } from "../faults/checks.ts";
import { Clients } from "../faults/clients.ts";
import { Journal } from "../faults/journal.ts";
import { runSvc } from "../faults/svc.ts";
import { printLine } from "../report.ts";
import { beginCarriedState, type CarriedState } from "./carried-state.ts";
import { checkOutLastRelease } from "./check-out-release.ts";
import { findFaults, type Stage, writeUpgrade } from "./report-upgrade.ts";
import { openUpgradeSite } from "./site.ts";
import { createLifecycles } from "./upgraded-lifecycles.ts";

// npm run test:upgrade: upgrades the last release under load. This release migrates the database and replaces the processes one by one, then
// rolls back, and upgrades again. Writes bench/results/upgrade.md. Exits with 1 if a request failed, or data was lost, duplicated or wrongly sealed.

const SETTLED_MS = 4_000;
/** Number of rollovers before the upgrade. */
const ROLLOVERS = Number(process.env.UPGRADE_ROLLOVERS ?? 2_000);
/** Time limit, in case a process never becomes ready. */
const LONGEST_MS = 600_000 + 30 * ROLLOVERS;

const release = checkOutLastRelease();
if (release === null) {
  printLine("Skipped: this clone lacks the commit of the last release. Run `git fetch --unshallow`.");
  process.exit(0);
}
setTimeout(() => {
  printLine(`Timed out after ${LONGEST_MS / 60_000} minutes.`);
  process.exit(1);
}, LONGEST_MS).unref();
const journal = new Journal();
const folder = mkdtempSync(join(tmpdir(), "svc-upgrade-"));
const site = await openUpgradeSite(release.root, folder, journal);
const lives = await createLifecycles(site, release.root, ROLLOVERS);
const clients = new Clients(site.target, journal, "UP");
const stages: Stage[] = [];
const carried: CarriedState[] = [lives];
let migrations: string[] = [];

const carry = async (name: string) => carried.push(await beginCarriedState(site, journal, name));
const replaceAll = async (root?: string) => {
  for (const name of site.names) await site.replace(name, root);
};

await stage("the last release alone", () => carry("BEFORE-1"));
await stage("`svc db migrate` of this release", async () => {
  migrations = JSON.parse(await runSvc(["db", "migrate", "--json"], site.env)).applied;
});
await stage("the last release on the migrated database", () => carry("MIGRATED-1"));
await stage("processes replaced, one by one", () => replaceAll());
await stage("this release alone", () => carry("AFTER-1"));
await stage("rolled back to the last release, one by one", () => replaceAll(release.root));
await stage("replaced again", () => replaceAll());
await clients.stop();
const integrity = await verifyAgainst(journal, site);
await site.close();
rmSync(folder, { recursive: true, force: true });
const faults = findFaults(stages, integrity, journal.wrong);
writeUpgrade({
  release,
  rollovers: ROLLOVERS,
  migrations,
  stages,
  integrity,
  faults,
  balancer: site.balancer,
});
printLine(
  faults.length === 0
    ? "No request failed. No data was lost, duplicated or wrongly sealed."
    : faults.join("\n"),
);
process.exit(faults.length === 0 ? 0 : 1);

/** Runs a stage, waits, checks the carried state, and records the clients' requests meanwhile. */
async function stage(name: string, happen: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await happen();
  const lastedMs = performance.now() - begun;
  await pause(SETTLED_MS);
  const unknown: string[] = [];
  for (const one of carried) unknown.push(...(await one.findMissing()));
  const met = journal.takeStats();
  const one = { name, lastedMs, seconds: (performance.now() - begun) / 1000, met, unknown };
  stages.push(one);
  const failures = [...met.failures].map(([why, count]) => `${count} × ${why}`).join(", ") || "none failed";
  printLine(
    `${name}: ${(lastedMs / 1000).toFixed(1)} s, ${met.requests} requests, ${failures}; ${unknown.join("; ")}`,
  );
}
