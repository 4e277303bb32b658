import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SEED_CUSTODIANS } from "@svc/custodians";
import { createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson, startSvc } from "./run-svc.ts";

const EMPTY_CELLS = ",".repeat(19);
const NEW_BANK = `new-bank,New Bank,NB,bank,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,true${EMPTY_CELLS}`;

interface Report {
  dryRun: boolean;
  added: { slug: string; name: string }[];
  updated: { id: string; slug: string; changes: { field: string; from: unknown; to: unknown }[] }[];
  deactivated: string[];
  missing: string[];
  unchanged: number;
  faults?: { line: number; column: { number: number; name: string } | null; detail: string }[];
}

describe("svc custodians", () => {
  const test = useResource(() => createTestEnvironment());
  let folder: string;
  let exported: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-custodians-"));
    exported = (await runSvc(test.env, "custodians", "export")).stdout;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const writeCsv = async (text: string | Buffer) => {
    const file = join(folder, "directory.csv");
    await writeFile(file, text);
    return file;
  };
  const importCsv = async (text: string, ...flags: string[]) =>
    runSvcJson<Report>(test.env, "custodians", "import", await writeCsv(text), ...flags);
  const listStored = () => test.db.prisma.custodian.findMany({ orderBy: { slug: "asc" } });
  const listLines = () => exported.trimEnd().split("\n");
  const replaceLine = (slug: string, change: (line: string) => string | null) =>
    listLines()
      .flatMap((line) => (line.startsWith(`${slug},`) ? [change(line)] : [line]))
      .filter((line) => line !== null)
      .join("\n");

  it("0 exports every custodian except the sandbox's, and importing the export changes nothing", async () => {
    expect(listLines()).toHaveLength(SEED_CUSTODIANS.length + 1);
    expect(exported).not.toContain("test-");
    const before = await listStored();
    expect(await importCsv(exported)).toEqual({
      object: "custodian_import",
      dryRun: false,
      added: [],
      updated: [],
      deactivated: [],
      missing: [],
      unchanged: SEED_CUSTODIANS.length,
    });
    expect(await listStored()).toEqual(before);
    expect(await test.db.prisma.auditEntry.count()).toBe(0);
  });

  it("0 reports planned and applied changes field by field", async () => {
    const text = `${replaceLine("empower", (line) => line.replaceAll("Personal Capital", "Plan Capital"))}\n${NEW_BANK}`;
    const before = await listStored();
    const dryRun = await importCsv(text, "--dry-run");
    expect(dryRun).toMatchObject({ dryRun: true, added: [{ slug: "new-bank", name: "New Bank" }] });
    expect(dryRun.updated.map(({ slug, changes }) => [slug, changes.map(({ field }) => field)])).toEqual([
      ["empower", ["aliases", "aliasFacts"]],
    ]);
    expect(await listStored()).toEqual(before);

    const file = await writeCsv(replaceLine("vanguard", () => null).concat(`\n${NEW_BANK}`));
    const { code, stdout } = await runSvc(test.env, "custodians", "import", file, "--deactivate-missing");
    expect({ code, stdout: stdout.split("\n") }).toEqual({
      code: 0,
      stdout: [
        `1 added, 0 updated, 1 deactivated, ${SEED_CUSTODIANS.length - 1} unchanged.`,
        "+ new-bank: New Bank",
        "~ vanguard",
        "    active: true → false",
        "Running services pick up the change within a minute.",
        "",
      ],
    });
    const report = await importCsv(exported);
    expect(report).toMatchObject({ added: [], missing: ["new-bank"], deactivated: [] });
    expect(report.updated.map(({ slug }) => slug)).toEqual(["vanguard"]);
    await test.db.prisma.custodian.delete({ where: { slug: "new-bank" } });
  });

  it("1 reports every issue of a file by line and column, and writes nothing", async () => {
    const before = await listStored();
    // Changes the name, and makes the `active` cell invalid: it is the `true` in front of 15 commas.
    const file = await writeCsv(
      `${replaceLine("fidelity", (line) => line.replace("Fidelity", "Faithful").replace(/true(,{15})/, "maybe$1"))}
test-mine,Mine,,sandbox,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,true${EMPTY_CELLS}`,
    );
    const { code, stdout, stderr } = await runSvc(test.env, "custodians", "import", file);
    const lineNumber = listLines().findIndex((line) => line.startsWith("fidelity,")) + 1;
    expect({ code, stdout, stderr: stderr.split("\n").slice(0, 2) }).toEqual({
      code: 1,
      stdout: "",
      stderr: [
        "svc: The file has 3 issues. Nothing changed.",
        `  line ${lineNumber}, column 18 (active): must be true or false`,
      ],
    });
    const json = await runSvc(test.env, "custodians", "import", file, "--json");
    expect(json.code).toBe(1);
    expect((JSON.parse(json.stdout) as Report).faults).toMatchObject([
      { line: lineNumber, column: { number: 18, name: "active" } },
      { line: listLines().length + 1, column: { number: 1, name: "slug" } },
      { line: listLines().length + 1, column: { number: 4, name: "category" } },
    ]);
    expect(await listStored()).toEqual(before);
  });

  it("1 for a missing or unreadable file, 2 without a file argument, 78 without a database", async () => {
    expect(await runSvc(test.env, "custodians", "import", join(folder, "none.csv"))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Cannot read .*none\.csv: ENOENT/),
    });
    expect(await runSvc(test.env, "custodians", "import", folder)).toMatchObject({ code: 1 });
    expect(await runSvc(test.env, "custodians", "import")).toMatchObject({ code: 2 });
    expect(await runSvc({}, "custodians", "import", await writeCsv(exported))).toMatchObject({ code: 78 });
  });

  it("1 under the services' role, saying that only the database owner can write the directory", async () => {
    const file = await writeCsv(replaceLine("fidelity", (line) => line.replace("Fidelity", "Faithful")));
    const env = { ...test.env, DATABASE_URL: test.urls.api };
    const { code, stderr } = await runSvc(env, "custodians", "import", file);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("database owner") });
    expect(await runSvc(env, "custodians", "import", file, "--dry-run")).toMatchObject({ code: 0 });
    expect(await readFile(file, "utf8")).toContain("Faithful");
  });

  it("0 reads from standard input, and prints a long result in full", async () => {
    const manyLines = Array.from({ length: 3_000 }, (_, index) =>
      NEW_BANK.replace("new-bank", `new-bank-${index}`),
    );
    const svc = await startSvc(test.env, "custodians", "import", "-", "--dry-run", "--json");
    svc.child.stdin.end(`${exported}${manyLines.join("\n")}`);
    const { code, stdout } = await svc.ended;
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as Report).added).toHaveLength(3_000);
  });
});
