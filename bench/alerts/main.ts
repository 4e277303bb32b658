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

// npm run test:alerts -- [words]: triggers every alert of deploy/observability with real processes, waits until Alertmanager receives it,
// and writes bench/results/alerts.md. Exits with 1 if an alert is missing or does not resolve. Words select alerts by name.

/** Metrics that count every row are scraped once a minute. */
const PATIENCE_MS = 120_000;
const AGAIN_MS = 1_000;
/** Document storage, small enough to fill. */
const DISK = "size=4m,mode=711";
const METRICS_BELOW = 10_000;

const isAlone = process.env.SVC_OWN_NAMESPACE === "1";
const words = process.argv.slice(2);
const all: readonly Cause[] = [...WORK_CAUSES, ...SERVICE_CAUSES];
const wanted = all.filter(
  ({ alerts }) => words.length === 0 || alerts.some((alert) => words.some((word) => alert.includes(word))),
);

const folder = mkdtempSync(join(tmpdir(), "svc-alerts-"));
const documents = join(folder, "files");
mkdirSync(documents);
if (isAlone) execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "svc-alerts", documents]);
const site = await openSite(new Journal(), folder, {
  each: 1,
  settingsOf: (port) => ({ METRICS_PORT: String(port - METRICS_BELOW) }),
});
const metricsOf = (programs: Site["api"]) =>
  programs.map(({ url }) => Number(new URL(url).port) - METRICS_BELOW);
const watchers = await startWatchers(join(folder, "watchers"), {
  "svc-api": metricsOf(site.api),
  "svc-widget-auth": metricsOf(site.widget),
  "svc-worker": metricsOf(site.worker),
});
const caused: CauseOutcome[] = [];
for (const cause of wanted) {
  if (cause.needs && !isAlone) continue;
  const one = await bringAbout(cause, site, watchers);
  caused.push(one);
  printLine(
    `${one.name}: ${one.failure ?? one.arrived.map(({ alert, ms }) => `${alert} after ${ms} ms`).join(", ")}`,
  );
}
const left = await leftOver(watchers);
await watchers.stop();
await site.close();
if (isAlone) execFileSync("umount", [documents]);
rmSync(folder, { recursive: true, force: true });
writeAlerts(
  caused,
  all.map(({ name }) => name),
  watchers.alerts,
);
const arrived = new Set(caused.flatMap((one) => one.arrived.map(({ alert }) => alert)));
const skipped = wanted
  .filter(({ needs }) => needs && !isAlone)
  .map(({ name }) => `${name} (needs root and unshare)`);
printLine(
  [
    `${arrived.size} of ${watchers.alerts.length} alerts fired`,
    ...(left.length > 0 ? [`not resolved: ${left.join(", ")}`] : []),
    ...(skipped.length > 0 ? [`skipped: ${skipped.join(", ")}`] : []),
  ].join("; "),
);
process.exit(left.length > 0 || caused.some(({ failure }) => failure !== null) ? 1 : 0);

async function bringAbout(cause: Cause, where: Site, { firing }: Watchers): Promise<CauseOutcome> {
  const one: CauseOutcome = { name: cause.name, arrived: [], besides: [], failure: null };
  const before = await firing();
  let mend: (() => Promise<void>) | undefined;
  try {
    const early = cause.alerts.filter((alert) => before.has(alert));
    // An alert that is already firing proves nothing.
    if (early.length > 0)
      await pollUntil(
        "earlier alerts to end",
        firing,
        (now) => early.every((alert) => !now.has(alert)),
        PATIENCE_MS,
      );
    const begin = performance.now();
    mend = await cause.begin(where);
    for (;;) {
      await cause.sustain?.(where);
      const now = await firing();
      for (const alert of cause.alerts) {
        if (now.has(alert) && !one.arrived.some((other) => other.alert === alert))
          one.arrived.push({ alert, ms: Math.round(performance.now() - begin) });
      }
      one.besides = [...now].filter((alert) => !before.has(alert) && !cause.alerts.includes(alert));
      if (one.arrived.length === cause.alerts.length) break;
      if (performance.now() - begin > PATIENCE_MS) {
        const late = cause.alerts.filter((alert) => !one.arrived.some((other) => other.alert === alert));
        one.failure = `${late.join(", ")} did not fire`;
        break;
      }
      await pause(AGAIN_MS);
    }
  } catch (error) {
    one.failure = (error as Error).message;
  }
  try {
    await mend?.();
  } catch (error) {
    one.failure ??= `cleanup failed: ${(error as Error).message}`;
  }
  return one;
}

async function leftOver({ firing }: Watchers): Promise<string[]> {
  const isOver = (alerts: Set<string>) => alerts.size === 0;
  await pollUntil("all alerts to end", firing, isOver, PATIENCE_MS).catch(() => null);
  return [...(await firing())];
}
