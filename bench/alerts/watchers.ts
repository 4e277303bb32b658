import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endWithThisProcess } from "@svc/local-servers";
import { pollUntil } from "@svc/testing";
import { findLastingPort } from "../faults/ports.ts";
import { writeShortenedRules } from "./shortened-rules.ts";

const ALERTMANAGER = join(import.meta.dirname, "../../deploy/observability/alertmanager.yml");
/** Program names in Debian and upstream. */
const ALERTMANAGER_NAMES = ["prometheus-alertmanager", "alertmanager"];

export interface Watchers {
  alerts: readonly string[];
  /** Includes suppressed alerts. */
  listFiring(): Promise<Set<string>>;
  stop(): Promise<void>;
}

/** Starts Prometheus and Alertmanager with shortened rules. @param folder for data @param targets metrics ports by job */
export async function startWatchers(
  folder: string,
  targets: Record<string, readonly number[]>,
): Promise<Watchers> {
  mkdirSync(folder, { recursive: true });
  const [prometheus, alertmanager] = [await findLastingPort(), await findLastingPort()];
  const alerts = writeShortenedRules(join(folder, "rules"));
  const config = {
    global: { scrape_interval: "2s", scrape_timeout: "2s", evaluation_interval: "1s" },
    rule_files: ["rules/*.rules.yml"],
    alerting: { alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertmanager}`] }] }] },
    scrape_configs: Object.entries(targets).map(([job, ports]) => ({
      job_name: job,
      static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }],
    })),
  };
  writeFileSync(join(folder, "prometheus.yml"), JSON.stringify(config));
  const stops = [
    await startProgram(folder, "prometheus", [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "prometheus")}`,
      `--web.listen-address=127.0.0.1:${prometheus}`,
    ]),
    await startProgram(folder, ALERTMANAGER_NAMES, [
      `--config.file=${ALERTMANAGER}`,
      `--storage.path=${join(folder, "alertmanager")}`,
      `--web.listen-address=127.0.0.1:${alertmanager}`,
      // Disables clustering.
      "--cluster.listen-address=",
    ]),
  ];
  const read = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    return response.text();
  };
  const alertmanagerUrl = `http://127.0.0.1:${alertmanager}`;
  for (const url of [`http://127.0.0.1:${prometheus}`, alertmanagerUrl]) {
    await pollUntil(`${url} to be ready`, () => read(`${url}/-/ready`).catch(() => ""));
  }
  return {
    alerts,
    listFiring: async () => {
      const all = JSON.parse(await read(`${alertmanagerUrl}/api/v2/alerts`)) as {
        labels: { alertname: string };
      }[];
      return new Set(all.map(({ labels }) => labels.alertname));
    },
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

/** Starts the first installed program. @returns a function that stops it */
async function startProgram(
  folder: string,
  names: string | readonly string[],
  args: readonly string[],
): Promise<() => Promise<void>> {
  for (const name of [names].flat()) {
    const log = openSync(join(folder, `${name}.log`), "a");
    const child: ChildProcess = spawn(name, args, { stdio: ["ignore", log, log] });
    const hasStarted = await Promise.race([
      once(child, "spawn").then(() => true),
      once(child, "error").then(() => false),
    ]);
    if (!hasStarted) continue;
    const cancelCleanup = endWithThisProcess({ pid: child.pid });
    const ended = once(child, "exit");
    return async () => {
      child.kill("SIGTERM");
      await ended;
      cancelCleanup();
    };
  }
  throw new Error(`${[names].flat()[0]} is not on the PATH (Debian: prometheus, prometheus-alertmanager)`);
}
