import { setTimeout as pause } from "node:timers/promises";
import { cleanWebhooks } from "../apps/api/src/webhooks/clean-webhooks.ts";
import { insertRollovers } from "./copies.ts";
import { toPercentiles } from "./latencies.ts";
import { measure } from "./load/measure.ts";
import type { Result } from "./load/variant.ts";
import { startStoppable } from "./load.ts";
import { printLine } from "./report.ts";
import { type Fairness, measureFairness } from "./webhook-fairness.ts";
import {
  countWaiting,
  DIVISOR,
  insertEvents,
  type Rig,
  readLatencies,
  sendEvent,
  startRig,
} from "./webhook-rig.ts";

const EVENTS = 20_000 / DIVISOR;
const ROLLOVERS = 2_000 / DIVISOR;
const ENDPOINTS = 10;
const PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** For `measureDeliveries`, which is part of every complete run. */
const FEW_EVENTS = 5_000;
const FEW_SECONDS = 5;
const BACKLOG = 100_000 / DIVISOR;
const LIST_ROWS = 100_000 / DIVISOR;
const CYCLES = 3;
/** One day longer than events are kept. */
const RETENTION_MS = 91 * 86_400_000;
const POLL_MS = 20;
const TABLES = ["events", "webhook_deliveries", "webhook_attempts", "webhook_lanes"];

interface WebhookFigures {
  deliveriesPerSecond: { oneEndpoint: number; tenEndpoints: number };
  arrivalMs: { median: number; p99: number; max: number };
  bytesPerEvent: number[];
  fairness: Fairness;
  lists: Result[];
}

export const QUIET_LIST = "GET /v1/rollovers, nothing waiting";
export const BACKLOG_LIST = "GET /v1/rollovers, 100 000 deliveries waiting";

/** Returns deliveries per second, from the worker's start until nothing waits. */
async function deliverAll(rig: Rig): Promise<number> {
  const waiting = await countWaiting(rig);
  const worker = await rig.startWorker();
  const begin = performance.now();
  while ((await countWaiting(rig)) > 0) await pause(POLL_MS);
  const seconds = (performance.now() - begin) / 1_000;
  await worker.stop();
  return waiting / seconds;
}

/** Returns milliseconds from the start of a write to its delivery, at fifty per second. */
async function measureArrivals(rig: Rig, receiver: string, seconds: number): Promise<number[]> {
  const worker = await rig.startWorker();
  const sentAt = new Map<string, number>();
  const start = performance.now();
  for (let index = 0; index < PER_SECOND * seconds; index += 1) {
    await pause(Math.max(0, start + (index * 1_000) / PER_SECOND - performance.now()));
    await sendEvent(rig, sentAt);
  }
  while ((await countWaiting(rig)) > 0) await pause(POLL_MS);
  await worker.stop();
  const latencies = await readLatencies(receiver, sentAt);
  if (latencies.length !== sentAt.size) throw new Error("an event did not arrive");
  return latencies;
}

async function readTableSize({ test }: Rig): Promise<number> {
  const [row] = await test.db.sql.query<{ size: string }>({
    text: "SELECT sum(pg_total_relation_size(name::regclass))::text AS size FROM unnest($1::text[]) AS name",
    values: [TABLES],
  });
  return Number(row?.size);
}

/** Returns bytes of growth per event, over cycles of delivery and cleanup. */
async function measureGrowth(rig: Rig): Promise<number[]> {
  const before = await readTableSize(rig);
  const bytesPerEvent: number[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await insertEvents(rig, EVENTS, ROLLOVERS);
    await deliverAll(rig);
    bytesPerEvent.push(Math.round(((await readTableSize(rig)) - before) / EVENTS));
    const later = { now: () => new Date(Date.now() + RETENTION_MS) };
    await cleanWebhooks({ db: rig.test.db, clock: later });
    // Replaces autovacuum.
    for (const table of TABLES) await rig.test.db.pool.query(`VACUUM ${table}`);
  }
  return bytesPerEvent;
}

/** Measures the rollover list next to an idle worker, and next to a worker with a backlog for a receiver that is down. */
async function measureLists(downUrl: string) {
  const [quiet, backlogged] = [await startRig(), await startRig()];
  for (const rig of [quiet, backlogged]) await insertRollovers(rig.test, rig.ak.organizationId, LIST_ROWS);
  await backlogged.createEndpoint(downUrl);
  await insertEvents(backlogged, BACKLOG, BACKLOG / 100);
  await backlogged.test.db.pool.query("VACUUM ANALYZE");
  const workers = [await quiet.startWorker(), await backlogged.startWorker()];
  const buildVariant = (name: string, { api, ak }: Rig) => ({
    name,
    server: api,
    calls: [{ path: "/v1/rollovers", headers: { authorization: `Bearer ${ak.key}` } }],
  });
  const variants = [buildVariant(QUIET_LIST, quiet), buildVariant(BACKLOG_LIST, backlogged)];
  const lists = await measure(variants, { rounds: 5, seconds: 4 });
  if ((await countWaiting(backlogged)) !== BACKLOG) throw new Error("the backlog did not remain");
  for (const worker of workers) await worker.stop();
  for (const rig of [quiet, backlogged]) await rig.stop();
  return lists;
}

export async function measureDeliveries(): Promise<
  Pick<WebhookFigures, "arrivalMs"> & { perSecond: number }
> {
  const receiver = await startStoppable(["bench/servers/webhook-receiver.ts"], {});
  const rig = await startRig();
  await rig.createEndpoint(`${receiver.url}/hook`);
  await insertEvents(rig, FEW_EVENTS, FEW_EVENTS / 10);
  const perSecond = await deliverAll(rig);
  const latencies = await measureArrivals(rig, receiver.url, FEW_SECONDS);
  await rig.stop();
  await receiver.stop();
  return { perSecond, arrivalMs: toArrival(latencies) };
}

function toArrival(latencies: readonly number[]): WebhookFigures["arrivalMs"] {
  const { p50, p99, max } = toPercentiles(latencies);
  return { median: p50, p99, max };
}

export async function measureWebhooks(): Promise<WebhookFigures> {
  const receiver = await startStoppable(["bench/servers/webhook-receiver.ts"], {});
  const rig = await startRig();
  await rig.createEndpoint(`${receiver.url}/hook`);
  await insertEvents(rig, EVENTS, ROLLOVERS);
  const oneEndpoint = await deliverAll(rig);
  printLine("arrivals …");
  const latencies = await measureArrivals(rig, receiver.url, SECONDS);
  printLine("growth …");
  const bytesPerEvent = await measureGrowth(rig);
  for (let count = 1; count < ENDPOINTS; count += 1) await rig.createEndpoint(`${receiver.url}/hook`);
  await insertEvents(rig, EVENTS / ENDPOINTS, ROLLOVERS / ENDPOINTS);
  const tenEndpoints = await deliverAll(rig);
  await rig.stop();
  printLine("fairness …");
  const fairness = await measureFairness(receiver.url);
  printLine("lists …");
  const lists = await measureLists(`${receiver.url}/down`);
  await receiver.stop();
  return {
    deliveriesPerSecond: { oneEndpoint, tenEndpoints },
    arrivalMs: toArrival(latencies),
    bytesPerEvent,
    fairness,
    lists,
  };
}
