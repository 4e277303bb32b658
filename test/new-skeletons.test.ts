import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { copyProject } from "./copy-project.ts";

// Runs `npm run new` in a copy of the project, where the result must compile and pass its own tests.

const REQUESTS = [
  ["operation", "get-rollover-digest"],
  ["operation", "list-account-digests"],
  ["operation", "flag-distribution"],
  ["operation", "create-account-digest", "--path", "/v1/accounts/digests"],
  ["operation", "get-account-mark", "--path", "/portal/api/accounts/{id}/mark"],
  ["operation", "get-weather", "--noun", "weather", "--area", "rollovers", "--scope", "rollovers:read"],
  ["action", "request_digest"],
  ["event", "consent.digested"],
  ["cli-command", "account-digests"],
  ["page", "digests", "--list", "/v1/accounts"],
];
const SHARED_TESTS = [
  "apps/api/test/graphql/every-action.test.ts",
  "apps/api/test/graphql/every-operation.test.ts",
  "apps/api/test/graphql/schema.test.ts",
  "apps/api/test/idempotency/every-write.test.ts",
  "apps/api/test/store-organizations.test.ts",
  "apps/api/test/webhooks/event-types.test.ts",
  "packages/rollover-rules/test/workflow/transitions.test.ts",
  "test/contract.test.ts",
  "test/openapi-documents.test.ts",
];
const TIMEOUT_MS = 900_000;

let copy: string;
beforeAll(() => {
  copy = copyProject("svc-new-");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface ProgramResult {
  hasFailed: boolean;
  output: string;
}

function execute(program: string, args: readonly string[]): Promise<ProgramResult> {
  const PATH = `${join(copy, "node_modules/.bin")}:${process.env.PATH}`;
  const options = { cwd: copy, env: { ...process.env, PATH, NODE_OPTIONS: "" }, maxBuffer: 64_000_000 };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, output: stdout + stderr }),
    );
  });
}

/** Runs one of the project's scripts. @returns its output @throws if it fails */
async function run(script: string, ...args: string[]): Promise<string> {
  const flags = ["-C", "source", "--disable-warning=ExperimentalWarning"];
  const program = [...flags, join(copy, `scripts/${script}.ts`), ...args];
  const { hasFailed, output } = await execute(process.execPath, program);
  expect({ args, output: hasFailed ? output : "" }).toEqual({ args, output: "" });
  return output;
}

it(
  "npm run new generates code that compiles and passes its own and the shared tests",
  async () => {
    const tests: string[] = [];
    for (const args of REQUESTS) {
      const [created = ""] = (await run("new", ...args)).split("Changed:");
      tests.push(...created.split("\n").flatMap((line) => line.trim().match(/^\S+\.test\.ts$/) ?? []));
    }
    await run("generate");
    const types = await execute("tsc", ["-b", "--pretty", "false"]);
    expect(types.output.split("\n").filter((line) => /^(apps|scripts|packages)\//.test(line))).toEqual([]);
    await run("test", ...tests.filter((path) => !path.includes("/browser/")), ...SHARED_TESTS);
  },
  TIMEOUT_MS,
);
