import { ROOT } from "./stack/settings.ts";
import { turbo } from "./turbo.ts";

// Runs every test, or those that the arguments name, against a PostgreSQL and a Redis that the tests start themselves.

const ORPHAN_CHECK_MS = 500;

// Nobody is left who could say stop. What the run has started ends with this process.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), ORPHAN_CHECK_MS).unref();

process.chdir(ROOT);
process.env.NODE_ENV ??= "test";
const [{ run }] = await Promise.all([import("jest"), turbo(["generate"])]);
await run(process.argv.slice(2));
