import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, HOSTILE_TEXTS, toOrganizationDay } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const PATH = "/v1/incoming-funds";

describe("Incoming funds", () => {
  const api = useTestApi();
  const today = toOrganizationDay();
  const yesterday = toOrganizationDay(Date.now() - 86_400_000);
  const post = (path: string, body: object) => api.call("post", path).send(body);
  const recordFunds = async (changes: object = {}) => {
    const body = { amount: "80000.00", receivedOn: yesterday, method: "check", ...changes };
    return (await post(PATH, body).expect(201)).body;
  };
  const read = async (id: string) => (await api.call("get", `${PATH}/${id}`).expect(200)).body;
  const readRollover = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  /** Creates a rollover in state `to`, or a draft if it is null. */
  const buildRollover = async (
    to: string | null,
    changes: object = {},
    name: object = {},
  ): Promise<string> => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId, name);
    const body = { ...(await buildRolloverBody(api, accountId)), ...changes };
    const { id } = (await post("/v1/rollovers", body).expect(201)).body;
    if (to) await post(`/v1/sandbox/rollovers/${id}/advance`, { to }).expect(200);
    return id;
  };
  const getSent = async (rolloverId: string): Promise<string> =>
    (await readRollover(rolloverId)).amounts.sent;
  const listEvents = async (id: string) =>
    (await api.call("get", "/v1/events").query({ limit: 100 })).body.data
      .filter(({ data }: { data: { incomingFundsId?: string } }) => data.incomingFundsId === id)
      .map(({ type }: { type: string }) => type);

  it("are recorded with a masked account number", async () => {
    const response = await post(PATH, {
      amount: "80000.00",
      receivedOn: yesterday,
      method: "wire",
      payee: "Example Trust FBO Ada Sample",
      accountReference: "IRA-11223344",
    }).expect(201);
    const recorded = response.body;
    expect(response.headers.location).toBe(`${PATH}/${recorded.id}`);
    expect(recorded).toMatchObject({ status: "unmatched", accountNumberMask: "****3344", version: 1 });
    expect(await read(recorded.id)).toEqual(recorded);
    const { rows } = await api.db.pool.query("SELECT * FROM incoming_funds WHERE id = $1", [recorded.id]);
    expect(JSON.stringify(rows)).not.toContain("11223344");
    expect(await listEvents(recorded.id)).toEqual(["incoming_funds.recorded"]);
  });

  it("are suspected duplicates if their bank reference is already known", async () => {
    const first = await recordFunds({ bankReference: "REF-1" });
    const second = await recordFunds({ bankReference: "REF-1" });
    const third = await recordFunds({ bankReference: "REF-1" });
    expect([first, second, third].map((one) => one.suspectedDuplicateOf)).toEqual([null, first.id, first.id]);
    const responses = await Promise.all([1, 2, 3].map(() => recordFunds({ bankReference: "REF-2" })));
    expect(responses.filter((one) => one.suspectedDuplicateOf === null)).toHaveLength(1);
  });

  it("are applied to a rollover once, even by concurrent requests", async () => {
    const rolloverId = await buildRollover("funds_sent");
    const amount = await getSent(rolloverId);
    const { id } = await recordFunds({ amount, receivedOn: today });
    const responses = await Promise.all([1, 2, 3, 4].map(() => post(`${PATH}/${id}/apply`, { rolloverId })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { receipts, amounts, state } = await readRollover(rolloverId);
    expect([state, amounts.received]).toEqual(["funds_received", amount]);
    expect(receipts).toHaveLength(1);
    expect(await read(id)).toMatchObject({
      status: "applied",
      allocations: [{ rolloverId, amount, receiptId: receipts[0].id }],
      version: 2,
    });
    await expectConsistent(api, rolloverId);
  });

  it("are unapplied, put in suspense and returned, with a history", async () => {
    const rolloverId = await buildRollover("funds_sent");
    const amount = await getSent(rolloverId);
    const { id } = await recordFunds({ amount, receivedOn: today });
    await post(`${PATH}/${id}/apply`, { rolloverId }).expect(200);
    const returning = { reason: "Refused.", method: "check", returnedOn: today };
    expectProblem(await post(`${PATH}/${id}/return`, returning), "invalid_transition");
    const unapplied = (await post(`${PATH}/${id}/unapply`, { reason: "Wrong." }).expect(200)).body;
    expect(unapplied).toMatchObject({ status: "unmatched", allocations: [] });
    expect(await readRollover(rolloverId)).toMatchObject({
      state: "funds_sent",
      amounts: { received: "0.00" },
    });
    const suspended = (await post(`${PATH}/${id}/suspend`, { reason: "no_rollover" }).expect(200)).body;
    expect(suspended).toMatchObject({ status: "suspense", suspense: { reason: "no_rollover" } });
    const returned = (await post(`${PATH}/${id}/return`, returning).expect(200)).body;
    expect(returned).toMatchObject({ status: "returned", suspense: null, outcome: { reason: "Refused." } });
    expectProblem(await post(`${PATH}/${id}/apply`, { rolloverId }), "invalid_transition");
    expect((await listEvents(id)).reverse()).toEqual(
      ["recorded", "applied", "unapplied", "suspended", "returned"].map((one) => `incoming_funds.${one}`),
    );
    const { rows } = await api.db.pool.query(
      "SELECT sequence, type FROM incoming_funds_entries WHERE incoming_funds_id = $1 ORDER BY sequence",
      [id],
    );
    expect(rows.map((row: { type: string }) => row.type)).toEqual([
      "recorded",
      "applied",
      "unapplied",
      "suspended",
      "returned",
    ]);
    await expectConsistent(api, rolloverId);
  });

  it("are divided among rollovers to the cent, or not at all", async () => {
    const [one, other] = [await buildRollover("funds_sent"), await buildRollover("funds_sent")];
    const { id } = await recordFunds({ amount: "100.01", receivedOn: today });
    const divide = (first: string, second: string) => ({
      allocations: [
        { rolloverId: one, amount: first },
        { rolloverId: other, amount: second },
      ],
    });
    const before = await countRows(api);
    expect(
      expectIssues(await post(`${PATH}/${id}/apply`, divide("50.00", "50.00")), "validation_failed"),
    ).toEqual(["#/allocations"]);
    expect(await countRows(api)).toEqual(before);
    const draft = await buildRollover(null);
    const beforeApplying = await countRows(api);
    const withDraft = {
      allocations: [
        { rolloverId: one, amount: "50.01" },
        { rolloverId: draft, amount: "50.00" },
      ],
    };
    expectProblem(await post(`${PATH}/${id}/apply`, withDraft), "invalid_transition");
    expect(await countRows(api)).toEqual(beforeApplying);
    const applied = (await post(`${PATH}/${id}/apply`, divide("50.01", "50.00")).expect(200)).body;
    expect(applied.allocations).toMatchObject([{ amount: "50.01" }, { amount: "50.00" }]);
    expect((await readRollover(one)).amounts.received).toBe("50.01");
    expect((await readRollover(other)).amounts.received).toBe("50.00");
  });

  it("suggest open rollovers by amount, account number, name and reference", async () => {
    const name = { firstName: "Grace", lastName: "Hopperton" };
    const sent = await buildRollover("funds_sent", { externalId: "case-4711" }, name);
    const draft = await buildRollover(null, {}, name);
    const amount = await getSent(sent);
    const suggest = async (more: object) => {
      const { id } = await recordFunds(more);
      return (await api.call("get", `${PATH}/${id}/suggestions`).expect(200)).body.suggestions;
    };
    const find = async (more: object) =>
      (await suggest(more)).find((one: { rolloverId: string }) => one.rolloverId === sent);
    const listCodes = async (more: object) =>
      (await find(more))?.reasons.map(({ code }: { code: string }) => code);
    expect(await listCodes({ amount })).toEqual(["amount_outstanding"]);
    expect(await listCodes({ amount: "0.07", payee: "Bank FBO Grace Hopperton" })).toEqual(["name"]);
    expect(await listCodes({ amount: "0.07", memo: "Re: CASE-4711 case-4711" })).toEqual([
      "reference_in_text",
    ]);
    const accountReference = (await buildRolloverBody(api, "acct_1")).destination.accountNumber;
    expect(await listCodes({ amount: "0.07", accountReference })).toEqual(["account_number"]);
    // 35 points for the outstanding amount, and 18 for a similar name.
    expect(await find({ amount, payee: "Grace Hoperton" })).toMatchObject({
      score: 53,
      canApply: true,
      state: "funds_sent",
    });
    const all = await suggest({ amount: "0.07", payee: "Grace Hopperton" });
    expect(all.map((one: { rolloverId: string }) => one.rolloverId)).not.toContain(draft);
  });

  it("are listed by status, day, amount, method and text", async () => {
    const found = await recordFunds({
      amount: "12.34",
      method: "ach",
      payerName: "Zenith Trust",
      checkNumber: "98765",
    });
    await post(`${PATH}/${found.id}/suspend`, { reason: "other", ownerId: "ops-9" }).expect(200);
    const list = async (query: object) =>
      (await api.call("get", PATH).query(query).expect(200)).body.data.map(({ id }: { id: string }) => id);
    for (const query of [
      { status: "suspense" },
      { amount: "12.34" },
      { method: "ach" },
      { ownerId: "ops-9" },
      { q: "zenith" },
      { q: "98765" },
      { q: found.id },
      { receivedFrom: yesterday, receivedTo: yesterday, amount: "12.34" },
    ])
      expect(await list(query)).toEqual([found.id]);
    expect(await list({ amount: "12.34", receivedFrom: today })).toEqual([]);
    expect(await list({ q: "%" })).toEqual([]);
  });

  it("add up to the cent, by day and by status", async () => {
    const range = { from: "2026-01-05", to: "2026-01-06" };
    const amounts = ["10.01", "20.02", "30.03", "0.01"];
    const ids: string[] = [];
    for (const [index, amount] of amounts.entries())
      ids.push((await recordFunds({ amount, receivedOn: index === 3 ? range.to : range.from })).id);
    await post(`${PATH}/${ids[1]}/suspend`, { reason: "other" }).expect(200);
    const returning = { reason: "Refused.", method: "check", returnedOn: range.to };
    await post(`${PATH}/${ids[2]}/return`, returning).expect(200);
    const summary = (await api.call("get", `${PATH}/summary`).query(range).expect(200)).body;
    const none = { applied: "0.00", reversed: "0.00" };
    expect(summary).toMatchObject({
      ...range,
      total: { arrivals: "60.07", unmatched: "10.02", suspense: "20.02", returned: "30.03", ...none },
      days: [
        { receivedOn: range.from, arrivals: "60.06", unmatched: "10.01" },
        { receivedOn: range.to, arrivals: "0.01", unmatched: "0.01" },
      ],
    });
    expectIssues(await api.call("get", `${PATH}/summary`).query({ from: "x" }), "invalid_request");
  });

  it("reject invalid input and change nothing", async () => {
    const { id } = await recordFunds();
    const before = await countRows(api);
    const body = { amount: "1.00", receivedOn: yesterday, method: "check" };
    const reject = async (more: object) =>
      expectIssues(await post(PATH, { ...body, ...more }), "validation_failed");
    expect(await reject({ amount: "0.00" })).toEqual(["#/amount"]);
    expect(await reject({ amount: "-1.00" })).toEqual(["#/amount"]);
    expect(await reject({ receivedOn: "2999-01-01" })).toEqual(["#/receivedOn"]);
    expect(await reject({ method: "cash" })).toEqual(["#/method"]);
    expect(await reject({ imageSha256: "x" })).toEqual(["#/imageSha256"]);
    expect(await reject({ memo: "SSN 123-45-6789" })).toEqual(["#/memo"]);
    for (const memo of HOSTILE_TEXTS) {
      const { status } = await post(`${PATH}/${id}/suspend`, { reason: memo });
      expect([400, 422]).toContain(status);
    }
    expect(expectIssues(await post(`${PATH}/${id}/apply`, {}), "validation_failed")).toEqual([
      "#/rolloverId",
    ]);
    expect(await countRows(api)).toEqual(before);
  });

  it("are invisible to other organizations, and require the scopes", async () => {
    const { id } = await recordFunds();
    const rolloverId = await buildRollover("funds_sent");
    const stranger = await buildKey(api, "ak");
    expectProblem(await api.call("get", `${PATH}/${id}`, stranger.key), "not_found");
    const apply = (key: string) => api.call("post", `${PATH}/${id}/apply`, key).send({ rolloverId });
    expectProblem(await apply(stranger.key), "not_found");
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    expectProblem(await apply(reader.key), "insufficient_scope");
    const operateKey = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:operate"] });
    expectProblem(await apply(operateKey.key), "insufficient_scope");
    expectProblem(
      await api.call("post", `${PATH}/${id}/apply`).set("If-Match", '"9"').send({ rolloverId }),
      "version_conflict",
    );
  });
});
