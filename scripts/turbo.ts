import { spawn } from "node:child_process";
import { join } from "node:path";
import { refreshOutputs } from "./committed-outputs.ts";
import { ROOT, StackError } from "./stack/settings.ts";
import { isUpToDate, recordFingerprint, takeFingerprint } from "./up-to-date.ts";

/**
 * Does nothing if the tasks' inputs and outputs have not changed since the last run. @throws StackError with the output if a task
 * fails
 */
export async function runTurboTasks(tasks: string[]): Promise<void> {
  const { inputs, outputs } = takeFingerprint(ROOT);
  if (isUpToDate(ROOT, tasks, { inputs, outputs })) return;
  await refreshOutputs();
  await runTurbo(tasks);
  if (tasks.includes("build")) await bundleOneProcess();
  // Records the inputs from before the build, so that files that change during the build are built next time.
  recordFingerprint(ROOT, tasks, { inputs, outputs: takeFingerprint(ROOT).outputs });
}

/** Not a turbo task, because the bundle of both services belongs to no single package. */
async function bundleOneProcess(): Promise<void> {
  // Imported only here, because loading esbuild would slow down `npm run svc`.
  const { bundleInto } = await import("@svc/build/bundle");
  const location = "node_modules/.cache/svc/one-process";
  const programs = {
    main: "../../../scripts/stack/in-one-process",
    "read-lines": "records/exports/read-lines",
  };
  await bundleInto(join(ROOT, location), { app: "apps/api", programs }, { location });
}

function runTurbo(tasks: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("turbo", ["run", ...tasks, "--output-logs=errors-only", "--log-prefix=none"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", (error) => reject(new StackError(`Failed to run turbo: ${error.message}`)));
    child.once("close", (code) => (code === 0 ? resolve() : reject(new StackError(output.trim()))));
  });
}
