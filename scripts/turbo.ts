import { spawn } from "node:child_process";
import { refreshOutputs } from "./committed-outputs.ts";
import { ROOT, StackError } from "./stack/settings.ts";

/** Runs turbo tasks over the workspaces; what they print is shown when they fail. @throws StackError */
export async function turbo(tasks: string[]): Promise<void> {
  await refreshOutputs();
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
    child.once("error", (error) => reject(new StackError(`turbo could not be run: ${error.message}`)));
    child.once("close", (code) => (code === 0 ? resolve() : reject(new StackError(output.trim()))));
  });
}
