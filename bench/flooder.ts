import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { generateApiKey } from "@svc/keys";
import { type TimedResponse, timeGet } from "./timed-get.ts";

// Sends invalid keys from a worker thread until stopped.

export interface Flood {
  url: string;
  /** Number of client addresses, sent in `X-Forwarded-For`. */
  addresses: number;
  /** Requests over all connections; null means unlimited. */
  perMinute: number | null;
}

export interface FloodOutcome {
  sent: number;
  byStatus: Record<number, number>;
}

const CONNECTIONS = 6;
const { url, addresses, perMinute } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const byStatus: Record<number, number> = {};
let sent = 0;
let isStopped = false;

function sendInvalidKey(index: number): Promise<TimedResponse> {
  const addressIndex = index % addresses;
  return timeGet(url, agent, {
    "x-api-key": generateApiKey({ environment: "test", type: "ak" }),
    "x-forwarded-for": `198.18.${addressIndex >> 8}.${addressIndex & 255}`,
  });
}

async function flood(): Promise<void> {
  const pauseMs = perMinute === null ? 0 : (CONNECTIONS * 60_000) / perMinute;
  while (!isStopped) {
    const next = performance.now() + pauseMs;
    sent += 1;
    const { status } = await sendInvalidKey(sent);
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    await sleep(Math.max(0, next - performance.now()));
  }
}

parentPort?.once("message", () => {
  isStopped = true;
});
await Promise.all(Array.from({ length: CONNECTIONS }, flood));
agent.destroy();
parentPort?.postMessage({ sent, byStatus } satisfies FloodOutcome);
