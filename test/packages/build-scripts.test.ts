import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "../..");
const WORKSPACES = globSync("{packages,apps}/*/package.json", { cwd: ROOT }).map((file) => dirname(file));

describe("Build scripts", () => {
  // A program in a workspace's own node_modules takes precedence over the root's program of the same name.
  it.each(WORKSPACES)("in %s run the TypeScript compiler of the root", (workspace) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8"));
    const hasOwnCompiler = existsSync(join(ROOT, workspace, "node_modules/.bin/tsc"));
    const runsCompilerByName = /(?:^|&& )tsc\b/.test(scripts.build ?? "");
    expect(hasOwnCompiler && runsCompilerByName).toBe(false);
  });
});
