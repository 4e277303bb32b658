import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { type AuditEntryInput, inSqlTransaction, recordAuditsInSteps } from "@svc/database";
import { buildKey, buildOrganization, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { runSvc, runSvcJson, runSvcProcess } from "./run-svc.ts";

// Processes are started, and a busy machine starts those slowly.
jest.setTimeout(60_000);

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

const OPERATOR = { type: "operator", id: null } as const;
const JUNE = Date.UTC(2026, 5, 1);

describe("svc audit", () => {
  let test: TestEnvironment;
  let folder: string;
  beforeAll(async () => {
    test = await createTestEnvironment();
    folder = await mkdtemp(join(tmpdir(), "svc-audit-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await test.close();
  });

  /** Writes so many entries, a minute apart. */
  const write = (organizationId: string | null, count: number, change: Partial<AuditEntryInput> = {}) =>
    inSqlTransaction(test.db, (tx) =>
      recordAuditsInSteps(
        tx,
        Array.from({ length: count }, (_entry, index) => ({
          organizationId,
          actor: OPERATOR,
          action: "account.updated" as const,
          targetId: `acct_${index + 1}`,
          data: { index },
          requestId: null,
          at: new Date(JUNE + index * 60_000),
          ...change,
        })),
      ),
    );
  const list = async (...words: string[]) =>
    runSvcJson<{ data: Entry[]; hasMore: boolean }>(test.env, "audit", "list", ...words);
  const exported = async (...words: string[]): Promise<Entry[]> => {
    const { code, stdout, stderr } = await runSvc(test.env, "audit", "export", ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  /** Writes as only the owner of the database can: around the triggers that refuse it. */
  const tamper = (...statements: string[]) =>
    test.db.pool.query(
      [
        "ALTER TABLE audit_log DISABLE TRIGGER ALL",
        ...statements,
        "ALTER TABLE audit_log ENABLE TRIGGER ALL",
      ].join(";"),
    );

  describe("list", () => {
    it("0 shows the newest first, page after page, whoever they are of", async () => {
      const [one, two] = [await buildOrganization(test), await buildOrganization(test)];
      await write(one, 3);
      await write(two, 2);
      const first = await list("--limit", "4");
      expect(first.hasMore).toBe(true);
      expect(first.data.map(({ organizationId, sequence }) => [organizationId, sequence])).toEqual([
        [two, 2],
        [two, 1],
        [one, 3],
        [one, 2],
      ]);
      const rest = await list("--org", one, "--before", String(first.data.at(-1)?.id));
      expect(rest).toMatchObject({ hasMore: false, data: [{ sequence: 1, prevHash: "" }] });
      expect(rest.data[0]).toEqual({
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

    it("0 shows those that the filters let through", async () => {
      const { id, organizationId } = await buildKey(test, "ak");
      await write(organizationId, 4);
      await write(organizationId, 1, { actor: { type: "api_key", id }, action: "api_key.rotated" });
      await write(null, 1, { action: "custodians.imported", targetId: "custodians" });
      const of = async (...words: string[]) =>
        (await list("--org", organizationId, ...words)).data.map(({ sequence }) => sequence);
      expect(await of("--actor", "operator")).toEqual([4, 3, 2, 1]);
      expect(await of("--actor", id)).toEqual([5]);
      expect(await of("--actor", "api_key")).toEqual([5]);
      expect(await of("--action", "api_key.rotated")).toEqual([5]);
      expect(await of("--action", "api_key.*")).toEqual([5]);
      expect(await of("--action", "api.*")).toEqual([]);
      expect(await of("--target", "acct_1")).toEqual([5, 1]);
      expect(await of("--target", "acct_1", "--actor", "operator")).toEqual([1]);
      expect(await of("--since", "2026-06-01T00:01:00Z", "--until", "2026-06-01T00:02:00Z")).toEqual([3, 2]);
      expect((await list("--org", "deployment")).data).toMatchObject([
        { organizationId: null, action: "custodians.imported" },
      ]);
      const { stdout } = await runSvc(test.env, "audit", "list", "--org", organizationId, "--limit", "2");
      expect(stdout).toMatch(
        new RegExp(
          `^ID +WHEN +ORGANIZATION +WHO +WHAT +TO +DETAILS\n\\d+ +\\S+ +${organizationId} +${id} +api_key.rotated +acct_1`,
        ),
      );
      expect(stdout).toMatch(/\nThere are more: --before \d+ shows them.\n$/);
    });

    it("0 finds one among thousands that do not fit, and says when there is none", async () => {
      const organizationId = await buildOrganization(test);
      await write(organizationId, 1, { action: "account.erased" });
      await write(organizationId, 4_000);
      const filter = ["--org", organizationId, "--action", "account.erased"];
      expect((await list(...filter)).data.map(({ sequence }) => sequence)).toEqual([1]);
      const none = await runSvc(test.env, "audit", "list", ...filter, "--actor", "service");
      expect(none).toEqual({ code: 0, stdout: "There are none.\n", stderr: "" });
      const whole = await exported("--org", organizationId);
      expect(whole.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 4_001 }, (_entry, index) => index + 1),
      );
    });

    it("1 or 2 refuses what there is not", async () => {
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
      for (const [code, words] of runs)
        expect({ words, ...(await runSvc(test.env, "audit", ...words)) }).toMatchObject({
          words,
          code,
          stdout: "",
        });
    });
  });

  it("export 0 writes every chain in its order, each entry as the list has it", async () => {
    const [one, two] = [await buildOrganization(test), await buildOrganization(test)];
    for (const _round of [1, 2]) for (const organization of [two, one]) await write(organization, 2);
    const all = await exported();
    for (const organization of [one, two]) {
      const own = all.filter(({ organizationId }) => organizationId === organization);
      expect(own).toEqual((await list("--org", organization)).data.reverse());
      expect(own.map(({ prevHash }) => prevHash)).toEqual(["", ...own.slice(0, -1).map(({ hash }) => hash)]);
    }
    const chains = all.map(({ organizationId }) => organizationId);
    expect(new Set(chains).size).toBe(chains.filter((chain, index) => chain !== chains[index - 1]).length);
    // A reader that has seen enough is no fault, and what a pipe takes slowly is all there.
    const whole = await runSvcProcess(test.env, "audit", "export");
    expect(whole.stdout.trimEnd().split("\n")).toHaveLength(all.length);
  });

  describe("verify and anchor", () => {
    const verify = async (...words: string[]) => {
      const { code, stdout } = await runSvc(test.env, "audit", "verify", ...words, "--json");
      return { code, faults: JSON.parse(stdout).faults };
    };
    const anchor = async (name: string) => {
      const { code, stdout } = await runSvc(test.env, "audit", "anchor");
      expect(code).toBe(0);
      const file = join(folder, name);
      await writeFile(file, stdout);
      return file;
    };

    it("0 for a log that is as it was written", async () => {
      const organizationId = await buildOrganization(test);
      await write(organizationId, 2_500);
      const run = await runSvc(test.env, "audit", "verify", "--org", organizationId);
      expect(run).toEqual({
        code: 0,
        stdout: "The 2500 entries of one chain are as they were written.\n",
        stderr: "",
      });
      expect(await verify("--all")).toEqual({ code: 0, faults: [] });
      expect(await verify("--org", "deployment")).toEqual({ code: 0, faults: [] });
      const silent = await buildOrganization(test);
      expect(await verify("--org", silent)).toEqual({ code: 0, faults: [] });
    });

    it("1 says in whose chain and where it was changed, and no anchor is made of it", async () => {
      const organizationId = await buildOrganization(test);
      await write(organizationId, 3);
      const where = `WHERE chain = '${organizationId}' AND sequence = 2`;
      await tamper(`UPDATE audit_log SET actor_type = 'service' ${where}`);
      const fault = { organizationId, sequence: 2, detail: "was changed" };
      expect(await verify("--all")).toEqual({ code: 1, faults: [fault] });
      expect(await verify("--org", organizationId)).toEqual({ code: 1, faults: [fault] });
      expect(await runSvc(test.env, "audit", "verify", "--all")).toMatchObject({
        code: 1,
        stdout: `${organizationId}: entry 2 was changed.\n`,
      });
      expect(await runSvc(test.env, "audit", "anchor")).toMatchObject({
        code: 1,
        stdout: "",
        stderr: `svc: No anchor is made.\n${organizationId}: entry 2 was changed.\n`,
      });
      await tamper(`UPDATE audit_log SET actor_type = 'operator' ${where}`);
    });

    it("1 finds by an anchor what was made to fit again: a cut tail, another history, a chain that is gone", async () => {
      const [cut, rewritten, gone] = [
        await buildOrganization(test),
        await buildOrganization(test),
        await buildOrganization(test),
      ];
      for (const organization of [cut, rewritten, gone]) await write(organization, 3);
      const before = await anchor("before.json");
      await write(rewritten, 1);
      const after = await anchor("after.json");
      expect(await verify("--all", "--anchors", before, after)).toEqual({ code: 0, faults: [] });
      await tamper(
        `DELETE FROM audit_log WHERE chain = '${cut}' AND sequence > 2`,
        `UPDATE audit_heads SET sequence = 2, hash = (SELECT hash FROM audit_log WHERE chain = '${cut}' AND sequence = 2)
          WHERE chain = '${cut}'`,
        `UPDATE audit_log SET target_id = 'acct_9' WHERE chain = '${rewritten}' AND sequence = 3`,
        `UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = '${rewritten}' AND sequence = 3`,
        `UPDATE audit_log SET prev_hash = (SELECT hash FROM audit_log WHERE chain = '${rewritten}' AND sequence = 3)
          WHERE chain = '${rewritten}' AND sequence = 4`,
        `UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = '${rewritten}' AND sequence = 4`,
        `UPDATE audit_heads SET hash = (SELECT hash FROM audit_log WHERE chain = '${rewritten}' AND sequence = 4)
          WHERE chain = '${rewritten}'`,
        `DELETE FROM audit_log WHERE chain = '${gone}'`,
        `DELETE FROM audit_heads WHERE chain = '${gone}'`,
      );
      expect(await verify("--all")).toEqual({ code: 0, faults: [] });
      const found = await verify("--all", "--anchors", before, after);
      expect(found.code).toBe(1);
      const moment = expect.stringContaining(" at 20");
      const faultOf = (organizationId: string, sequence: number) => ({
        organizationId,
        sequence,
        detail: moment,
      });
      expect(found.faults).toHaveLength(6);
      expect(found.faults).toEqual(
        expect.arrayContaining([
          faultOf(cut, 3),
          faultOf(rewritten, 3),
          faultOf(rewritten, 4),
          faultOf(gone, 1),
        ]),
      );
      expect(await verify("--org", gone, "--anchors", before)).toMatchObject({
        code: 1,
        faults: [{ detail: expect.stringContaining("and all up to 3 are missing: there were 3 at ") }],
      });
    });

    it("1 takes no anchor that was changed, is of another key or environment, or is none; 78 without the key", async () => {
      const file = await anchor("good.json");
      const text = (await runSvc(test.env, "audit", "anchor")).stdout;
      const refused = async (content: string, env = test.env) => {
        const other = join(folder, "other.json");
        await writeFile(other, content);
        const { code, stdout, stderr } = await runSvc(env, "audit", "verify", "--all", "--anchors", other);
        expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
        return stderr;
      };
      expect(await refused(text.replace(/"sequence":\d+/, '"sequence":999'))).toMatch(/was changed/);
      expect(await refused("{")).toMatch(/is no anchor/);
      expect(
        await refused(text, { ...test.env, CHAIN_KEY: Buffer.alloc(32, "x").toString("base64") }),
      ).toMatch(/another CHAIN_KEY/);
      expect(await refused(text, { ...test.env, SVC_ENVIRONMENT: "live" })).toMatch(/test environment/);
      expect(
        await runSvc(test.env, "audit", "verify", "--all", "--anchors", join(folder, "none")),
      ).toMatchObject({ code: 1, stderr: expect.stringContaining("ENOENT") });
      const { CHAIN_KEY: _missing, ...env } = test.env;
      expect(await runSvc(env, "audit", "anchor")).toMatchObject({ code: 78 });
      expect(await runSvc(env, "audit", "verify", "--all", "--anchors", file)).toMatchObject({ code: 78 });
      expect(await runSvc(env, "audit", "verify", "--org", "deployment")).toMatchObject({ code: 0 });
    });
  });
});
