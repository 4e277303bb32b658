import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildCatalog, buildSamples, type Sample } from "@svc/openapi/reference";
import { itWithCurl, itWithGo, itWithPython } from "@svc/testing";
import { CLIENT_CALLS } from "../../src/transport/openapi/generated/client-calls.ts";
import { openApiDocument } from "../../src/transport/openapi/openapi-document.ts";
import { WIDGET_REFERENCE } from "../../src/transport/openapi/widget-reference.ts";
import { useTestApi } from "../start-test-api.ts";

const WIDGET_OPERATIONS = 3;
const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const EXTENSIONS: Readonly<Record<Sample["language"], string>> = {
  bash: "sh",
  typescript: "ts",
  python: "py",
  go: "go",
};

async function writeSamples(folder: string): Promise<Map<string, string>> {
  const api = {
    title: "Rollover API",
    document: openApiDocument(),
    path: "/docs/reference",
    urlVariable: "SVC_API_URL",
    calls: CLIENT_CALLS,
    isOtherService: false,
  };
  const widget = {
    ...(await WIDGET_REFERENCE.load()),
    path: WIDGET_REFERENCE.path,
    calls: {},
    isOtherService: true,
  };
  const files = new Map<string, string>();
  for (const { operations } of buildCatalog([api, widget])) {
    for (const { source, operation } of operations.filter((one) => one.operation.kind === "operation")) {
      const { document, urlVariable, calls } = source;
      const name = `${source === widget ? "widget-" : ""}${operation.id}`;
      for (const { language, code } of buildSamples(document, operation, {
        urlVariable,
        call: calls[operation.id] ?? null,
      })) {
        files.set(`${name}.${EXTENSIONS[language]}`, language === "go" ? code : `${code}\n`);
      }
    }
  }
  for (const [name, code] of files) writeFileSync(join(folder, name), code);
  return files;
}

describe("Reference samples", () => {
  const api = useTestApi();
  const folder = mkdtempSync(join(tmpdir(), "svc-samples-"));
  let files = new Map<string, string>();
  const listFiles = (extension: string) => [...files.keys()].filter((name) => name.endsWith(`.${extension}`));
  const buildEnv = () => ({
    ...process.env,
    SVC_API_URL: api.url,
    SVC_AK: api.ak.key,
    PYTHONDONTWRITEBYTECODE: "1",
    GOCACHE: join(folder, "go-cache"),
    GOFLAGS: "-mod=mod",
  });

  beforeAll(async () => {
    files = await writeSamples(folder);
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("exist for every operation in every language, and contain no placeholders", () => {
    const { paths } = openApiDocument();
    const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length + WIDGET_OPERATIONS;
    for (const extension of Object.values(EXTENSIONS)) expect(listFiles(extension)).toHaveLength(count);
    for (const [name, code] of files) {
      const sent = code.split("\n").filter((line) => /SVC_\w+_URL/.test(line));
      expect([
        name,
        sent.length > 0,
        sent.filter((line) => line.includes("…") || line.includes("{id}")),
      ]).toEqual([name, true, []]);
    }
  });

  it("need no key for public operations", () => {
    for (const id of ["listChanges", "recordLetterSignature"])
      for (const extension of Object.values(EXTENSIONS))
        expect([id, extension, files.get(`${id}.${extension}`)]).toEqual([
          id,
          extension,
          expect.not.stringMatching(/null|SVC_AK|apiKey/),
        ]);
  });

  it("save a PDF to a file in every language", () => {
    for (const id of ["downloadLetter", "downloadTaxForms", "downloadDocumentFile"])
      for (const extension of Object.values(EXTENSIONS))
        expect([id, extension, files.get(`${id}.${extension}`)]).toEqual([
          id,
          extension,
          expect.stringContaining("document.pdf"),
        ]);
  });

  it("bash parses every command", async () => {
    const { stdout } = await run(
      "bash",
      ["-c", 'for file in *.sh; do bash -n "$file" || echo "$file"; done'],
      { cwd: folder },
    );
    expect(stdout).toBe("");
  });

  it("TypeScript compiles every program against the client package", async () => {
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: "es2024",
        lib: ["es2024"],
        module: "nodenext",
        moduleDetection: "force",
        types: ["node"],
        skipLibCheck: true,
        customConditions: ["source"],
        allowImportingTsExtensions: true,
      },
      include: ["*.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const { stdout } = await run(process.execPath, [tsc, "-p", folder], { cwd: folder });
    expect(stdout).toBe("");
  });

  itWithPython("Python compiles every program", async () => {
    const compile =
      "import glob\nfor name in glob.glob('*.py'): compile(open(name, encoding='utf-8').read(), name, 'exec')\nprint(len(glob.glob('*.py')))";
    const { stdout } = await run("python3", ["-c", compile], { cwd: folder });
    expect(Number(stdout)).toBe(listFiles("py").length);
  });

  itWithGo("gofmt changes no Go program, and vet finds nothing", async () => {
    const { stdout } = await run("gofmt", ["-l", ...listFiles("go")], { cwd: folder });
    expect(stdout).toBe("");
    await run("go", ["vet", "createRollover.go"], { cwd: folder, env: buildEnv() });
  });

  const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
  const createAccount = committed.paths["/v1/accounts"].post;
  const { externalId } = createAccount.requestBody.content["application/json"].example;

  itWithCurl("curl creates the example's account", async () => {
    const { stdout } = await run("bash", ["createOrRetrieveAccount.sh"], { cwd: folder, env: buildEnv() });
    expect(JSON.parse(stdout)).toMatchObject({ created: true, account: { externalId } });
  });

  itWithCurl("the client package retrieves and lists the example's account", async () => {
    const runProgram = (name: string) =>
      run(process.execPath, ["-C", "source", name], { cwd: folder, env: buildEnv() });
    expect((await runProgram("createOrRetrieveAccount.ts")).stdout).toContain("created: false");
    expect((await runProgram("listAccounts.ts")).stdout).toContain(externalId);
  });

  itWithPython("Python retrieves and lists the example's account, and reads exported lines", async () => {
    const runProgram = (name: string) => run("python3", [name], { cwd: folder, env: buildEnv() });
    expect(JSON.parse((await runProgram("createOrRetrieveAccount.py")).stdout)).toMatchObject({
      created: false,
    });
    expect(JSON.parse((await runProgram("listAccounts.py")).stdout).data).toHaveLength(1);
    expect((await runProgram("exportRollovers.py")).stdout).toBe("");
  });

  itWithGo("Go retrieves the example's account", async () => {
    const { stdout } = await run("go", ["run", "createOrRetrieveAccount.go"], {
      cwd: folder,
      env: buildEnv(),
    });
    expect(JSON.parse(stdout)).toMatchObject({ created: false });
  });
});
