import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pollUntil } from "@svc/testing";
import { Journal } from "../faults/journal.ts";
import { openSite, type Site } from "../faults/site.ts";
import { printLine } from "../report.ts";
import type { Cause } from "./cause.ts";
import { type CauseOutcome, writeAlerts } from "./report-alerts.ts";
import { SERVICE_CAUSES } from "./service-causes.ts";
import { startWatchers, type Watchers } from "./watchers.ts";
import { WORK_CAUSES } from "./work-causes.ts";

// npm run test:alerts -- [words]: triggers every alert of deploy/observability with real processes and writes
// bench/results/alerts.md. Exits with 1 if an alert is missing or does not resolve. Words select alerts.

/** Longer than a minute, because the worker counts large tables only once a minute. */
const TIMEOUT_MS = 120_000;
const POLL_MS = 1_000;
/** Small, so that document storage can be filled. */
const DISK_OPTIONS = "size=4m,mode=711";
/** Metrics ports are this much lower than service ports. */
const METRICS_PORT_OFFSET = 10_000;

const hasNamespace = process.env.SVC_OWN_NAMESPACE === "1";
const words = process.argv.slice(2);
const allCauses: readonly Cause[] = [...WORK_CAUSES, ...SERVICE_CAUSES];
const selected = allCauses.filter(
  ({ alerts }) => words.length === 0 || alerts.some((alert) => words.some((word) => alert.includes(word))),
);

const folder = mkdtempSync(join(tmpdir(), "svc-alerts-"));
const documents = join(folder, "files");
mkdirSync(documents);
if (hasNamespace) execFileSync("mount", ["-t", "tmpfs", "-o", DISK_OPTIONS, "svc-alerts", documents]);
const site = await openSite(new Journal(), folder, {
  processCount: 1,
  getSettings: (port) => ({ METRICS_PORT: String(port - METRICS_PORT_OFFSET) }),
});
const getMetricsPorts = (programs: Site["api"]) =>
  programs.map(({ url }) => Number(new URL(url).port) - METRICS_PORT_OFFSET);
const watchers = await startWatchers(join(folder, "watchers"), {
  "svc-api": getMetricsPorts(site.api),
  "svc-widget-auth": getMetricsPorts(site.widget),
  "svc-worker": getMetricsPorts(site.worker),
});
const outcomes: CauseOutcome[] = [];
for (const cause of selected) {
  if (cause.needs && !hasNamespace) continue;
  const outcome = await triggerCause(cause, site, watchers);
  outcomes.push(outcome);
  printLine(
    `${outcome.name}: ${outcome.failure ?? outcome.arrived.map(({ alert, ms }) => `${alert} after ${ms} ms`).join(", ")}`,
  );
}
const unresolved = await waitUntilResolved(watchers);
await watchers.stop();
await site.close();
if (hasNamespace) execFileSync("umount", [documents]);
rmSync(folder, { recursive: true, force: true });
writeAlerts(
  outcomes,
  allCauses.map(({ name }) => name),
  watchers.alerts,
);
const arrived = new Set(outcomes.flatMap((outcome) => outcome.arrived.map(({ alert }) => alert)));
const skipped = selected
  .filter(({ needs }) => needs && !hasNamespace)
  .map(({ name }) => `${name} (needs root and unshare)`);
printLine(
  [
    `${arrived.size} of ${watchers.alerts.length} alerts fired`,
    ...(unresolved.length > 0 ? [`not resolved: ${unresolved.join(", ")}`] : []),
    ...(skipped.length > 0 ? [`skipped: ${skipped.join(", ")}`] : []),
  ].join("; "),
);
process.exit(unresolved.length > 0 || outcomes.some(({ failure }) => failure !== null) ? 1 : 0);

async function triggerCause(cause: Cause, alertSite: Site, { listFiring }: Watchers): Promise<CauseOutcome> {
  const outcome: CauseOutcome = { name: cause.name, arrived: [], otherAlerts: [], failure: null };
  const firingBefore = await listFiring();
  let endCause: (() => Promise<void>) | undefined;
  try {
    // An alert that is already firing proves nothing.
    const alreadyFiring = cause.alerts.filter((alert) => firingBefore.has(alert));
    if (alreadyFiring.length > 0)
      await pollUntil("earlier alerts to end", listFiring, {
        isDone: (firing) => alreadyFiring.every((alert) => !firing.has(alert)),
        timeoutMs: TIMEOUT_MS,
      });
    const begin = performance.now();
    endCause = await cause.begin(alertSite);
    for (;;) {
      await cause.sustain?.(alertSite);
      const firing = await listFiring();
      for (const alert of cause.alerts) {
        if (firing.has(alert) && !outcome.arrived.some((other) => other.alert === alert))
          outcome.arrived.push({ alert, ms: Math.round(performance.now() - begin) });
      }
      outcome.otherAlerts = [...firing].filter(
        (alert) => !firingBefore.has(alert) && !cause.alerts.includes(alert),
      );
      if (outcome.arrived.length === cause.alerts.length) break;
      if (performance.now() - begin > TIMEOUT_MS) {
        const late = cause.alerts.filter((alert) => !outcome.arrived.some((other) => other.alert === alert));
        outcome.failure = `${late.join(", ")} did not fire`;
        break;
      }
      await pause(POLL_MS);
    }
  } catch (error) {
    outcome.failure = (error as Error).message;
  }
  try {
    await endCause?.();
  } catch (error) {
    outcome.failure ??= `cleanup failed: ${(error as Error).message}`;
  }
  return outcome;
}

/** @returns alerts that do not end in time */
async function waitUntilResolved({ listFiring }: Watchers): Promise<string[]> {
  const isEmpty = (alerts: Set<string>) => alerts.size === 0;
  await pollUntil("all alerts to end", listFiring, { isDone: isEmpty, timeoutMs: TIMEOUT_MS }).catch(
    () => null,
  );
  return [...(await listFiring())];
}
