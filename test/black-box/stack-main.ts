import { join } from "node:path";
import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import { runStack } from "../../scripts/stack/run-stack.ts";

// Like `npm start`, but builds nothing: runs the packed images in the given folder, or the sources if no
// folder is given.

const [imagesFolder] = process.argv.slice(2);

function getImageProgramArgs(source: string): string[] {
  const args = getBuiltProgramArgs(source);
  const file = args.at(-1) ?? "";
  const [, app = ""] = file.split("/");
  return [...args.slice(0, -1), join(imagesFolder ?? "", app, file)];
}

await runStack(
  {
    nodeFlags: imagesFolder ? BUILT_FLAGS : [...BUILT_FLAGS, "-C", "source"],
    watchFlags: [],
    getProgramArgs: (source) => (imagesFolder ? getImageProgramArgs(source) : [source]),
    env: { ...BUILT_ENV, NODE_ENV: "production", LOG_LEVEL: "warn" },
    hasReadableLogs: false,
  },
  async () => {},
);
