import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import { runStack } from "./stack/run-stack.ts";
import { runTurboTasks } from "./turbo.ts";

// npm start: builds the services, and runs them with PostgreSQL and Redis.

await runStack(
  {
    nodeFlags: BUILT_FLAGS,
    watchFlags: [],
    getProgramArgs: getBuiltProgramArgs,
    env: { ...BUILT_ENV, NODE_ENV: "production", LOG_LEVEL: "warn" },
    // Log collectors need JSON.
    hasReadableLogs: process.stdout.isTTY,
  },
  (steps) => steps.run("Building", () => runTurboTasks(["build"])),
);
