import { runStack } from "./stack/run-stack.ts";
import { runTurboTasks } from "./turbo.ts";

await runStack(
  {
    nodeFlags: ["-C", "source", "--disable-warning=ExperimentalWarning"],
    watchFlags: ["--watch", "--watch-preserve-output"],
    getProgramArgs: (source) => [source],
    env: { NODE_ENV: "development", LOG_LEVEL: "info" },
    servesPortalSources: true,
    hasReadableLogs: true,
  },
  (steps) => steps.run("Generating", () => runTurboTasks(["generate"])),
);
