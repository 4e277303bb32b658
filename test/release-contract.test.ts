import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { copyProject } from "./copy-project.ts";

// Records a release in a copy of the project, with its own Git repository.

const VERSION = "1.1.0";
const VERSION_FILES = ["apps/api/src/context/service.ts", "apps/widget-auth/src/service.ts"];
const TIMEOUT_MS = 600_000;

describe("npm run release-contract", () => {
  let copy: string;
  beforeAll(() => {
    copy = copyProject("svc-release-");
    git("init", "-q");
    expect(run("generate")).toMatchObject({ status: 0 });
    commit();
  }, TIMEOUT_MS);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, encoding: "utf8" }).trim();
  const commit = () => {
    git("add", "-A");
    git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "Commit");
  };
  const read = (path: string) => readFileSync(join(copy, path), "utf8");
  const readJson = (path: string) => JSON.parse(read(path));
  const run = (script: string, ...args: string[]) => {
    const PATH = `${join(copy, "node_modules/.bin")}:${process.env.PATH}`;
    const options = ["-C", "source", "--disable-warning=ExperimentalWarning"];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...options, join(copy, `scripts/${script}.ts`), ...args],
      { cwd: copy, encoding: "utf8", env: { ...process.env, PATH, NODE_OPTIONS: "" } },
    );
    return { status, output: stdout + stderr };
  };

  it("rejects a malformed version, a recorded version, a version that the code does not have, and uncommitted changes", () => {
    expect(run("release-contract", "1.1")).toMatchObject({ status: 2 });
    expect(run("release-contract", readJson("docs/contract/released.json").version).output).toContain(
      "is already recorded",
    );
    expect(run("release-contract", VERSION).output).toContain("Set the version in the code");
    for (const path of ["apps/api/openapi.json", "apps/widget-auth/openapi.json"]) {
      const document = readJson(path);
      document.info.version = VERSION;
      writeFileSync(join(copy, path), JSON.stringify(document));
    }
    expect(run("release-contract", VERSION)).toMatchObject({
      status: 2,
      output: expect.stringContaining("Commit these changes first:\nM apps/api/openapi.json"),
    });
    git("checkout", "-q", "--", ".");
    expect(git("status", "--porcelain")).toBe("");
  });

  it(
    "freezes the contract and the schema, and dates the additions",
    () => {
      for (const path of VERSION_FILES)
        writeFileSync(join(copy, path), read(path).replace(/"\d+\.\d+\.\d+"/, `"${VERSION}"`));
      expect(run("generate")).toMatchObject({ status: 0 });
      commit();
      const [head, date] = [git("rev-parse", "HEAD"), git("log", "-1", "--format=%cs")];
      const { version: previous } = readJson("docs/contract/released.json");

      const { status, output } = run("release-contract", VERSION);
      expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });

      expect(readJson("docs/contract/released.json")).toEqual({ version: VERSION });
      for (const name of ["openapi.json", "schema.graphql"])
        expect(read(`docs/contract/api/${name}`)).toBe(read(`apps/api/${name}`));
      // `GET /v1/changes` is not released yet.
      expect(readJson("docs/contract/history.json").at(-1)).toMatchObject({
        version: VERSION,
        date,
        added: { operations: expect.arrayContaining(["GET /v1/changes"]) },
        removed: { events: [], members: [] },
      });
      expect(readJson("docs/releases/last.json")).toMatchObject({ version: VERSION, commit: head });
      expect(read("docs/releases/schema.prisma")).toBe(read("packages/database/prisma/schema.prisma"));
      expect(read("docs/contract/breaking-changes.md")).toContain(`## Unreleased\n\n## ${VERSION}\n`);

      const { paths } = readJson("apps/api/openapi.json");
      expect(paths["/v1/changes"].get["x-added"]).toBe(VERSION);
      expect(paths["/v1/rollovers"].get["x-added"]).toBe(previous);
      expect(read("apps/api/openapi.json")).not.toContain('"unreleased"');
      expect(run("contract")).toMatchObject({ status: 0 });
      // Running the generators again changes nothing.
      commit();
      expect(run("generate")).toMatchObject({ status: 0 });
      expect(git("status", "--porcelain")).toBe("");
    },
    TIMEOUT_MS,
  );
});
