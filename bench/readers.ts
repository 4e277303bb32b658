import { parentPort, workerData } from "node:worker_threads";

// Runs in a worker thread: `count` readers download the same file again and again until a message arrives.

export interface Readers {
  url: string;
  path: string;
  key: string;
  count: number;
}

export interface ReadersOutcome {
  /** Number of complete downloads. */
  read: number;
  failed: number;
  /** Median duration of a download. */
  seconds: number;
  /** Size of the file. */
  bytes: number;
}

const { url, path, key, count } = workerData as Readers;
const controller = new AbortController();
const durations: number[] = [];
let failed = 0;
let bytes = 0;

async function readFile(): Promise<void> {
  const start = performance.now();
  try {
    const response = await fetch(url + path, {
      headers: { authorization: `Bearer ${key}` },
      signal: controller.signal,
    });
    let size = 0;
    for await (const chunk of response.body ?? []) size += chunk.length;
    if (!response.ok) throw new Error(`${response.status}`);
    durations.push((performance.now() - start) / 1000);
    bytes = size;
  } catch {
    if (controller.signal.aborted) return;
    failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const readers = Array.from({ length: count }, async () => {
  while (!controller.signal.aborted) await readFile();
});
parentPort?.once("message", async () => {
  controller.abort();
  await Promise.all(readers);
  durations.sort((a, b) => a - b);
  const outcome: ReadersOutcome = {
    read: durations.length,
    failed,
    seconds: durations[Math.floor(durations.length / 2)] ?? 0,
    bytes,
  };
  parentPort?.postMessage(outcome);
});
