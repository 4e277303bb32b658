import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type InstalledPackage, installPackage } from "./installed-package.ts";

describe("@svc/cli, packed and installed", () => {
  let cli: InstalledPackage;
  beforeAll(async () => {
    cli = await installPackage("packages/cli");
  });
  afterAll(() => cli?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await cli.findIssues()).toEqual([]));

  it("bundles its dependencies with their licenses, and installs no others", () => {
    const folder = join(cli.folder, "node_modules/@svc/cli");
    const { dependencies, bin, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect({ dependencies, bin, exports }).toEqual({
      dependencies: undefined,
      bin: { svc: "./bin/svc.js" },
      exports: { "./package.json": "./package.json" },
    });
    const licenses = readFileSync(join(folder, "bin/LICENSES.txt"), "utf8");
    expect(licenses).toContain("commander 15.");
    expect(licenses).toContain("string-width 9.");
  });

  it("runs", async () => {
    const program = join(cli.folder, "node_modules/.bin/svc");
    const { stdout } = await promisify(execFile)(program, ["--help"]);
    expect(stdout).toContain("rollovers");
  });
});
