import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

// Upgrades from the last release under load, and rolls back.

await runTurboTasks(["build"]);
const program = [...process.execArgv, "bench/upgrade/main.ts"];
const child = spawn(process.execPath, program, { cwd: ROOT, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, "exit")) as [number | null];
process.exit(code ?? 1);
