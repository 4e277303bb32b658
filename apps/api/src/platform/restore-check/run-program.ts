import { spawn } from "node:child_process";

export interface ProgramUser {
  uid?: number;
  gid?: number;
}

export interface ProgramOptions {
  /** Without the secrets of the services. */
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** Its message is shown to the operator. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

/** @throws RestoreError with the program's last error, unless `ignoresExitCode` */
export async function runProgram(
  [command = "", ...args]: readonly string[],
  { env, signal, ignoresExitCode = false }: ProgramOptions & { ignoresExitCode?: boolean },
): Promise<string> {
  const child = spawn(command, args, {
    signal,
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, LC_ALL: "C", TZ: "UTC" },
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors = (errors + chunk).slice(-4_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  signal.throwIfAborted();
  if (code !== 0 && !ignoresExitCode)
    throw new RestoreError(errors.trim().split("\n").at(-1) || `${command} ended with code ${code}`);
  return output;
}
