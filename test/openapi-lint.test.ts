import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = ["api", "widget-auth"].map((app) => join(ROOT, "apps", app, "openapi.json"));

// Neither asks anything of the network: no telemetry, no look for a newer version, and no reference leads outside.
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", DO_NOT_TRACK: "1" };

function run(program: string, args: string[]) {
  const env = { ...process.env, ...QUIET, PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` };
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, env, encoding: "utf8" });
  return { status, stdout };
}

/** Redocly's recommended rules. */
const redocly = (file: string) => run("redocly", ["lint", "--format=json", "--max-problems=1000", file]);
/** Spectral's `spectral:oas`; even hints fail. */
const spectral = (file: string) =>
  run("spectral", ["lint", "--quiet", "--format=json", "--fail-severity=hint", file]);

describe("the OpenAPI documents under the linters' rules", () => {
  let folder: string;
  let faulty: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "svc-lint-"));
    faulty = join(folder, "openapi.json");
    const document = JSON.parse(readFileSync(String(DOCUMENTS[0]), "utf8"));
    // One path is enough to be wrong in.
    document.paths = { "/v1/rollovers": document.paths["/v1/rollovers"] };
    delete document.webhooks;
    delete document.paths["/v1/rollovers"].get.operationId;
    delete document.paths["/v1/rollovers"].get.summary;
    document.components.schemas.Unused = { type: "object" };
    writeFileSync(faulty, JSON.stringify(document));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(DOCUMENTS)("Redocly finds nothing in %s", (file) => {
    const { status, stdout } = redocly(file);
    expect(JSON.parse(stdout).problems).toEqual([]);
    expect(status).toBe(0);
  });

  it.each(DOCUMENTS)("Spectral finds nothing in %s", (file) => {
    const { status, stdout } = spectral(file);
    expect(JSON.parse(stdout)).toEqual([]);
    expect(status).toBe(0);
  });

  it("both would find faults", () => {
    const byRedocly = JSON.parse(redocly(faulty).stdout).problems;
    expect(byRedocly.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(
      expect.arrayContaining(["operation-operationId", "operation-summary"]),
    );
    const bySpectral = JSON.parse(spectral(faulty).stdout);
    expect(bySpectral.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(["operation-operationId", "oas3-unused-component"]),
    );
  });
});
