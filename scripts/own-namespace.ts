import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./stack/settings.ts";

const UNSHARE_COMMAND = ["unshare", "--net", "--mount", "--"];

/**
 * Runs a program to its end. Where possible, it gets its own network and mount namespace and `SVC_OWN_NAMESPACE=1`, so that
 * injected faults do not affect the machine.
 *
 * @param source source file of the program
 * @returns exit code
 */
export async function runInOwnNamespace(source: string, args: readonly string[]): Promise<number> {
  const [unshare = "", ...flags] = UNSHARE_COMMAND;
  const canUnshare = spawnSync(unshare, [...flags, "ip", "link", "set", "lo", "up"]).status === 0;
  const program = [process.execPath, ...process.execArgv, source, ...args];
  const startLoopback = ["sh", "-c", 'ip link set lo up && exec "$@"', "svc-alone"];
  const [command = "", ...commandArgs] = canUnshare
    ? [...UNSHARE_COMMAND, ...startLoopback, ...program]
    : program;
  const child = spawn(command, commandArgs, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...(canUnshare ? { SVC_OWN_NAMESPACE: "1" } : {}) },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
