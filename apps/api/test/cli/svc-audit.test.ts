import { describe, expect, it } from "@jest/globals";
import { buildKey, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { runSvc, runSvcJson, runSvcProcess } from "./run-svc.ts";
import { writeAudit } from "./write-audit.ts";

interface Entry {
  id: number;
  organizationId: string | null;
  sequence: number;
  action: string;
  targetId: string;
  createdAt: string;
  prevHash: string;
  hash: string;
}

describe("svc audit", () => {
  const test = useResource(() => createTestEnvironment());

  const list = async (...args: string[]) =>
    runSvcJson<{ data: Entry[]; hasMore: boolean }>(test.env, "audit", "list", ...args);
  const exportEntries = async (...args: string[]): Promise<Entry[]> => {
    const { code, stdout, stderr } = await runSvc(test.env, "audit", "export", ...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  describe("list", () => {
    it("0 lists the newest entries first, page by page, across organizations", async () => {
      const [one, two] = [await buildOrganization(test), await buildOrganization(test)];
      await writeAudit(test, one, 3);
      await writeAudit(test, two, 2);
      const firstPage = await list("--limit", "4");
      expect(firstPage.hasMore).toBe(true);
      const positions = firstPage.data.map(({ organizationId, sequence }) => [organizationId, sequence]);
      expect(positions).toEqual([
        [two, 2],
        [two, 1],
        [one, 3],
        [one, 2],
      ]);
      const secondPage = await list("--org", one, "--before", String(firstPage.data.at(-1)?.id));
      expect(secondPage).toMatchObject({ hasMore: false, data: [{ sequence: 1, prevHash: "" }] });
      expect(secondPage.data[0]).toEqual({
        object: "audit_entry",
        id: expect.any(Number),
        organizationId: one,
        sequence: 1,
        createdAt: "2026-06-01T00:00:00.000Z",
        actor: { type: "operator", id: null },
        action: "account.updated",
        targetId: "acct_1",
        data: { index: 0 },
        requestId: null,
        recordedAt: expect.any(String),
        recordedBy: "postgres",
        prevHash: "",
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    });

    it("0 lists the entries that match the filters", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      await writeAudit(test, organizationId, 4);
      const rotation = { actor: { type: "api_key", id }, action: "api_key.rotated" } as const;
      await writeAudit(test, organizationId, 1, rotation);
      await writeAudit(test, null, 1, { action: "custodians.imported", targetId: "custodians" });
      const listSequences = async (...args: string[]) =>
        (await list("--org", organizationId, ...args)).data.map(({ sequence }) => sequence);
      expect(await listSequences("--actor", "operator")).toEqual([4, 3, 2, 1]);
      expect(await listSequences("--actor", id)).toEqual([5]);
      expect(await listSequences("--actor", "api_key")).toEqual([5]);
      expect(await listSequences("--action", "api_key.rotated")).toEqual([5]);
      expect(await listSequences("--action", "api_key.*")).toEqual([5]);
      expect(await listSequences("--action", "api.*")).toEqual([]);
      expect(await listSequences("--target", "acct_1")).toEqual([5, 1]);
      expect(await listSequences("--target", "acct_1", "--actor", "operator")).toEqual([1]);
      const period = ["--since", "2026-06-01T00:01:00Z", "--until", "2026-06-01T00:02:00Z"];
      expect(await listSequences(...period)).toEqual([3, 2]);
      expect((await list("--org", "deployment")).data).toMatchObject([
        { organizationId: null, action: "custodians.imported" },
      ]);
      const { stdout } = await runSvc(test.env, "audit", "list", "--org", organizationId, "--limit", "2");
      expect(stdout).toMatch(
        new RegExp(
          `^ID +WHEN +ORGANIZATION +WHO +WHAT +TO +DETAILS\n\\d+ +\\S+ +${organizationId} +${id} +api_key.rotated +acct_1`,
        ),
      );
      expect(stdout).toMatch(/\nMore entries: rerun with --before \d+\n$/);
    });

    it("0 finds one match among thousands of entries, and reports when there is none", async () => {
      const organizationId = await buildOrganization(test);
      await writeAudit(test, organizationId, 1, { action: "account.erased" });
      await writeAudit(test, organizationId, 4_000);
      const filter = ["--org", organizationId, "--action", "account.erased"];
      expect((await list(...filter)).data.map(({ sequence }) => sequence)).toEqual([1]);
      const none = await runSvc(test.env, "audit", "list", ...filter, "--actor", "service");
      expect(none).toEqual({ code: 0, stdout: "No entries.\n", stderr: "" });
      const exported = await exportEntries("--org", organizationId);
      expect(exported.map(({ sequence }) => sequence)).toEqual(exported.map((_entry, index) => index + 1));
      expect(exported).toHaveLength(4_001);
    });

    it("1 for an unknown organization, 2 for invalid options", async () => {
      const runs = [
        [1, ["list", "--org", "org_none"]],
        [1, ["export", "--org", "org_none"]],
        [1, ["verify", "--org", "org_none"]],
        [2, ["list", "--action", "DROP TABLE"]],
        [2, ["list", "--before", "x"]],
        [2, ["list", "--since", "yesterday"]],
        [2, ["verify"]],
        [2, ["verify", "--all", "--org", "deployment"]],
      ] as const;
      for (const [code, args] of runs)
        expect([args, await runSvc(test.env, "audit", ...args)]).toMatchObject([args, { code, stdout: "" }]);
    });
  });

  it("export 0 writes every chain in order, with the same entries as the list", async () => {
    const [one, two] = [await buildOrganization(test), await buildOrganization(test)];
    for (const _round of [1, 2])
      for (const organization of [two, one]) await writeAudit(test, organization, 2);
    const all = await exportEntries();
    for (const organization of [one, two]) {
      const ownEntries = all.filter(({ organizationId }) => organizationId === organization);
      expect(ownEntries).toEqual((await list("--org", organization)).data.reverse());
      expect(ownEntries.map(({ prevHash }) => prevHash)).toEqual([
        "",
        ...ownEntries.slice(0, -1).map(({ hash }) => hash),
      ]);
    }
    const chains = all.map(({ organizationId }) => organizationId);
    expect(new Set(chains).size).toBe(chains.filter((chain, index) => chain !== chains[index - 1]).length);
    const piped = await runSvcProcess(test.env, "audit", "export");
    expect(piped.stdout.trimEnd().split("\n")).toHaveLength(all.length);
  });

  it("0 for reads and 1 for the operator's writes with the API's database role", async () => {
    const organizationId = await buildOrganization(test);
    await writeAudit(test, organizationId, 2);
    const env = { ...test.env, DATABASE_URL: test.urls.api };
    for (const command of ["list", "export", "verify"]) {
      const run = await runSvc(env, "audit", command, "--org", organizationId);
      expect(run).toMatchObject({ code: 0, stderr: "" });
    }
    for (const args of [
      ["keys", "create", "--org", organizationId, "--type", "ak", "--name", "x"],
      ["org", "origins", organizationId, "https://a.example"],
    ])
      expect(await runSvc(env, ...args)).toEqual({
        code: 1,
        stdout: "",
        stderr:
          "svc: The role in DATABASE_URL lacks the required privileges. Run this command as the database owner, like svc db migrate.\n",
      });
    expect(await list("--org", organizationId)).toMatchObject({ data: [{}, {}] });
    expect(await test.db.prisma.apiKey.count({ where: { organizationId } })).toBe(0);
  });
});
