import fc from "fast-check";
import { listenIn } from "../heard/listen-in.ts";
import type { Failure, FromWorker, ToWorker } from "./protocol.ts";
import { runTestFile } from "./run-test-file.ts";

const ALIVE_EVERY_MS = 1_000;
const SEED = 20260615;

const tell = (message: FromWorker, then = () => {}) => process.send?.(message, then);

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: stack ?? message };
}

// Only for this process: programs that tests create in temporary folders need no compile cache.
delete process.env.NODE_COMPILE_CACHE;
// Random values are the same in every run, so that a failure can be repeated. The nightly run sets another seed.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? SEED) });
listenIn();
process.on("message", async (message: ToWorker) => {
  if (message.type !== "run") return;
  try {
    const result = await runTestFile(message.file);
    tell({ type: "ran", result, heapUsed: process.memoryUsage().heapUsed });
  } catch (error) {
    tell({ type: "could not run", failure: failureOf(error) });
  }
});
// Between files; during a file, jest-circus listens.
process.on("uncaughtException", (error) => {
  tell({ type: "failed late", failure: failureOf(error) }, () => process.exit(1));
});
process.on("disconnect", () => process.exit());
setInterval(() => tell({ type: "alive" }), ALIVE_EVERY_MS).unref();
