import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Input of the worker: clients that each wait for a response before the next request. */
export interface Load {
  urls: readonly string[];
  connections: number;
  seconds: number;
  /** Not counted. */
  warmUpSeconds: number;
  key: string;
  /** `body` sends a POST, with `#` replaced by a unique number. */
  path: string;
  body?: string;
}

/**
 * Sorted latencies in milliseconds, by status. 0 is a failed connection; `overloaded` is a 503 with that code, since other 503s come late.
 */
export type Loaded = Record<string, number[]>;

const { urls, connections, seconds, warmUpSeconds, key, path, body } = workerData as Load;
const HEAD_END = "\r\n\r\n";
const loaded: Loaded = {};
const [begin, mark] = [performance.now(), process.pid % 100_000];
const [counted, end] = [begin + warmUpSeconds * 1000, begin + (warmUpSeconds + seconds) * 1000];
let sent = 0;

function nextRequest(host: string): string {
  const head = `Host: ${host}\r\nAuthorization: Bearer ${key}\r\n`;
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${head}${"\r\n"}`;
  sent += 1;
  const name = `${mark}-${Math.round(begin)}-${sent}`;
  const text = body.replaceAll("#", name);
  return `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nIdempotency-Key: ${name}\r\nContent-Length: ${Buffer.byteLength(text)}${HEAD_END}${text}`;
}

interface Answer {
  /** Status, or `overloaded`. */
  outcome: string;
  pauseSeconds: number;
}

const NO_ANSWER: Answer = { outcome: "0", pauseSeconds: 1 };

/** Sends one request. Also returns `Retry-After` in seconds. */
function ask(socket: Socket, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const take = (chunk: string) => {
      answer += chunk;
      const headEnd = answer.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < headEnd + HEAD_END.length + length) return;
      socket.off("data", take).off("error", reject).off("close", reject);
      const pauseSeconds = Number(/\r\nretry-after: (\d+)/i.exec(answer.slice(0, headEnd))?.[1] ?? 0);
      const isOverloaded = answer.includes('"code":"overloaded"', headEnd);
      resolve({ outcome: isOverloaded ? "overloaded" : answer.slice(9, 12), pauseSeconds });
    };
    socket.on("data", take).once("error", reject).once("close", reject);
    socket.write(request);
  });
}

async function client(index: number): Promise<void> {
  const { hostname, port, host } = new URL(urls[index % urls.length] ?? "");
  // Staggers the clients.
  await sleep((index * warmUpSeconds * 500) / connections);
  const socket = connect(Number(port), hostname).setEncoding("latin1").setNoDelay();
  socket.on("error", () => {});
  while (performance.now() < end) {
    const start = performance.now();
    const { outcome, pauseSeconds } = await ask(socket, nextRequest(host)).catch(() => NO_ANSWER);
    if (start >= counted && start < end) {
      loaded[outcome] ??= [];
      loaded[outcome]?.push(performance.now() - start);
    }
    if (outcome === NO_ANSWER.outcome) break;
    // Waits with jitter, as a well-behaved client does. Others only affect their own organization.
    if (pauseSeconds > 0) await sleep(pauseSeconds * (1000 + Math.random() * 500));
  }
  socket.destroy();
}

await Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
for (const latencies of Object.values(loaded)) latencies.sort((one, other) => one - other);
parentPort?.postMessage(loaded);
