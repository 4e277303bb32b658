import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readApiConfig, startApi } from "@svc/api";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { type BuiltKey, buildKey, createTestEnvironment, type TestEnvironment } from "@svc/testing";

const execute = promisify(execFile);
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const EXAMPLE = join(ROOT, "examples/typed-client");
const PROGRAM = "move-a-rollover.ts";
const TSCONFIG = {
  compilerOptions: {
    target: "es2024",
    lib: ["es2024"],
    module: "nodenext",
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: [PROGRAM],
};

async function run(program: string, args: string[], cwd: string, env = process.env) {
  try {
    return { code: 0, ...(await execute(program, args, { cwd, env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

describe("Client generated from apps/api/openapi.json", () => {
  let folder: string;
  let test: TestEnvironment;
  let api: RunningService;
  let ak: BuiltKey;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-typed-client-"));
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
    await copyFile(join(EXAMPLE, PROGRAM), join(folder, PROGRAM));
    const generator = join(EXAMPLE, "node_modules/openapi-typescript/bin/cli.js");
    const document = join(ROOT, "apps/api/openapi.json");
    const generated = await run(process.execPath, [generator, document, "-o", "api.d.ts"], folder);
    expect(generated).toMatchObject({ code: 0 });
    test = await createTestEnvironment();
    const { openRedis } = test.redis;
    api = await startApi(readApiConfig(test.env), openRedis ? { openRedis } : {});
    ak = await buildKey(test, "ak");
  });
  afterAll(async () => {
    await api?.stop();
    await test?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const compile = (cwd: string) => run(join(ROOT, "node_modules/.bin/tsc"), ["-p", "."], cwd);

  it("compiles", async () => expect(await compile(folder)).toMatchObject({ code: 0, stdout: "" }));

  it.each([
    ["an unknown path", '"/v1/custodians"', '"/v1/custodian"'],
    ["an unknown action", '"start_review"', '"begin_review"'],
    ["params of another action", "postedAmount:", "amount:"],
    ["missing params", ', params: { consentReference: "signed-on-paper" }', ""],
    ["an unknown field", "accountId: account.id", "account: account.id"],
  ])("does not compile with %s", async (_name, good, bad) => {
    const changedFolder = await mkdtemp(join(folder, "changed-"));
    const program = await readFile(join(folder, PROGRAM), "utf8");
    expect(program).toContain(good);
    await writeFile(join(changedFolder, PROGRAM), program.replace(good, bad));
    for (const file of ["api.d.ts", "tsconfig.json", "package.json"])
      await copyFile(join(folder, file), join(changedFolder, file));
    const { code, stdout } = await compile(changedFolder);
    expect(code).not.toBe(0);
    expect(stdout).toContain(`${PROGRAM}(`);
  });

  it("carries a rollover from draft to completed", async () => {
    const env = { ...process.env, SVC_API_URL: api.url, SVC_AK: ak.key };
    const { code, stdout, stderr } = await run(process.execPath, [PROGRAM], folder, env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [, id] = /^(rol_\w+) completed$/m.exec(stdout) ?? [];
    const row = await test.db.prisma.rollover.findUniqueOrThrow({ where: { id: String(id) } });
    expect(row).toMatchObject({ state: "completed", organizationId: ak.organizationId });
  });
});
