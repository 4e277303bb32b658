import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./stack/settings.ts";

const NAMESPACE = ["unshare", "--net", "--mount", "--"];

/**
 * Runs a program of the project; where it may, with a network and mounts of its own, which end with it: packets are lost, and disks
 * are full, for nobody else. It has `SVC_OWN_NAMESPACE=1` then.
 *
 * @param source its file @returns its exit code
 */
export async function runAlone(source: string, args: readonly string[]): Promise<number> {
  const [unshare = "", ...flags] = NAMESPACE;
  const mayBeAlone = spawnSync(unshare, [...flags, "ip", "link", "set", "lo", "up"]).status === 0;
  const program = [process.execPath, ...process.execArgv, source, ...args];
  const up = ["sh", "-c", 'ip link set lo up && exec "$@"', "svc-alone"];
  const [command = "", ...words] = mayBeAlone ? [...NAMESPACE, ...up, ...program] : program;
  const child = spawn(command, words, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...(mayBeAlone ? { SVC_OWN_NAMESPACE: "1" } : {}) },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
