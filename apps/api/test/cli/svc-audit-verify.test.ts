import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { runSvc } from "./run-svc.ts";
import { writeAudit } from "./write-audit.ts";

describe("svc audit verify and anchor", () => {
  const test = useResource(() => createTestEnvironment());
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-audit-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const tamper = (...statements: string[]) =>
    test.db.pool.query(`ALTER TABLE audit_log DISABLE TRIGGER ALL; ${statements.join(";")};
      ALTER TABLE audit_log ENABLE TRIGGER ALL`);

  const verify = async (...args: string[]) => {
    const { code, stdout } = await runSvc(test.env, "audit", "verify", ...args, "--json");
    return { code, faults: JSON.parse(stdout).faults };
  };
  const anchor = async (name: string) => {
    const { code, stdout } = await runSvc(test.env, "audit", "anchor");
    expect(code).toBe(0);
    const file = join(folder, name);
    await writeFile(file, stdout);
    return file;
  };

  it("0 for an unchanged log", async () => {
    const organizationId = await buildOrganization(test);
    await writeAudit(test, organizationId, 2_500);
    const run = await runSvc(test.env, "audit", "verify", "--org", organizationId);
    const expected = { code: 0, stdout: "Verified 2500 entries in 1 chain. No issues found.\n", stderr: "" };
    expect(run).toEqual(expected);
    expect(await verify("--all")).toEqual({ code: 0, faults: [] });
    expect(await verify("--org", "deployment")).toEqual({ code: 0, faults: [] });
    const organizationWithoutEntries = await buildOrganization(test);
    expect(await verify("--org", organizationWithoutEntries)).toEqual({ code: 0, faults: [] });
  });

  it("1 names the chain and entry that changed, and creates no anchor", async () => {
    const organizationId = await buildOrganization(test);
    await writeAudit(test, organizationId, 3);
    const where = `WHERE chain = '${organizationId}' AND sequence = 2`;
    await tamper(`UPDATE audit_log SET actor_type = 'service' ${where}`);
    const fault = { organizationId, sequence: 2, detail: "was changed" };
    expect(await verify("--all")).toEqual({ code: 1, faults: [fault] });
    expect(await verify("--org", organizationId)).toEqual({ code: 1, faults: [fault] });
    const printed = await runSvc(test.env, "audit", "verify", "--all");
    expect(printed).toMatchObject({ code: 1, stdout: `${organizationId}: entry 2 was changed.\n` });
    expect(await runSvc(test.env, "audit", "anchor")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: `svc: No anchor created.\n${organizationId}: entry 2 was changed.\n`,
    });
    await tamper(`UPDATE audit_log SET actor_type = 'operator' ${where}`);
  });

  it("1 detects consistently rewritten chains by their anchors: truncated, altered or deleted", async () => {
    const createOrganizationWithAudit = async () => {
      const organizationId = await buildOrganization(test);
      await writeAudit(test, organizationId, 3);
      return organizationId;
    };
    const [truncated, rewritten, deleted] = [
      await createOrganizationWithAudit(),
      await createOrganizationWithAudit(),
      await createOrganizationWithAudit(),
    ];
    const before = await anchor("before.json");
    await writeAudit(test, rewritten, 1);
    const after = await anchor("after.json");
    expect(await verify("--all", "--anchors", before, after)).toEqual({ code: 0, faults: [] });
    await tamper(
      `DELETE FROM audit_log WHERE chain = '${truncated}' AND sequence > 2`,
      `UPDATE audit_heads SET sequence = 2, hash = (SELECT hash FROM audit_log WHERE chain = '${truncated}' AND sequence = 2)
        WHERE chain = '${truncated}'`,
      `UPDATE audit_log SET target_id = 'acct_9' WHERE chain = '${rewritten}' AND sequence = 3`,
      `UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = '${rewritten}' AND sequence = 3`,
      `UPDATE audit_log SET prev_hash = (SELECT hash FROM audit_log WHERE chain = '${rewritten}' AND sequence = 3)
        WHERE chain = '${rewritten}' AND sequence = 4`,
      `UPDATE audit_log SET hash = audit_hash(audit_log) WHERE chain = '${rewritten}' AND sequence = 4`,
      `UPDATE audit_heads SET hash = (SELECT hash FROM audit_log WHERE chain = '${rewritten}' AND sequence = 4)
        WHERE chain = '${rewritten}'`,
      `DELETE FROM audit_log WHERE chain = '${deleted}'`,
      `DELETE FROM audit_heads WHERE chain = '${deleted}'`,
    );
    expect(await verify("--all")).toEqual({ code: 0, faults: [] });
    const result = await verify("--all", "--anchors", before, after);
    expect(result.code).toBe(1);
    // Each issue names the time at which a row was anchored.
    const detail = expect.stringContaining(" at 20");
    const buildIssue = (organizationId: string, sequence: number) => ({ organizationId, sequence, detail });
    // Two anchors each reveal one issue in each of three chains.
    expect(result.faults).toHaveLength(6);
    expect(result.faults).toEqual(
      expect.arrayContaining([
        buildIssue(truncated, 3),
        buildIssue(rewritten, 3),
        buildIssue(rewritten, 4),
        buildIssue(deleted, 1),
      ]),
    );
    expect(await verify("--org", deleted, "--anchors", before)).toMatchObject({
      code: 1,
      faults: [
        { detail: expect.stringContaining("and all entries through 3 are missing: there were 3 rows at ") },
      ],
    });
  });

  it("1 for an anchor that is altered, invalid, missing, or of another key or environment; 78 without the key", async () => {
    const file = await anchor("good.json");
    const text = (await runSvc(test.env, "audit", "anchor")).stdout;
    const readRejection = async (content: string, env = test.env) => {
      const other = join(folder, "other.json");
      await writeFile(other, content);
      const { code, stdout, stderr } = await runSvc(env, "audit", "verify", "--all", "--anchors", other);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      return stderr;
    };
    expect(await readRejection(text.replace(/"sequence":\d+/, '"sequence":999'))).toMatch(/was altered/);
    expect(await readRejection("{")).toMatch(/is not a valid anchor/);
    const otherKey = Buffer.alloc(32, "x").toString("base64");
    expect(await readRejection(text, { ...test.env, CHAIN_KEY: otherKey })).toMatch(/different CHAIN_KEY/);
    expect(await readRejection(text, { ...test.env, SVC_ENVIRONMENT: "live" })).toMatch(/test environment/);
    const missing = await runSvc(test.env, "audit", "verify", "--all", "--anchors", join(folder, "none"));
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining("ENOENT") });
    const { CHAIN_KEY: _missing, ...env } = test.env;
    expect(await runSvc(env, "audit", "anchor")).toMatchObject({ code: 78 });
    expect(await runSvc(env, "audit", "verify", "--all", "--anchors", file)).toMatchObject({ code: 78 });
    expect(await runSvc(env, "audit", "verify", "--org", "deployment")).toMatchObject({ code: 0 });
  });
});
