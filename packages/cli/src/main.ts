import { runProgram } from "./program.ts";

const controller = new AbortController();
// A second signal ends the process immediately.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => controller.abort());
// A program such as `head` may close the pipe early.
process.stdout.on("error", () => process.exit());
process.exitCode = await runProgram(process.argv.slice(2), {
  env: process.env,
  signal: controller.signal,
  baseUrl: null,
});
// Keep-alive connections and standard input would keep the process running.
if (process.stdin.isTTY) process.stdin.unref();
