import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { isCovered, isUpToDate, recordFingerprint, takeFingerprint } from "../scripts/up-to-date.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TASKS = ["build"];
const SOURCE = "packages/one/src/one.ts";
const FILES = [
  SOURCE,
  "packages/one/src/generated/made.ts",
  "packages/one/dist/one.js",
  "packages/one/node_modules/other/index.js",
  "packages/one/test/one.test.ts",
  "packages/database/prisma/schema.prisma",
  "packages/graphiql/built/graphiql.js",
  "apps/api/openapi.json",
  "apps/api/test/graphql/client/query.graphql",
  "docs/contract/history.json",
  "docs/guides/first.md",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "turbo.json",
];

describe("Checkout with finished tasks", () => {
  let root: string;
  const toPath = (path: string) => join(root, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(toPath(path)), { recursive: true });
    writeFileSync(toPath(path), text);
  };
  const isCurrent = () => isUpToDate(root, TASKS, takeFingerprint(root));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "svc-up-to-date-"));
    for (const file of FILES) write(file, "text");
    expect(isCurrent()).toBe(false);
    recordFingerprint(root, TASKS, takeFingerprint(root));
    expect(isCurrent()).toBe(true);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ["a source", SOURCE],
    ["the lockfile", "package-lock.json"],
    ["a guide", "docs/guides/first.md"],
    ["a document of the API", "apps/api/openapi.json"],
    ["the schema of the database", "packages/database/prisma/schema.prisma"],
    ["a query that code is generated from", "apps/api/test/graphql/client/query.graphql"],
    ["a generated file", "packages/one/src/generated/made.ts"],
    ["a built file", "packages/one/dist/one.js"],
  ])("is not up to date after a change to %s", (_change, path) => {
    write(path, "other");
    expect(isCurrent()).toBe(false);
  });

  it.each([
    "packages/one/dist/one.js",
    "packages/one/src/generated/made.ts",
    "packages/graphiql/built/graphiql.js",
  ])("is not up to date without its output %s", (path) => {
    rmSync(toPath(path));
    expect(isCurrent()).toBe(false);
  });

  it("is not up to date with a new source", () => {
    write("packages/one/src/two.ts", "text");
    expect(isCurrent()).toBe(false);
  });

  it("is not up to date after a change that keeps a source's size and modification time", () => {
    utimesSync(toPath(SOURCE), 1, 1);
    recordFingerprint(root, TASKS, takeFingerprint(root));
    writeFileSync(toPath(SOURCE), "TEXT");
    utimesSync(toPath(SOURCE), 1, 1);
    expect(isCurrent()).toBe(false);
  });

  it("is not up to date for other tasks, or with an unreadable stamp", () => {
    expect(isUpToDate(root, ["generate"], takeFingerprint(root))).toBe(false);
    write("node_modules/.cache/svc/build.json", "{");
    expect(isCurrent()).toBe(false);
  });

  it.each(["packages/one/test/one.test.ts", "packages/one/node_modules/other/index.js"])(
    "is up to date after a change to %s, which no task reads",
    (path) => {
      write(path, "other");
      expect(isCurrent()).toBe(true);
    },
  );
});

it("the fingerprint covers every input of turbo's tasks that is outside of their workspaces", () => {
  const inputs = globSync("{,{packages,apps}/*/}turbo.json", { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/\$TURBO_ROOT\$\/([^"]+)/g)].map(
      ([, path]) => path ?? "",
    ),
  );
  expect(inputs).toContain("docs/guides/*.md");
  expect(inputs.filter((path) => !isCovered(path))).toEqual([]);
});
