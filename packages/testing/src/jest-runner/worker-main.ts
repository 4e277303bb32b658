import fc from "fast-check";
import { startOutputCapture } from "../output/output-capture.ts";
import type { Failure, FromWorker, ToWorker } from "./protocol.ts";
import { runTestFile } from "./run-test-file.ts";

const HEARTBEAT_MS = 1_000;
const SEED = 20260615;

const send = (message: FromWorker, then = () => {}) => process.send?.(message, then);

function toFailure(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: stack ?? message };
}

// Temporary programs of tests need no compile cache.
delete process.env.NODE_COMPILE_CACHE;
// A fixed seed makes failures repeatable. The nightly run sets another seed.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? SEED) });
startOutputCapture();
process.on("message", async (message: ToWorker) => {
  if (message.type !== "run") return;
  try {
    const result = await runTestFile(message.file);
    send({ type: "ran", result, heapUsed: process.memoryUsage().heapUsed });
  } catch (error) {
    send({ type: "could not run", failure: toFailure(error) });
  }
});
// Errors between files. During a file, jest-circus handles them.
process.on("uncaughtException", (error) => {
  send({ type: "failed late", failure: toFailure(error) }, () => process.exit(1));
});
process.on("disconnect", () => process.exit());
setInterval(() => send({ type: "alive" }), HEARTBEAT_MS).unref();
