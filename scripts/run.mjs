import { spawn } from "node:child_process";

const ORPHAN_CHECK_MS = 500;

/** Calls back when the parent has exited and can no longer send signals. */
function onOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}

/** Forwards signals to the command. @returns a promise of the exit code: 127 if the command cannot start */
export function run(command, args, { cwd, env = process.env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: "inherit", env });
    const forwardSignal = (signal) => child.kill(signal);
    process.on("SIGTERM", forwardSignal);
    // Without a handler, Ctrl-C would end this process before the child.
    process.on("SIGINT", forwardSignal);
    if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill("SIGTERM"));
    child.once("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.once("close", (code, signal) => {
      process.off("SIGTERM", forwardSignal);
      process.off("SIGINT", forwardSignal);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
