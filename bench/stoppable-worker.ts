import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** @returns a function that stops the thread and returns its outcome */
export function startStoppableWorker<Outcome>(file: string, workerData: unknown): () => Promise<Outcome> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData });
  return async () => {
    const outcome = once(worker, "message");
    worker.postMessage("stop");
    return (await outcome)[0] as Outcome;
  };
}
