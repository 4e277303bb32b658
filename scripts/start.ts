import { runStack } from "./stack/run-stack.ts";
import { turbo } from "./turbo.ts";

await runStack(
  {
    // The last two keep the heap of a service that has little in it small: without them it grows to a third more.
    nodeFlags: [
      "--disable-warning=ExperimentalWarning",
      "--max-semi-space-size=4",
      "--max-old-space-size=256",
    ],
    watchFlags: [],
    program: (source) => source.replace("/src/", "/dist/").replace(/\.ts$/, ".js"),
    env: { NODE_ENV: "production", LOG_LEVEL: "warn" },
  },
  (report) => report("Building", () => turbo(["build"])),
);
