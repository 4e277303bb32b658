import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "../..");
const WORKSPACES = globSync("{packages,apps}/*/package.json", { cwd: ROOT }).map((file) => dirname(file));

describe("the build script of", () => {
  // What npm puts into a workspace's own folder goes before the checkout's: `tsc` would be another there.
  it.each(WORKSPACES)("%s runs the checkout's own compiler", (workspace) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, workspace, "package.json"), "utf8"));
    const isShadowed = existsSync(join(ROOT, workspace, "node_modules/.bin/tsc"));
    const isByName = /(?:^|&& )tsc\b/.test(scripts.build ?? "");
    expect({ isShadowed, isByName }).not.toEqual({ isShadowed: true, isByName: true });
  });
});
