import { setTimeout as pause } from "node:timers/promises";
import { inSqlTransaction, recordEvent } from "@svc/database";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { buildEvent, insertEvents, PART, type Rig, startRig } from "./webhook-rig.ts";
import { quantile } from "./writes.ts";

/** Milliseconds from a write to its delivery, for an organization with few events. */
export interface Fairness {
  alone: Latency;
  /** While another organization has twenty endpoints that never respond, with two thousand deliveries. */
  besideBlackHoles: Latency;
  /** While another organization has fifty thousand deliveries waiting for fifty endpoints. */
  besideFlood: Latency;
}

interface Latency {
  median: number;
  p99: number;
}

const AT_ONCE = 20;
const PER_SECOND = 10;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const LOOK_EVERY_MS = 50;
const MAX_WAIT_MS = 300_000;

/** Measures a quiet organization's latency next to a busy one, each time with a new database. */
export async function measureFairness(receiver: string): Promise<Fairness> {
  const beside = (endpoints: number, events: number, path: string) =>
    measureBeside(receiver, { endpoints, events, path });
  return {
    alone: await beside(0, 0, ""),
    besideBlackHoles: await beside(Math.ceil(20 / PART), 100, "/hang"),
    besideFlood: await beside(Math.ceil(50 / PART), 1_000, "/hook"),
  };
}

async function measureBeside(
  receiver: string,
  { endpoints, events, path }: { endpoints: number; events: number; path: string },
): Promise<Latency> {
  const rig = await startRig();
  await rig.createEndpoint(`${receiver}/hook`);
  const other = await buildKey(rig.test, "ak");
  for (let index = 0; index < endpoints; index += 1) await rig.createEndpoint(receiver + path, other);
  // Separate rollovers use separate lanes. Inserts a few at a time, because each makes many deliveries.
  for (let written = 0; written < events; written += AT_ONCE)
    await insertEvents({ test: rig.test, ak: other }, AT_ONCE, AT_ONCE);
  const worker = await rig.startWorker();
  // Lets the other organization's deliveries start.
  await pause(2_000);
  const latencies = await sendAndWait(rig, receiver);
  await worker.stop();
  await rig.stop();
  return { median: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

async function sendAndWait(rig: Rig, receiver: string): Promise<number[]> {
  const begun = new Map<string, number>();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await pause(1_000 / PER_SECOND);
    const at = Date.now();
    const id = await inSqlTransaction(rig.test.db, (tx) =>
      recordEvent(tx, buildEvent(rig.ak, newId("rol"), 1)),
    );
    begun.set(id, at);
  }
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const answer = await fetch(`${receiver}/arrivals`);
    const { arrivals } = (await answer.json()) as { arrivals: [string, number][] };
    const latencies = arrivals.flatMap(([id, at]) => {
      const from = begun.get(id);
      return from === undefined ? [] : [at - from];
    });
    if (latencies.length === begun.size) return latencies.sort((a, b) => a - b);
    if (Date.now() > deadline) throw new Error("an event did not arrive");
    await pause(LOOK_EVERY_MS);
  }
}
