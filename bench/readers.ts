import { parentPort, workerData } from "node:worker_threads";

export interface Readers {
  url: string;
  path: string;
  key: string;
  count: number;
}

export interface ReadersOutcome {
  /** Complete reads, failed reads, and median seconds per read. */
  read: number;
  failed: number;
  seconds: number;
  /** Per file. */
  bytes: number;
}

const { url, path, key, count } = workerData as Readers;
const stopping = new AbortController();
const took: number[] = [];
let failed = 0;
let bytes = 0;

async function readFile(): Promise<void> {
  const start = performance.now();
  try {
    const answer = await fetch(url + path, {
      headers: { authorization: `Bearer ${key}` },
      signal: stopping.signal,
    });
    let size = 0;
    for await (const chunk of answer.body ?? []) size += chunk.length;
    if (!answer.ok) throw new Error(`${answer.status}`);
    took.push((performance.now() - start) / 1000);
    bytes = size;
  } catch {
    if (stopping.signal.aborted) return;
    failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const readers = Array.from({ length: count }, async () => {
  while (!stopping.signal.aborted) await readFile();
});
parentPort?.once("message", async () => {
  stopping.abort();
  await Promise.all(readers);
  took.sort((one, other) => one - other);
  const outcome: ReadersOutcome = {
    read: took.length,
    failed,
    seconds: took[Math.floor(took.length / 2)] ?? 0,
    bytes,
  };
  parentPort?.postMessage(outcome);
});
