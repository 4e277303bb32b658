import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Each client waits for a response before its next request. */
export interface Load {
  urls: readonly string[];
  connections: number;
  seconds: number;
  warmUpSeconds: number;
  key: string;
  path: string;
  /** Sent with POST. `#` stands for a unique number. */
  body?: string;
}

/** Sorted latencies in milliseconds, by status. `0` is a failed connection. `overloaded` is a 503 with that code. */
export type LatenciesByStatus = Record<string, number[]>;

const { urls, connections, seconds, warmUpSeconds, key, path, body } = workerData as Load;
const HEAD_END = "\r\n\r\n";
const latenciesByStatus: LatenciesByStatus = {};
const begin = performance.now();
const processNumber = process.pid % 100_000;
const [countFrom, end] = [begin + warmUpSeconds * 1000, begin + (warmUpSeconds + seconds) * 1000];
let sent = 0;

function buildNextRequest(host: string): string {
  const head = `Host: ${host}\r\nAuthorization: Bearer ${key}\r\n`;
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${head}\r\n`;
  sent += 1;
  const name = `${processNumber}-${Math.round(begin)}-${sent}`;
  const text = body.replaceAll("#", name);
  return `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nIdempotency-Key: ${name}\r\nContent-Length: ${Buffer.byteLength(text)}${HEAD_END}${text}`;
}

interface Outcome {
  /** A key of `LatenciesByStatus`. */
  outcome: string;
  pauseSeconds: number;
}

const NO_RESPONSE: Outcome = { outcome: "0", pauseSeconds: 1 };

function sendRequest(socket: Socket, request: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let text = "";
    const read = (chunk: string) => {
      text += chunk;
      const headEnd = text.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < headEnd + HEAD_END.length + length) return;
      socket.off("data", read).off("error", reject).off("close", reject);
      const pauseSeconds = Number(/\r\nretry-after: (\d+)/i.exec(text.slice(0, headEnd))?.[1] ?? 0);
      const isOverloaded = text.includes('"code":"overloaded"', headEnd);
      const status = text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
      resolve({ outcome: isOverloaded ? "overloaded" : status, pauseSeconds });
    };
    socket.on("data", read).once("error", reject).once("close", reject);
    socket.write(request);
  });
}

async function runClient(index: number): Promise<void> {
  const { hostname, port, host } = new URL(urls[index % urls.length] ?? "");
  // Opens the connections over the first half of the warm-up.
  await sleep((index * warmUpSeconds * 500) / connections);
  const socket = connect(Number(port), hostname).setEncoding("latin1").setNoDelay();
  socket.on("error", () => {});
  while (performance.now() < end) {
    const start = performance.now();
    const { outcome, pauseSeconds } = await sendRequest(socket, buildNextRequest(host)).catch(
      () => NO_RESPONSE,
    );
    if (start >= countFrom && start < end) {
      latenciesByStatus[outcome] ??= [];
      latenciesByStatus[outcome]?.push(performance.now() - start);
    }
    if (outcome === NO_RESPONSE.outcome) break;
    // Waits with jitter, like a well-behaved client.
    if (pauseSeconds > 0) await sleep(pauseSeconds * (1000 + Math.random() * 500));
  }
  socket.destroy();
}

await Promise.all(Array.from({ length: connections }, (_, index) => runClient(index)));
for (const latencies of Object.values(latenciesByStatus)) latencies.sort((a, b) => a - b);
parentPort?.postMessage(latenciesByStatus);
