import { describe, expect, it } from "@jest/globals";
import { buildKey, useResource } from "@svc/testing";
import pg from "pg";
import { expectIssues } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada.lovelace@example.com" };

/** SQLSTATE code. */
const INSUFFICIENT_PRIVILEGE = "42501";

describe("unlistedCustodians of POST /api/widget/create-account", () => {
  const widget = useResource(startTestWidgetAuth);
  const create = async (unlistedCustodians: unknown, key = widget.sk.key) => {
    const { token } = await widget.openSession({}, key);
    return widget.call("post", PATH, token).send({ ...ADA, unlistedCustodians });
  };
  const readRequests = async () =>
    (
      await widget.db.pool.query(
        `SELECT organization_id AS "organizationId", account_id AS "accountId", side, account_type AS "accountType", name
         FROM custodian_requests ORDER BY created_at, side`,
      )
    ).rows;

  it("201 stores them for the operator, and responds as it does without them", async () => {
    const response = await create({
      source: { name: "  Acme Trust ", accountType: "403b" },
      destination: { name: "Zenith" },
    });
    expect(response.status).toBe(201);
    expect(Object.keys(response.body)).toEqual(["account", "created", "consentId"]);
    const owner = { organizationId: widget.sk.organizationId, accountId: response.body.account.id };
    expect(await readRequests()).toEqual([
      { ...owner, side: "destination", accountType: null, name: "Zenith" },
      { ...owner, side: "source", accountType: "403b", name: "Acme Trust" },
    ]);
  });

  it("200 stores a custodian only once for an existing account, even if it is sent again", async () => {
    const before = (await readRequests()).length;
    const { token } = await widget.openSession({ externalUserId: "participant-7" });
    const send = (unlistedCustodians?: object) =>
      widget
        .call("post", PATH, token)
        .send({ ...ADA, ...(unlistedCustodians ? { unlistedCustodians } : {}) });
    await send().expect(201);
    await send({ source: { name: "Later Ltd" } }).expect(200);
    // Case and suffixes such as "Ltd" do not matter.
    await send({ source: { name: "LATER" } }).expect(200);
    await send({}).expect(200);
    expect((await readRequests()).length).toBe(before + 1);
  });

  it.each<[unknown, string]>([
    ["Acme", "#/unlistedCustodians"],
    [{ source: "Acme" }, "#/unlistedCustodians/source"],
    [{ middle: { name: "Acme" } }, "#/unlistedCustodians/middle"],
    [{ source: {} }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "" } }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "x".repeat(101) } }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "ada@example.com" } }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "123-45-6789" } }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "A\u0000B" } }, "#/unlistedCustodians/source/name"],
    [{ source: { name: "Acme", accountType: "401k" } }, "#/unlistedCustodians/source/accountType"],
  ])("422 rejects %j and creates nothing", async (unlisted, pointer) => {
    const before = [await countRows(widget), await readRequests()];
    const response = await create(unlisted);
    expect(expectIssues(response, "validation_failed")).toEqual([pointer]);
    expect([await countRows(widget), await readRequests()]).toEqual(before);
  });

  it("201 ignores custodians past an organization's limit, but stores another organization's", async () => {
    const flooded = await buildKey(widget, "sk");
    const first = await create({ source: { name: "First" } }, flooded.key);
    // An organization can request 500 custodians a day.
    await widget.db.pool.query(
      `INSERT INTO custodian_requests (id, organization_id, account_id, side, name, name_key, created_at, seen_at)
       SELECT 'crq_' || n, $1, $2, 'source', 'n' || n, 'n' || n, now(), now() FROM generate_series(1, 500) n`,
      [flooded.organizationId, first.body.account.id],
    );
    expect((await create({ source: { name: "Over The Limit" } }, flooded.key)).status).toBe(201);
    await create({ source: { name: "Below The Limit" } });
    const names = (await readRequests()).map(({ name }) => name);
    expect(names).toContain("Below The Limit");
    expect(names).not.toContain("Over The Limit");
  });

  it("cannot be read, changed or forged by the service's database role", async () => {
    await create({ source: { name: "Quiet Quarry Trust" } });
    const client = new pg.Client({ connectionString: widget.urls.widgetAuth });
    await client.connect();
    for (const sql of [
      "SELECT name FROM custodian_requests",
      "DELETE FROM custodian_requests",
      "UPDATE custodian_requests SET name = ''",
      "INSERT INTO custodian_requests DEFAULT VALUES",
    ])
      await expect(client.query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await client.end();
  });
});
