import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Causes faults under load. Where it may, with a network and mounts of its own: packets are lost, and disks are full, for nobody else.

const NAMESPACE = ["unshare", "--net", "--mount", "--"];
const [unshare = "", ...flags] = NAMESPACE;
const mayBeAlone = spawnSync(unshare, [...flags, "ip", "link", "set", "lo", "up"]).status === 0;

await turbo(["build"]);
const program = [process.execPath, ...process.execArgv, "bench/faults/main.ts", ...process.argv.slice(2)];
const up = ["sh", "-c", 'ip link set lo up && exec "$@"', "svc-faults"];
const [command = "", ...args] = mayBeAlone ? [...NAMESPACE, ...up, ...program] : program;
const child = spawn(command, args, {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, ...(mayBeAlone ? { SVC_OWN_NAMESPACE: "1" } : {}) },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, "exit")) as [number | null];
process.exit(code ?? 1);
