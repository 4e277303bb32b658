import { join } from "node:path";
import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import { runStack } from "../../scripts/stack/run-stack.ts";

// `npm start` without its build: runs the packed images in the given folder, or the sources.

const [images] = process.argv.slice(2);

function getImageProgramArgs(source: string): string[] {
  const command = getBuiltProgramArgs(source);
  const file = command.at(-1) ?? "";
  return [...command.slice(0, -1), join(images ?? "", file.split("/")[1] ?? "", file)];
}

await runStack(
  {
    nodeFlags: images ? BUILT_FLAGS : [...BUILT_FLAGS, "-C", "source"],
    watchFlags: [],
    getProgramArgs: (source) => (images ? getImageProgramArgs(source) : [source]),
    env: { ...BUILT_ENV, NODE_ENV: "production", LOG_LEVEL: "warn" },
    hasReadableLogs: false,
  },
  async () => {},
);
