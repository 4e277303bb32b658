import { spawn } from "node:child_process";
import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Runs every test, or those that the arguments name, against a PostgreSQL and a Redis that the tests start themselves.
await turbo(["generate"]);
const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
const child = spawn(process.execPath, [...flags, "node_modules/jest/bin/jest.js", ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("close", (code) => process.exit(code ?? 1));
