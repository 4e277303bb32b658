import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Writes down every module that a process loads, as it ends. */
const LISTING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  import { writeSync } from "node:fs";
  const urls = [];
  registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
  process.on("exit", () => writeSync(1, urls.join("\\n")));`)}`;

/** What a program loads before it reads its configuration, of which it is given none. */
async function listModules(program: string): Promise<string[]> {
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning", "--import", LISTING, program];
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH };
    execFile(process.execPath, flags, { cwd: ROOT, env, maxBuffer: 2 ** 26 }, (_error, stdout) =>
      resolve(stdout.split("\n")),
    );
  });
}

it.each([
  "apps/api/src/main.ts",
  "apps/api/src/worker/main.ts",
  "apps/api/src/cli/svc.ts",
  "apps/widget-auth/src/main.ts",
])("%s loads neither Prisma nor its schema engine", async (program) => {
  const modules = await listModules(program);
  // It got as far as the database.
  expect(modules).toContainEqual(expect.stringMatching(/\/node_modules\/pg\//));
  expect(modules.filter((url) => /\/@?prisma\//.test(url))).toEqual([]);
});
