import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "@svc/custodians";
import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { runSvc, runSvcJson } from "./run-svc.ts";

// Each run is a process of its own, and a busy machine starts those slowly.
jest.setTimeout(120_000);

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
  let test: TestEnvironment;
  let folder: string;
  let exported: string;
  beforeAll(async () => {
    test = await createTestEnvironment();
    folder = await mkdtemp(join(tmpdir(), "svc-custodians-"));
    exported = (await runSvc(test.env, "custodians", "export")).stdout;
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await test.close();
  });
  afterEach(() => test.db.prisma.auditEntry.deleteMany());

  const fileOf = async (text: string | Buffer) => {
    const file = join(folder, "directory.csv");
    await writeFile(file, text);
    return file;
  };
  const importing = async (text: string, ...flags: string[]) =>
    runSvcJson<Report>(test.env, "custodians", "import", await fileOf(text), ...flags);
  const stored = () => test.db.prisma.custodian.findMany({ orderBy: { slug: "asc" } });
  const lines = () => exported.trimEnd().split("\n");
  /** The exported file with one line replaced, or without it. */
  const withLine = (slug: string, change: (line: string) => string | null) =>
    lines()
      .flatMap((line) => (line.startsWith(`${slug},`) ? [change(line)] : [line]))
      .filter((line) => line !== null)
      .join("\n");

  it("0 exports every custodian but the sandbox's, and imports that without a change", async () => {
    expect(lines()).toHaveLength(SEED_CUSTODIANS.length + 1);
    expect(exported).not.toContain("test-");
    const before = await stored();
    expect(await importing(exported)).toEqual({
      object: "custodian_import",
      dryRun: false,
      added: [],
      updated: [],
      deactivated: [],
      missing: [],
      unchanged: SEED_CUSTODIANS.length,
    });
    expect(await stored()).toEqual(before);
    expect(await test.db.prisma.auditEntry.count()).toBe(0);
  });

  it("0 adds and updates, says what changed field by field, and writes an audit row of each", async () => {
    const text = `${withLine("empower", (line) => line.replace("Personal Capital", "Plan Capital"))}
new-bank,New Bank,NB,bank,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,true`;
    const before = await stored();
    const dry = await importing(text, "--dry-run");
    expect(dry).toMatchObject({ dryRun: true, added: [{ slug: "new-bank", name: "New Bank" }] });
    expect(await stored()).toEqual(before);
    expect(await test.db.prisma.auditEntry.count()).toBe(0);

    const report = await importing(text);
    expect(report).toEqual({ ...dry, dryRun: false });
    const aliases = before.find(({ slug }) => slug === "empower")?.aliases ?? [];
    expect(report.updated).toEqual([
      {
        id: expect.stringMatching(/^cus_/),
        slug: "empower",
        changes: [
          {
            field: "aliases",
            from: aliases,
            to: aliases.map((alias) => (alias === "Personal Capital" ? "Plan Capital" : alias)),
          },
        ],
      },
    ]);
    const after = await stored();
    const changed = after.filter(
      (one) => !before.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    );
    expect(changed.map(({ slug }) => slug)).toEqual(["empower", "new-bank"]);
    expect(changed[0]?.createdAt).toEqual(before.find(({ slug }) => slug === "empower")?.createdAt);
    expect(changed[0]?.updatedAt).toEqual(changed[1]?.createdAt);
    const audit = await test.db.prisma.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(audit.map(({ action, organizationId, actorType }) => [action, organizationId, actorType])).toEqual(
      [
        ["custodians.imported", null, "operator"],
        ["custodian.added", null, "operator"],
        ["custodian.updated", null, "operator"],
      ],
    );
    expect(audit[0]?.data).toEqual({
      file: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      added: 1,
      updated: 1,
      deactivated: 0,
    });
    await importing(
      `${exported}new-bank,New Bank,NB,bank,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,false`,
    );
  });

  it("0 leaves what the file lacks, takes it out of the lists when told to, and never the sandbox's", async () => {
    const text = withLine("vanguard", () => null);
    expect(await importing(text)).toMatchObject({
      missing: expect.arrayContaining(["vanguard"]),
      deactivated: [],
    });
    const report = await importing(text, "--deactivate-missing");
    expect(report).toMatchObject({ deactivated: ["vanguard"], updated: [], added: [] });
    const inactive = await test.db.prisma.custodian.findMany({ where: { active: false } });
    expect(inactive.map(({ slug }) => slug).sort()).toEqual(["new-bank", "vanguard"]);
    expect(await test.db.prisma.custodian.count({ where: { category: "sandbox", active: true } })).toBe(
      SANDBOX_CUSTODIANS.length,
    );
    // Again nothing is to be done; and the whole file brings it back.
    expect(await importing(text, "--deactivate-missing")).toMatchObject({ deactivated: [], updated: [] });
    expect((await importing(exported)).updated.map(({ slug }) => slug)).toEqual(["vanguard"]);
  });

  it("1 tells every fault of a file by line and column, and writes nothing", async () => {
    const before = await stored();
    const file = await fileOf(
      `${withLine("fidelity", (line) => line.replace("Fidelity", "Faithful").replace(/true$/, "maybe"))}
test-mine,Mine,,sandbox,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,true`,
    );
    const { code, stdout, stderr } = await runSvc(test.env, "custodians", "import", file);
    const at = lines().findIndex((line) => line.startsWith("fidelity,")) + 1;
    expect({ code, stdout, stderr: stderr.split("\n").slice(0, 2) }).toEqual({
      code: 1,
      stdout: "",
      stderr: [
        "svc: The file has 3 faults. Nothing was written.",
        `  line ${at}, column 18 (active): must be true or false`,
      ],
    });
    const json = await runSvc(test.env, "custodians", "import", file, "--json");
    expect(json.code).toBe(1);
    expect((JSON.parse(json.stdout) as Report).faults).toMatchObject([
      { line: at, column: { number: 18, name: "active" } },
      { line: lines().length + 1, column: { number: 1, name: "slug" } },
      { line: lines().length + 1, column: { number: 4, name: "category" } },
    ]);
    expect(await stored()).toEqual(before);
  });

  it("1 for a file that is not there, 2 without one, 78 without a database", async () => {
    expect(await runSvc(test.env, "custodians", "import", join(folder, "none.csv"))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("none.csv cannot be read: ENOENT"),
    });
    expect(await runSvc(test.env, "custodians", "import", folder)).toMatchObject({ code: 1 });
    expect(await runSvc(test.env, "custodians", "import")).toMatchObject({ code: 2 });
    expect(await runSvc({}, "custodians", "import", await fileOf(exported))).toMatchObject({ code: 78 });
  });

  it("1 says whose role may write the directory, where the services' own is used", async () => {
    const file = await fileOf(withLine("fidelity", (line) => line.replace("Fidelity", "Faithful")));
    const env = { ...test.env, DATABASE_URL: test.urls.api };
    const { code, stderr } = await runSvc(env, "custodians", "import", file);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("owner of the database") });
    expect(await runSvc(env, "custodians", "import", file, "--dry-run")).toMatchObject({ code: 0 });
    expect(await readFile(file, "utf8")).toContain("Faithful");
  });

  it("0 takes ten thousand, and what comes in, and imports that run at once one after the other", async () => {
    const many = Array.from(
      { length: 9_900 },
      (_, index) =>
        `bank-${index},Bank ${index},Old ${index},bank,receiving,roth_ira,check,false,false,false,false,false,1,2,,,true,true`,
    );
    const text = `${exported}${many.join("\n")}`;
    const run = () =>
      new Promise<Report>((resolve, reject) => {
        const flags = ["-C", "source", "--disable-warning=ExperimentalWarning", "src/operator/svc.ts"];
        const child = spawn(process.execPath, [...flags, "custodians", "import", "-", "--json"], {
          cwd: new URL("../../", import.meta.url),
          env: { PATH: process.env.PATH, ...test.env },
          stdio: ["pipe", "pipe", "inherit"],
        });
        let out = "";
        child.stdout.on("data", (chunk) => {
          out += chunk;
        });
        child.once("close", (code) => (code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`${code}`))));
        child.stdin.end(text);
      });
    const reports = await Promise.all([run(), run()]);
    expect(reports.map(({ added }) => added.length).sort()).toEqual([0, 9_900]);
    expect(await test.db.prisma.custodian.count()).toBe(
      9_900 + SEED_CUSTODIANS.length + SANDBOX_CUSTODIANS.length + 1,
    );
    expect(await test.db.prisma.auditEntry.count()).toBe(9_901);
  });
});
