import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "@jest/globals";
import { type BundleVariant, bundleInto, createBundleOptions, SHIPPED } from "@svc/build/bundle";
import { BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import type { BuildOptions } from "esbuild";
import { getProgramFile } from "../../src/index.ts";
import { listTestBundles } from "../../src/programs/bundle-programs.ts";
import { spawnProgram } from "../../src/programs/spawn-program.ts";

// One function builds both tested and shipped bundles.

const APPS = SHIPPED.map(({ app }) => app);
const IMAGE: BundleVariant = {};

function findDifferences(one: BuildOptions, other: BuildOptions): string[] {
  const toComparable = ({ plugins = [], ...options }: BuildOptions): Record<string, unknown> => ({
    ...options,
    plugins: plugins.map(({ name }) => name),
  });
  const [first, second] = [toComparable(one), toComparable(other)];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])]
    .filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]))
    .sort();
}

it.each(APPS)("bundles the programs of %s for tests with the options of an image", (app) => {
  const [, programs, variant] = listTestBundles("tested").find(([, one]) => one.app === app) ?? [];
  if (!programs || !variant) throw new Error(`${app} is not bundled for tests`);
  expect(
    findDifferences(createBundleOptions(programs, IMAGE), createBundleOptions(programs, variant)),
  ).toEqual([]);
});

it("bundles for `npm run build` with the options of an image, plus source maps", () => {
  for (const programs of SHIPPED)
    expect(
      findDifferences(
        createBundleOptions(programs, IMAGE),
        createBundleOptions(programs, { sourceMaps: true }),
      ),
    ).toEqual(["sourcemap"]);
});

it.each([
  ["api", "apps/api"],
  ["widget-auth", "apps/widget-auth"],
] as const)("starts %s in tests from the same files that an image contains", async (program, app) => {
  const tested = dirname(await getProgramFile(program));
  const programs = SHIPPED.find((one) => one.app === app);
  if (!programs) throw new Error(`${app} is not shipped`);
  // In the same parent folder, so that relative module paths are equal.
  const shipped = mkdtempSync(join(dirname(tested), `${basename(tested)}-`));
  try {
    await bundleInto(shipped, programs, { location: shipped });
    const names = readdirSync(shipped).sort();
    expect(readdirSync(tested).sort()).toEqual(names);
    const isSame = (name: string) =>
      readFileSync(join(tested, name)).equals(readFileSync(join(shipped, name)));
    expect(names.filter((name) => !isSame(name))).toEqual([]);
  } finally {
    rmSync(shipped, { recursive: true });
  }
});

it("starts a program in tests with the flags that it ships with", async () => {
  const child = await spawnProgram("worker", [], { env: {}, stdio: "ignore" });
  child.kill();
  const flags = getBuiltProgramArgs("apps/api/src/platform/worker/main.ts").slice(0, -1);
  expect(flags).not.toEqual([]);
  expect(child.spawnargs.slice(1, -1)).toEqual([...BUILT_FLAGS, ...flags]);
  await once(child, "close");
});
