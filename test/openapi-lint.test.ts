import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = ["api/openapi.json", "api/openapi.core.json", "widget-auth/openapi.json"].map((path) =>
  join(ROOT, "apps", path),
);

// Turns off telemetry and update checks.
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", DO_NOT_TRACK: "1" };

function run(program: string, args: string[]) {
  const env = {
    ...process.env,
    ...QUIET,
    PATH: `${join(ROOT, "tools/nightly/node_modules/.bin")}:${process.env.PATH}`,
  };
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, env, encoding: "utf8" });
  return { status, stdout };
}

type Problem = { rule: string; file: string };

function lintWithRedocly(files: string[]): Problem[] {
  const { stdout } = run("redocly", ["lint", "--format=json", "--max-problems=1000", ...files]);
  // Reports are concatenated, one per file.
  const reports = stdout.split(/(?<=^\})(?=\{)/m).map((report) => JSON.parse(report));
  return files.flatMap((file, index) =>
    reports[index].problems.map(({ ruleId }: { ruleId: string }) => ({ rule: ruleId, file })),
  );
}

function lintWithSpectral(files: string[]): Problem[] {
  const problems = JSON.parse(
    run("spectral", ["lint", "--quiet", "--format=json", "--fail-severity=hint", ...files]).stdout,
  );
  return problems.map(({ code, source }: { code: string; source: string }) => ({ rule: code, file: source }));
}

const LINTERS = { Redocly: lintWithRedocly, Spectral: lintWithSpectral };

describe.each(Object.entries(LINTERS))("%s rules", (_name, lint) => {
  const folder = mkdtempSync(join(tmpdir(), "svc-lint-"));
  const faulty = join(folder, "openapi.json");
  let problems: Problem[];
  beforeAll(() => {
    const document = JSON.parse(readFileSync(String(DOCUMENTS[0]), "utf8"));
    document.paths = { "/v1/rollovers": document.paths["/v1/rollovers"] };
    delete document.webhooks;
    delete document.paths["/v1/rollovers"].get.operationId;
    writeFileSync(faulty, JSON.stringify(document));
    problems = lint([...DOCUMENTS, faulty]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(DOCUMENTS)("find no problems in %s", (file) => {
    expect(problems.filter((problem) => problem.file === file)).toEqual([]);
  });

  it("find a problem in a faulty document", () => {
    expect(problems).toContainEqual({ rule: "operation-operationId", file: faulty });
  });
});
