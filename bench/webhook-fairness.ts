import { setTimeout as pause } from "node:timers/promises";
import { buildKey } from "@svc/testing";
import { quantile } from "./latencies.ts";
import { DIVISOR, insertEvents, type Rig, readLatencies, sendEvent, startRig } from "./webhook-rig.ts";

/** Milliseconds from a write to its delivery, for an organization with few events. */
export interface Fairness {
  alone: Latency;
  /** Another organization has twenty endpoints that never respond, with two thousand deliveries. */
  besideBlackHoles: Latency;
  /** Another organization has fifty thousand deliveries waiting for fifty endpoints. */
  besideFlood: Latency;
}

interface Latency {
  median: number;
  p99: number;
}

const BATCH = 20;
const PER_SECOND = 10;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const POLL_MS = 50;
const MAX_WAIT_MS = 300_000;

/** Uses a new database for each case. */
export async function measureFairness(receiver: string): Promise<Fairness> {
  const measure = (endpoints: number, events: number, path: string) =>
    measureBeside(receiver, { endpoints, events, path });
  return {
    alone: await measure(0, 0, ""),
    besideBlackHoles: await measure(Math.ceil(20 / DIVISOR), 100, "/hang"),
    besideFlood: await measure(Math.ceil(50 / DIVISOR), 1_000, "/hook"),
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
  // Separate rollovers use separate lanes. Batches are small, because each event makes many deliveries.
  for (let written = 0; written < events; written += BATCH)
    await insertEvents({ test: rig.test, ak: other }, BATCH, BATCH);
  const worker = await rig.startWorker();
  // Lets the other organization's deliveries start.
  await pause(2_000);
  const latencies = await sendAndWait(rig, receiver);
  await worker.stop();
  await rig.stop();
  return { median: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

async function sendAndWait(rig: Rig, receiver: string): Promise<number[]> {
  const sentAt = new Map<string, number>();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await pause(1_000 / PER_SECOND);
    await sendEvent(rig, sentAt);
  }
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const latencies = await readLatencies(receiver, sentAt);
    if (latencies.length === sentAt.size) return latencies;
    if (Date.now() > deadline) throw new Error("an event did not arrive");
    await pause(POLL_MS);
  }
}
