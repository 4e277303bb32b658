import { describe, expect, it } from "@jest/globals";
import { recordCustodianRequests } from "@svc/custodians/requests";
import { buildKey } from "@svc/testing";
import { cancel, createKnownAccount, createRolloverOf, KNOWN, SKELETON } from "../erasable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

type Line = { object: string; id: string } & Record<string, unknown>;

describe("what is held of somebody", () => {
  const api = useTestApi();

  const linesOf = (stdout: string): Line[] =>
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  async function exported(...words: string[]): Promise<Line[]> {
    const { code, stdout, stderr } = await runSvc(api.env, ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return linesOf(stdout);
  }
  const lastAction = async (target: string) => {
    const { data } = await runSvcJson<{ data: Line[] }>(api.env, "audit", "list", "--target", target);
    return data[0];
  };

  const askFor = (name: string, accountId: string, organizationId = api.ak.organizationId) =>
    recordCustodianRequests(api.db.sql, { organizationId, accountId, at: new Date() }, { source: { name } });

  it("0 exports an organization: everything of its own and nothing of another's", async () => {
    const account = await createKnownAccount(api);
    const rolloverId = await createRolloverOf(api, account.id);
    const stranger = await buildKey(api, "ak");
    await askFor("Mine & Sons", account.id);
    const theirs = await createKnownAccount(api, stranger.key, { email: "stranger@example.com" });
    await askFor("Theirs & Sons", theirs.id, stranger.organizationId);
    await api
      .call("post", "/v1/webhook-endpoints")
      .send({ url: "https://example.com/hooks", eventTypes: ["*"] })
      .expect(201);

    const lines = await exported("org", "export", api.ak.organizationId);
    const kinds = new Set(lines.map(({ object }) => object));
    expect([...kinds]).toEqual([
      "organization",
      "organization_settings",
      "api_key",
      "webhook_endpoint",
      "account",
      "custodian_request",
      "rollover",
      "timeline_entry",
      "event",
      "audit_entry",
    ]);
    expect(lines.find(({ object }) => object === "account")).toMatchObject({
      id: account.id,
      email: KNOWN.email,
    });
    expect(lines.find(({ object }) => object === "rollover")).toMatchObject({ id: rolloverId });
    const text = JSON.stringify(lines);
    expect(text).not.toContain(theirs.id);
    expect(text).toContain("Mine & Sons");
    expect(text).not.toContain("Theirs & Sons");
    expect(text).not.toContain(stranger.organizationId);
    expect(text).not.toMatch(/whsec_|keyHash|Ciphertext/);
    expect(await lastAction(api.ak.organizationId)).toMatchObject({
      action: "organization.exported",
      actor: { type: "operator", id: null },
    });
  });

  it("0 exports more than a page of accounts, each once", async () => {
    const { organizationId, key } = await buildKey(api, "ak");
    for (let count = 0; count < 103; count += 1)
      await createKnownAccount(api, key, { email: `a${count}@example.com` });
    const lines = await exported("org", "export", organizationId);
    expect(new Set(lines.filter(({ object }) => object === "account").map(({ id }) => id)).size).toBe(103);
  });

  it("0 exports a participant, erases it, and then has nothing more to export", async () => {
    const account = await createKnownAccount(api);
    const rolloverId = await createRolloverOf(api, account.id);
    await askFor("Ada's own Trust", account.id);
    const before = await exported("accounts", "export", account.id);
    expect(before.map(({ object }) => object)).toEqual([
      "account",
      "custodian_request",
      "rollover",
      "timeline_entry",
      "audit_entry",
    ]);
    expect(before[0]).toMatchObject({ ...KNOWN, externalId: account.externalId });

    const open = await runSvc(api.env, "accounts", "erase", account.id);
    expect(open).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("is still open") });
    await cancel(api, rolloverId);
    expect(await runSvcJson(api.env, "account", "erase", account.id)).toEqual({
      accountId: account.id,
      wasErased: true,
    });
    expect(await lastAction(account.id)).toMatchObject({
      action: "account.erased",
      actor: { type: "operator", id: null },
    });
    expect(await runSvcJson(api.env, "accounts", "erase", account.id)).toMatchObject({ wasErased: false });
    expect(await findTablesWith(api, account.externalId)).toEqual([]);
    expect(await findTablesWith(api, "Ada's own Trust")).toEqual([]);

    const after = await exported("accounts", "export", account.id);
    expect(after[0]).toMatchObject(SKELETON);
    expect(JSON.stringify(after)).not.toContain(KNOWN.lastName);
    const verified = await runSvcJson(api.env, "timeline", "verify", rolloverId);
    expect(verified).toMatchObject({ fault: null });
  });

  it.each([
    ["org", "export", "org_01h455vb4pex5vsknk084sn02q", "organization"],
    ["accounts", "export", "acct_01h455vb4pex5vsknk084sn02q", "account"],
    ["accounts", "erase", "acct_01h455vb4pex5vsknk084sn02q", "account"],
    ["accounts", "erase", "'; DROP TABLE accounts", "account"],
  ])("1 svc %s %s finds none, and writes nothing", async (...words) => {
    const what = words.pop();
    const entries = async () => (await api.db.pool.query("SELECT count(*) FROM audit_log")).rows;
    const before = await entries();
    const { code, stdout, stderr } = await runSvc(api.env, ...words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^svc: .*${what}`, "i"));
    expect(await entries()).toEqual(before);
  });
});
