import { buildKey, createTestEnvironment } from "@svc/testing";
import { insertRollovers } from "./copies.ts";
import { measureTenant } from "./floods.ts";
import { quantile } from "./latencies.ts";
import { buildDeployedCommand, buildProductionEnv, startStoppable } from "./load.ts";
import type { Readers, ReadersOutcome } from "./readers.ts";
import { printLine } from "./report.ts";
import { startStoppableWorker } from "./stoppable-worker.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const ROLLOVERS = Number(process.env.BENCH_ROLLOVERS ?? 20_000);
const YEAR = new Date().getUTCFullYear();

const EXPORT = "/v1/rollovers/export";
const REPORT = `/v1/tax-report?year=${YEAR}`;
const SITUATIONS: [string, Omit<Readers, "url" | "key"> | null][] = [
  ["quiet", null],
  ["one export", { path: EXPORT, count: 1 }],
  ["four exports", { path: EXPORT, count: 4 }],
  ["four exports as CSV", { path: `${EXPORT}?format=csv`, count: 4 }],
  ["one tax report", { path: REPORT, count: 1 }],
  ["four tax reports", { path: REPORT, count: 4 }],
  ["four tax reports of an empty year", { path: `/v1/tax-report?year=${YEAR - 1}`, count: 4 }],
  ["quiet again", null],
];

/**
 * Measures requests of one organization while another reads exports and tax reports nonstop. The hand-written server, (f) in
 * README.md, runs no exports, so its latency is the lowest that the busy machine allows.
 */
export async function reportExports(): Promise<void> {
  const test = await createTestEnvironment();
  const tenant = await buildKey(test, "ak");
  const reporter = await buildKey(test, "ak");
  await insertRollovers(test, reporter.organizationId, ROLLOVERS);
  const env = buildProductionEnv(test);
  const api = await startStoppable(
    ...buildDeployedCommand("apps/api/src/main.ts", { ...env, DATABASE_URL: test.urls.api }),
  );
  const handWritten = await startStoppable([...process.execArgv, "bench/servers/express-keys-pg.ts"], env);
  const measure = (server: { url: string }, seconds: number) =>
    measureTenant(`${server.url}/v1/api-keys/current`, tenant.key, seconds);
  await Promise.all([measure(api, 2), measure(handWritten, 2)]);
  printLine(
    `\n| GET /v1/api-keys/current during reads of ${ROLLOVERS} rollovers | p50 ms | p99 ms | max ms | failed | (f) p50 ms | (f) p99 ms | files read | seconds per file | MB |`,
  );
  printLine("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const [name, readers] of SITUATIONS) {
    const stop = readers
      ? startStoppableWorker<ReadersOutcome>("./readers.ts", { ...readers, url: api.url, key: reporter.key })
      : async () => null;
    const { latencies, failed } = await measure(api, SECONDS);
    const fromHandWritten = await measure(handWritten, SECONDS);
    const outcome = await stop();
    const ms = [0.5, 0.99, 1].map((share) => quantile(latencies, share).toFixed(1)).join(" | ");
    const handWrittenMs = [0.5, 0.99]
      .map((share) => quantile(fromHandWritten.latencies, share).toFixed(1))
      .join(" | ");
    const files = outcome
      ? `${outcome.read}${outcome.failed > 0 ? ` (${outcome.failed} failed)` : ""} | ${outcome.seconds.toFixed(1)} | ${(outcome.bytes / 1e6).toFixed(1)}`
      : "– | – | –";
    printLine(`| ${name} | ${ms} | ${failed + fromHandWritten.failed} | ${handWrittenMs} | ${files} |`);
  }
  await Promise.all([api.stop(), handWritten.stop()]);
  await test.close();
}
