import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { runSvc } from "./run-svc.ts";

describe("svc timeline verify", () => {
  const api = useTestApi();

  async function buildHistory(): Promise<string> {
    const account = await buildAccount(api, api.ak.organizationId);
    const { body } = await api
      .call("post", "/v1/rollovers")
      .send(await buildRolloverBody(api, account.id))
      .expect(201);
    const steps = [
      { action: "submit", params: { consentReference: "paper" } },
      { action: "start_review" },
      { action: "reject", params: { code: "name_mismatch", reason: "the names differ" } },
    ];
    for (const step of steps)
      await api.call("post", `/v1/rollovers/${body.id}/actions`).send(step).expect(200);
    return body.id;
  }

  const tamper = (sql: string, ...values: unknown[]) =>
    api.db.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("ALTER TABLE timeline_entries DISABLE TRIGGER ALL");
      await tx.$executeRawUnsafe(sql, ...values);
      await tx.$executeRawUnsafe("ALTER TABLE timeline_entries ENABLE TRIGGER ALL");
    });
  const verify = (id: string, ...args: string[]) => runSvc(api.env, "timeline", "verify", id, ...args);

  it("0 for an unchanged timeline", async () => {
    const id = await buildHistory();
    const { code, stdout } = await verify(id);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `Verified 4 entries of ${id}. No issues found.\n` });
    const json = await verify(id, "--json");
    const report = { rolloverId: id, entries: 4, rowSealed: true, currentKey: true, fault: null };
    expect(JSON.parse(json.stdout)).toEqual(report);
  });

  it.each([
    ["changed", "UPDATE timeline_entries SET reason = 'another' WHERE rollover_id = $1 AND sequence = 4", 4],
    ["removed", "DELETE FROM timeline_entries WHERE rollover_id = $1 AND sequence = 2", 2],
    ["cut off", "DELETE FROM timeline_entries WHERE rollover_id = $1 AND sequence = 4", 4],
    ["moved", "UPDATE timeline_entries SET sequence = 20 WHERE rollover_id = $1 AND sequence = 2", 2],
  ])("1 names the first entry that was %s", async (_change, sql, sequence) => {
    const id = await buildHistory();
    await tamper(sql, id);
    const { code, stdout } = await verify(id, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout).fault.sequence).toBe(sequence);
  });

  it("1 reports a changed rollover even if every entry is valid", async () => {
    const id = await buildHistory();
    await api.db.pool.query("UPDATE rollovers SET state = 'completed' WHERE id = $1", [id]);
    const { code, stdout } = await verify(id);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: `Entry 4 of ${id}: the rollover does not match this entry.\n`,
    });
  });

  it("1 for an unknown rollover, 78 without the key, 2 without an ID", async () => {
    const unknown = { code: 1, stdout: "", stderr: "svc: There is no such rollover.\n" };
    expect(await verify("rol_nothing")).toMatchObject(unknown);
    const { CHAIN_KEY: _missing, ...env } = api.env;
    expect(await runSvc(env, "timeline", "verify", "rol_nothing")).toMatchObject({ code: 78 });
    expect(await runSvc(api.env, "timeline", "verify")).toMatchObject({ code: 2 });
    expect(await runSvc(api.env, "timeline", "verify", "--org", "acme")).toMatchObject({ code: 2 });
    expect(await runSvc(api.env, "timeline", "verify", "rol_x", "--all")).toMatchObject({ code: 2 });
  });
});
