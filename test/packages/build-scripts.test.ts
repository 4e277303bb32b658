import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "../..");
const WORKSPACES = globSync("{packages,apps}/*/package.json", { cwd: ROOT }).map((file) => dirname(file));

describe("Build scripts", () => {
  // A binary in a workspace's own node_modules takes precedence over the root's.
  it.each(WORKSPACES)("in %s run the checkout's own compiler", (workspace) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8"));
    const isShadowed = existsSync(join(ROOT, workspace, "node_modules/.bin/tsc"));
    const isByName = /(?:^|&& )tsc\b/.test(scripts.build ?? "");
    expect({ isShadowed, isByName }).not.toEqual({ isShadowed: true, isByName: true });
  });
});
