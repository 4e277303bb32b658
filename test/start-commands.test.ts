import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { findShippedPrograms } from "@svc/build/bundle";
import { BUILT_ENV, BUILT_FLAGS, getBuiltProgramArgs } from "@svc/local-servers";
import { parse } from "yaml";
import { NIGHTLY_TESTS } from "../scripts/nightly-tests.ts";

// Images, the compose file and `npm start` run the same commands, so benchmarks match deployments.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
/** Returns the command with which `npm start` runs a source file's program. */
const buildCommand = (source: string) => ["node", ...BUILT_FLAGS, ...getBuiltProgramArgs(source)];

it.each(["api", "widget-auth"])("the image of %s runs the same command as npm start", (app) => {
  const image = read(`apps/${app}/Dockerfile`);
  const command = /^CMD (\[.*\])$/m.exec(image)?.[1];
  expect(JSON.parse(command ?? "null")).toEqual(buildCommand(`apps/${app}/src/main.ts`));
  const variables = /^ENV (NODE_ENV=production .*)$/m.exec(image)?.[1]?.split(" ");
  const expected = Object.entries(BUILT_ENV).map((entry) => entry.join("="));
  expect(variables).toEqual(expect.arrayContaining(expected));
});

it("the compose file runs the worker and the migration with the same commands as npm start", () => {
  const { services } = parse(read("docker-compose.yml"), { merge: true });
  expect(services.worker.command).toEqual(buildCommand("apps/api/src/platform/worker/main.ts"));
  expect(services.migrate.command).toEqual([...buildCommand("apps/api/src/cli/svc.ts"), "db", "migrate"]);
});

it.each([
  ["api", "main"],
  ["api", "platform/worker/main"],
  ["api", "cli/svc"],
  ["widget-auth", "main"],
])("the build of %s bundles %s under the name that it is started with", (app, path) => {
  const [, name] = /([^/]+)\.js$/.exec(getBuiltProgramArgs(`apps/${app}/src/${path}.ts`).at(-1) ?? "") ?? [];
  expect(findShippedPrograms(`apps/${app}`).programs).toMatchObject({ [name ?? ""]: path });
});

it.each(NIGHTLY_TESTS)("the nightly-only test %s exists", (path) => {
  expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
});
