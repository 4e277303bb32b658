import { listenIn } from "../heard/listen-in.ts";
import type { Failure, FromWorker, ToWorker } from "./protocol.ts";
import { runTestFile } from "./run-test-file.ts";

// A worker of the tests: runs the files that it is told to, one after another.

const ALIVE_EVERY_MS = 1_000;

const tell = (message: FromWorker, then = () => {}) => process.send?.(message, then);

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: stack ?? message };
}

// For this process alone: a program that a test makes in a temporary folder is not kept compiled.
delete process.env.NODE_COMPILE_CACHE;
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
// Between two files; while one runs, jest-circus listens.
process.on("uncaughtException", (error) => {
  tell({ type: "failed late", failure: failureOf(error) }, () => process.exit(1));
});
// Whoever started it has ended it, or is gone.
process.on("disconnect", () => process.exit());
setInterval(() => tell({ type: "alive" }), ALIVE_EVERY_MS).unref();
