import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "../..");
const WORKSPACES = globSync("{packages,apps}/*/package.json", { cwd: ROOT }).map((file) => dirname(file));

describe("Build scripts", () => {
  // A workspace's own programs take precedence over the root's.
  it.each(WORKSPACES)("in %s run the TypeScript compiler of the root", (workspace) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8"));
    const hasOwnCompiler = existsSync(join(ROOT, workspace, "node_modules/.bin/tsc"));
    const runsCompilerByName = /(?:^|&& )tsc\b/.test(scripts.build ?? "");
    expect(hasOwnCompiler && runsCompilerByName).toBe(false);
  });
});
