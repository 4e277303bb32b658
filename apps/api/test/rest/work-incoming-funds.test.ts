import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, HOSTILE_TEXTS, toOrganizationDay } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const PATH = "/v1/incoming-funds";
const DAY_MS = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

describe("Work on incoming funds", () => {
  const api = useTestApi();
  const today = toOrganizationDay();
  const yesterday = toOrganizationDay(Date.now() - DAY_MS);
  const post = (path: string, body: object, key?: string) => api.call("post", path, key).send(body);
  const patch = (id: string, body: object, key?: string) =>
    api.call("patch", `${PATH}/${id}`, key).send(body);
  const get = async (path: string, query: object = {}) =>
    (await api.call("get", path).query(query).expect(200)).body;
  const recordFunds = async (more: object = {}) => {
    const body = { amount: "100.00", receivedOn: yesterday, method: "check", ...more };
    return (await post(PATH, body).expect(201)).body;
  };
  const suspend = async (id: string, more: object = {}) =>
    (await post(`${PATH}/${id}/suspend`, { reason: "other", ...more }).expect(200)).body;
  const buildSentRollover = async (): Promise<{ rolloverId: string; amount: string }> => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const { id: rolloverId } = (
      await post("/v1/rollovers", await buildRolloverBody(api, accountId)).expect(201)
    ).body;
    await post(`/v1/sandbox/rollovers/${rolloverId}/advance`, { to: "funds_sent" }).expect(200);
    return { rolloverId, amount: (await get(`/v1/rollovers/${rolloverId}`)).amounts.sent };
  };
  const importFile = async (lines: string[]) => {
    const file = Buffer.from(["Deposit date,Amount,Reference", ...lines].join("\n"));
    return (await api.call("post", "/v1/bank-files").attach("file", file, "lockbox.csv").expect(201)).body;
  };

  it("reverses applied money, with the receipts, in one step", async () => {
    const { rolloverId, amount } = await buildSentRollover();
    const { id } = await recordFunds({ amount, receivedOn: today });
    await post(`${PATH}/${id}/apply`, { rolloverId }).expect(200);
    const body = { reason: "Insufficient funds.", returnCode: "R01", reversedOn: today };
    const responses = await Promise.all([1, 2, 3].map(() => post(`${PATH}/${id}/reverse`, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const reversed = await get(`${PATH}/${id}`);
    expect(reversed).toMatchObject({
      status: "reversed",
      allocations: [],
      outcome: { reason: "Insufficient funds.", on: today, code: "R01", method: null },
      version: 3,
    });
    const rollover = await get(`/v1/rollovers/${rolloverId}`);
    expect(rollover).toMatchObject({ state: "funds_sent", amounts: { received: "0.00" } });
    expect(rollover.receipts[0]).toMatchObject({ voidReason: "bounced" });
    await expectConsistent(api, rolloverId);
    const events = (await get("/v1/events", { limit: 20 })).data.filter(
      (event: { data: { incomingFundsId?: string } }) => event.data.incomingFundsId === id,
    );
    expect(events[0]).toMatchObject({ type: "incoming_funds.reversed", data: { rolloverIds: [rolloverId] } });
    expectProblem(await post(`${PATH}/${id}/apply`, { rolloverId }), "invalid_transition");
    expectProblem(await post(`${PATH}/${id}/suspend`, { reason: "other" }), "invalid_transition");
  });

  it("reverses money that is not applied, and rejects impossible days", async () => {
    const [one, other] = [await recordFunds(), await recordFunds()];
    await suspend(other.id);
    const body = { reason: "ACH return.", reversedOn: today };
    const before = await countRows(api);
    for (const reversedOn of ["2999-01-01", "2020-01-01"])
      expect(
        expectIssues(await post(`${PATH}/${one.id}/reverse`, { ...body, reversedOn }), "validation_failed"),
      ).toEqual(["#/reversedOn"]);
    for (const reason of HOSTILE_TEXTS.filter((text) => text.includes("\0")))
      expect((await post(`${PATH}/${one.id}/reverse`, { ...body, reason })).status).toBeGreaterThan(399);
    expect(await countRows(api)).toEqual(before);
    for (const { id } of [one, other])
      expect((await post(`${PATH}/${id}/reverse`, body).expect(200)).body).toMatchObject({
        status: "reversed",
        suspense: null,
        outcome: { code: null },
      });
    expectProblem(
      await post(`${PATH}/${one.id}/return`, { reason: "x", method: "check", returnedOn: today }),
      "invalid_transition",
    );
  });

  it("records a batch with a result for each item; repeating the request records nothing again", async () => {
    const item = { amount: "5.00", receivedOn: yesterday, method: "wire" };
    const items = [
      { ...item, bankReference: "BATCH-1" },
      { ...item, receivedOn: "2999-01-01" },
      { ...item, bankReference: "BATCH-1" },
    ];
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const send = (all: object[]) => post(`${PATH}/batch`, { items: all }).set("Idempotency-Key", "batch-1");
    const first = (await send(items).expect(200)).body;
    expect(first).toMatchObject({
      recorded: 2,
      results: [
        { status: 201, problem: null, incomingFunds: { suspectedDuplicateOf: null } },
        { status: 422, incomingFunds: null, problem: { errors: [{ pointer: "#/receivedOn" }] } },
        { status: 201, incomingFunds: { suspectedDuplicateOf: first.results[0].incomingFunds.id } },
      ],
    });
    const before = await countRows(api);
    const again = await send(items).expect(200);
    expect(again.body).toMatchObject({ recorded: 2 });
    expect(again.body.results[0]).toEqual(first.results[0]);
    expect(await countRows(api)).toEqual(before);
    const [, , { incomingFunds }] = first.results;
    expect((await get(`${PATH}/${incomingFunds.id}/history`)).data).toMatchObject([{ type: "recorded" }]);
    for (const invalid of [
      { items: [] },
      { items: Array.from({ length: 101 }, () => item) },
      { items: 1 },
      {},
    ])
      expect(expectIssues(await post(`${PATH}/batch`, invalid), "validation_failed")).toEqual(["#/items"]);
    expectProblem(await post(`${PATH}/batch`, { items: [item] }, reader.key), "insufficient_scope");
    expect(await countRows(api)).toEqual(before);
  });

  it("changes the owner, the note and the deadline, with a version and a history", async () => {
    const { id } = await recordFunds();
    expectProblem(await patch(id, { returnBy: "2999-01-01" }), "invalid_transition");
    await suspend(id, { ownerId: "ops-1" });
    const changed = (
      await patch(id, { ownerId: "ops-2", note: "Call them.", returnBy: "2999-01-01" }).expect(200)
    ).body;
    expect(changed).toMatchObject({
      ownerId: "ops-2",
      note: "Call them.",
      suspense: { returnBy: "2999-01-01" },
      version: 3,
    });
    expectProblem(await patch(id, { note: "x" }).set("If-Match", '"2"'), "version_conflict");
    const cleared = (await patch(id, { ownerId: null, note: null }).set("If-Match", '"3"').expect(200)).body;
    expect(cleared).toMatchObject({ ownerId: null, note: null, version: 4 });
    const other = await buildKey(api, "ak");
    const before = await countRows(api);
    const reject = async (body: object) => expectIssues(await patch(id, body), "validation_failed");
    expect(await reject({})).toEqual(["#"]);
    expect(await reject({ returnBy: "2020-01-01" })).toEqual(["#/returnBy"]);
    expect(await reject({ returnBy: null })).toEqual(["#/returnBy"]);
    expect(await reject({ amount: "1.00" })).toEqual(["#/amount"]);
    expect(await reject({ note: "SSN 123-45-6789" })).toEqual(["#/note"]);
    expect(await reject({ ownerId: "mem_01m7zh42f1enbshkgt5zq8w2d4" })).toEqual(["#/ownerId"]);
    expect(
      expectIssues(
        await post(`${PATH}/${id}/suspend`, { reason: "other", returnBy: "x" }),
        "validation_failed",
      ),
    ).toEqual(["#/returnBy"]);
    expectProblem(await patch(id, { note: "x" }, other.key), "not_found");
    expectProblem(await api.call("get", `${PATH}/${id}/history`, other.key), "not_found");
    expect(await countRows(api)).toEqual(before);
    const history = await get(`${PATH}/${id}/history`);
    expect(history.data.map((entry: { type: string }) => entry.type)).toEqual([
      "recorded",
      "suspended",
      "updated",
      "updated",
    ]);
    expect(history.data[2]).toMatchObject({
      sequence: 3,
      actor: { type: "api_key" },
      data: { fields: ["ownerId", "note", "returnBy"], ownerId: "ops-2", returnBy: "2999-01-01" },
    });
    expect(JSON.stringify(history)).not.toContain("Call them.");
    const first = await get(`${PATH}/${id}/history`, { limit: 3 });
    const second = await get(`${PATH}/${id}/history`, { limit: 3, cursor: first.nextCursor });
    expect([...first.data, ...second.data]).toEqual(history.data);
  });

  it("lists the oldest first, and filters by owner, file and deadline", async () => {
    const { id: fileId } = await importFile([
      `${yesterday},7.01,`,
      `${yesterday},7.02,`,
      `${yesterday},7.03,`,
    ]);
    const list = async (query: object): Promise<string[]> =>
      (await get(PATH, { fileId, ...query })).data.map(({ amount }: { amount: string }) => amount);
    const newest = await list({});
    expect(await list({ sort: "oldest" })).toEqual(newest.toReversed());
    const first = await get(PATH, { fileId, sort: "oldest", limit: 2 });
    const second = await get(PATH, { fileId, sort: "oldest", limit: 2, cursor: first.nextCursor });
    expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual(newest.toReversed());
    expect(second.hasMore).toBe(false);
    const [item] = first.data;
    await suspend(item.id, { ownerId: "ops-7" });
    expect(await list({ ownerId: "ops-7" })).toEqual([item.amount]);
    expect(await list({ overdue: "true" })).toEqual([]);
    await api.db.pool.query("UPDATE incoming_funds SET return_by = '2020-01-01' WHERE id = $1", [item.id]);
    expect(await list({ overdue: "true" })).toEqual([item.amount]);
    expect((await list({ overdue: "false" })).sort()).toEqual(
      newest.filter((one) => one !== item.amount).sort(),
    );
    expectIssues(await api.call("get", PATH).query({ sort: "best" }), "invalid_request");
    expectIssues(await api.call("get", PATH).query({ overdue: "maybe" }), "invalid_request");
  });

  it("sums the money of each file, and suspense by age", async () => {
    const other = await buildKey(api, "ak");
    const call = (method: "get" | "post", path: string) => api.call(method, path, other.key);
    const csv = "Deposit date,Amount\n2026-01-05,10.01\n2026-01-06,20.02\n2026-01-06,30.03\n2026-01-07,40.04";
    const file = (await call("post", "/v1/bank-files").attach("file", Buffer.from(csv), "a.csv").expect(201))
      .body;
    const items = (await call("get", PATH).query({ sort: "oldest" }).expect(200)).body.data;
    for (const { id } of items)
      await call("post", `${PATH}/${id}/suspend`).send({ reason: "other" }).expect(200);
    for (const [index, days] of [7, 8, 30, 31].entries()) {
      // Noon in the organization's time zone, because a day with a daylight saving change does not have 24
      // hours.
      const since = new Date(`${toDay(Date.parse(`${today}T12:00:00Z`) - days * DAY_MS)}T17:00:00Z`);
      await api.db.pool.query("UPDATE incoming_funds SET suspense_since = $2, return_by = $3 WHERE id = $1", [
        items[index].id,
        since,
        // The older two are overdue.
        days > 8 ? "2026-02-01" : "2999-01-01",
      ]);
    }
    const range = { from: "2026-01-06", to: "2026-01-06" };
    const summary = (await call("get", `${PATH}/summary`).query(range).expect(200)).body;
    expect(summary).toMatchObject({
      total: { arrivals: "50.05", suspense: "50.05" },
      files: [
        {
          fileId: file.id,
          name: "a.csv",
          credits: "100.10",
          arrivals: "100.10",
          suspense: "100.10",
          applied: "0.00",
        },
      ],
    });
    const amounts = items.map(({ amount }: { amount: string }) => amount);
    expect(summary.suspense).toMatchObject({
      upTo7Days: { amount: amounts[0], count: 1 },
      upTo30Days: { count: 2 },
      over30Days: { amount: amounts[3], count: 1 },
      overdue: { count: 2 },
    });
    const withoutArrivals = (
      await call("get", `${PATH}/summary`).query({ from: "2026-01-01", to: "2026-01-02" })
    ).body;
    expect([withoutArrivals.files, withoutArrivals.suspense]).toEqual([[], summary.suspense]);
  });
});
