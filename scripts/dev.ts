import { runStack } from "./stack/run-stack.ts";
import { turbo } from "./turbo.ts";

await runStack(
  {
    nodeFlags: ["-C", "source", "--disable-warning=ExperimentalWarning"],
    watchFlags: ["--watch", "--watch-preserve-output"],
    program: (source) => [source],
    env: { NODE_ENV: "development", LOG_LEVEL: "info" },
    servesPortalSources: true,
    readableLogs: true,
  },
  (steps) => steps.run("Generating", () => turbo(["generate"])),
);
