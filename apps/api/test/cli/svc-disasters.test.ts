import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson } from "./run-svc.ts";

const STORM = {
  id: "dr-9001-fl",
  title: "Storm One",
  areas: [{ state: "FL", counties: ["Hillsborough", "Pinellas"] }, { state: "GA" }],
  startsOn: "2026-08-20",
  postponedUntil: "2027-02-01",
  source: "IRS FL-2026-04",
};
const STORED = {
  ...STORM,
  id: "DR-9001-FL",
  areas: [STORM.areas[0], { state: "GA", counties: null }],
  version: 1,
  loadedAt: expect.any(String),
};

describe("svc disasters", () => {
  const test = useResource(createTestEnvironment);
  const folder = useResource(async () => {
    const path = mkdtempSync(join(tmpdir(), "svc-disasters-"));
    return { path, close: async () => rmSync(path, { recursive: true }) };
  });
  const write = (content: unknown) => {
    const file = join(folder.path, "declarations.json");
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return file;
  };
  const load = (content: unknown, ...flags: string[]) =>
    runSvcJson<object>(test.env, "disasters", "load", write(content), ...flags);
  const list = () => runSvcJson<object[]>(test.env, "disasters", "list");
  const listAudits = () => test.db.prisma.auditEntry.findMany({ where: { action: "disasters.loaded" } });

  it("0 loads declarations once, and adds a version for a change", async () => {
    const empty = await runSvc(test.env, "disasters", "list");
    expect(empty.stdout).toContain("No disaster declarations.");
    expect(await load([STORM], "--dry-run")).toMatchObject({ dryRun: true, added: ["DR-9001-FL"] });
    expect(await list()).toEqual([]);

    expect(await load([STORM])).toEqual({
      object: "disaster_load",
      dryRun: false,
      added: ["DR-9001-FL"],
      updated: [],
      unchanged: [],
    });
    expect(await list()).toEqual([STORED]);
    expect(await load([STORM])).toMatchObject({ added: [], updated: [], unchanged: ["DR-9001-FL"] });
    expect(await listAudits()).toHaveLength(1);

    const extended = { ...STORM, postponedUntil: "2027-05-01" };
    expect(await load([extended, { ...STORM, id: "NOTICE-2026-9" }])).toMatchObject({
      added: ["NOTICE-2026-9"],
      updated: [{ id: "DR-9001-FL", version: 2 }],
    });
    expect(await list()).toMatchObject([{ version: 2, postponedUntil: "2027-05-01" }, { version: 1 }]);
    const rows = await test.db.prisma.disasterDeclaration.findMany({ where: { id: "DR-9001-FL" } });
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(await listAudits()).toHaveLength(2);

    const { stdout } = await runSvc(test.env, "disasters", "list");
    expect(stdout).toMatch(
      /DR-9001-FL +2 +2026-08-20 +2027-05-01 +FL: Hillsborough, Pinellas; GA +Storm One/,
    );
    const printed = await runSvc(test.env, "disasters", "load", write([extended]));
    expect(printed.stdout).toBe("0 added, 0 updated, 1 unchanged.\n");
  });

  it.each([
    ["text that is not JSON", "{", "not JSON"],
    ["JSON that is not a list", STORM, "must be a list of declarations"],
    ["the same ID twice", [STORM, { ...STORM, id: "DR-9001-FL" }], "has the same id twice"],
    [
      "days in the wrong order",
      [{ ...STORM, startsOn: "2027-02-02" }],
      "0.postponedUntil: must not be before",
    ],
    ["a day that does not exist", [{ ...STORM, startsOn: "2026-02-30" }], "0.startsOn:"],
    ["no areas", [{ ...STORM, areas: [] }], "0.areas: must not be empty"],
    [
      "an empty list of counties",
      [{ ...STORM, areas: [{ state: "FL", counties: [] }] }],
      "0.areas.0.counties:",
    ],
    [
      "a state's name instead of its abbreviation",
      [{ ...STORM, areas: [{ state: "Florida" }] }],
      "0.areas.0.state:",
    ],
    ["an unknown field", [{ ...STORM, county: "x" }], "0: "],
    ["a hostile ID", [{ ...STORM, id: "DR'; DROP TABLE x" }], "0.id: must be 2 to 40"],
  ])("1 for %s, and changes nothing", async (_name, content, message) => {
    const before = await list();
    const { code, stdout, stderr } = await runSvc(test.env, "disasters", "load", write(content));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).toContain("Nothing changed.");
    expect(await list()).toEqual(before);
  });

  it("1 for a missing file, 2 for an unknown option, 78 without a configuration", async () => {
    const missing = await runSvc(test.env, "disasters", "load", join(folder.path, "none.json"));
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining("ENOENT") });
    expect((await runSvc(test.env, "disasters", "list", "--unheard-of")).code).toBe(2);
    expect((await runSvc({}, "disasters", "list")).code).toBe(78);
  });
});
