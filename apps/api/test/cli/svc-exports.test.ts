import { describe, expect, it } from "@jest/globals";
import { recordCustodianRequests } from "@svc/custodians/requests";
import { buildKey } from "@svc/testing";
import {
  cancel,
  createErasableAccount,
  createRolloverFor,
  ERASED_ACCOUNT,
  PERSONAL_DATA,
} from "../erasable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

type Line = { object: string; id: string } & Record<string, unknown>;

describe("Data export and erasure", () => {
  const api = useTestApi();

  async function runExport(...args: string[]): Promise<Line[]> {
    const { code, stdout, stderr } = await runSvc(api.env, ...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout.trim().split("\n");
    return lines.map((line) => JSON.parse(line));
  }
  const readLastAction = async (target: string) => {
    const { data } = await runSvcJson<{ data: Line[] }>(api.env, "audit", "list", "--target", target);
    return data[0];
  };

  const requestCustodian = (name: string, accountId: string, organizationId = api.ak.organizationId) =>
    recordCustodianRequests(api.db.sql, { organizationId, accountId, at: new Date() }, { source: { name } });

  it("0 exports all data of an organization and none of another's", async () => {
    const account = await createErasableAccount(api);
    const rolloverId = await createRolloverFor(api, account.id);
    const otherKey = await buildKey(api, "ak");
    await requestCustodian("Mine & Sons", account.id);
    const otherAccount = await createErasableAccount(api, otherKey.key, { email: "stranger@example.com" });
    await requestCustodian("Theirs & Sons", otherAccount.id, otherKey.organizationId);
    const hook = { url: "https://example.com/hooks", eventTypes: ["*"] };
    await api.call("post", "/v1/webhook-endpoints").send(hook).expect(201);

    const lines = await runExport("org", "export", api.ak.organizationId);
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
    const { email } = PERSONAL_DATA;
    expect(lines.find(({ object }) => object === "account")).toMatchObject({ id: account.id, email });
    expect(lines.find(({ object }) => object === "rollover")).toMatchObject({ id: rolloverId });
    const text = JSON.stringify(lines);
    expect(text).not.toContain(otherAccount.id);
    expect(text).toContain("Mine & Sons");
    expect(text).not.toContain("Theirs & Sons");
    expect(text).not.toContain(otherKey.organizationId);
    expect(text).not.toMatch(/whsec_|keyHash|Ciphertext/);
    const exported = { action: "organization.exported", actor: { type: "operator", id: null } };
    expect(await readLastAction(api.ak.organizationId)).toMatchObject(exported);
  });

  it("0 exports more than one page of accounts, each once", async () => {
    const { organizationId, key } = await buildKey(api, "ak");
    // A page has 100 accounts.
    for (let count = 0; count < 103; count += 1)
      await createErasableAccount(api, key, { email: `a${count}@example.com` });
    const lines = await runExport("org", "export", organizationId);
    expect(new Set(lines.filter(({ object }) => object === "account").map(({ id }) => id)).size).toBe(103);
  });

  it("0 exports and erases a participant, whose next export contains no personal data", async () => {
    const account = await createErasableAccount(api);
    const rolloverId = await createRolloverFor(api, account.id);
    await requestCustodian("Ada's own Trust", account.id);
    const before = await runExport("accounts", "export", account.id);
    const kinds = before.map(({ object }) => object);
    expect(kinds).toEqual(["account", "custodian_request", "rollover", "timeline_entry", "audit_entry"]);
    expect(before[0]).toMatchObject({ ...PERSONAL_DATA, externalId: account.externalId });

    const open = await runSvc(api.env, "accounts", "erase", account.id);
    expect(open).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("is still open") });
    await cancel(api, rolloverId);
    const erasure = await runSvcJson(api.env, "account", "erase", account.id);
    expect(erasure).toEqual({ accountId: account.id, wasErased: true });
    const erased = { action: "account.erased", actor: { type: "operator", id: null } };
    expect(await readLastAction(account.id)).toMatchObject(erased);
    expect(await runSvcJson(api.env, "accounts", "erase", account.id)).toMatchObject({ wasErased: false });
    expect(await findTablesWith(api, account.externalId)).toEqual([]);
    expect(await findTablesWith(api, "Ada's own Trust")).toEqual([]);

    const after = await runExport("accounts", "export", account.id);
    expect(after[0]).toMatchObject(ERASED_ACCOUNT);
    expect(JSON.stringify(after)).not.toContain(PERSONAL_DATA.lastName);
    const verified = await runSvcJson(api.env, "timeline", "verify", rolloverId);
    expect(verified).toMatchObject({ fault: null });
  });

  it.each([
    ["org", "export", "org_01h455vb4pex5vsknk084sn02q", "organization"],
    ["accounts", "export", "acct_01h455vb4pex5vsknk084sn02q", "account"],
    ["accounts", "erase", "acct_01h455vb4pex5vsknk084sn02q", "account"],
    ["accounts", "erase", "'; DROP TABLE accounts", "account"],
  ])("1 svc %s %s reports an unknown ID, and writes nothing", async (...args) => {
    const missingObject = args.pop();
    const countEntries = async () => (await api.db.pool.query("SELECT count(*) FROM audit_log")).rows;
    const before = await countEntries();
    const { code, stdout, stderr } = await runSvc(api.env, ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^svc: .*${missingObject}`, "i"));
    expect(await countEntries()).toEqual(before);
  });
});
