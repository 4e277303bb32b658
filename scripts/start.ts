import { runStack } from "./stack/run-stack.ts";
import { turbo } from "./turbo.ts";

await runStack(
  {
    nodeFlags: ["--disable-warning=ExperimentalWarning"],
    watchFlags: [],
    program: (source) => source.replace("/src/", "/dist/").replace(/\.ts$/, ".js"),
    env: { NODE_ENV: "production", LOG_LEVEL: "warn" },
  },
  (report) => report("Building", () => turbo(["build"])),
);
