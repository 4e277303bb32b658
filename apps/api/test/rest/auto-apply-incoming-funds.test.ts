import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, toOrganizationDay } from "@svc/testing";
import { sweepPendingFunds } from "../../src/incoming-funds/sweep-pending-funds.ts";
import { readApiConfig } from "../../src/index.ts";
import { createApiContext } from "../../src/platform/open-context.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const PATH = "/v1/incoming-funds";
const SETTINGS = "/v1/organization/settings";
const today = toOrganizationDay();

describe("Automatic application of incoming funds", () => {
  const service = useTestApi();
  const setRules = (api: TestApi, incomingFunds: object) =>
    api.call("patch", SETTINGS).send({ incomingFunds }).expect(200);
  const get = async (api: TestApi, path: string) => (await api.call("get", path).expect(200)).body;
  const recordFunds = async (api: TestApi, more: object) => {
    const body = { amount: "1.00", receivedOn: today, method: "check", ...more };
    return (await api.call("post", PATH).send(body).expect(201)).body;
  };
  const buildSentRollover = async (api: TestApi, externalId: string) => {
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    const body = { ...(await buildRolloverBody(api, accountId)), externalId };
    const { id } = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "funds_sent" }).expect(200);
    const { amounts } = await get(api, `/v1/rollovers/${id}`);
    return { id, amount: amounts.sent as string };
  };
  /** Applies pending funds like the worker. @returns the number of applied funds */
  const sweep = async () => {
    const { ctx, close } = await createApiContext(readApiConfig(service.env), {
      ...(service.redis.openRedis ? { openRedis: service.redis.openRedis } : {}),
    });
    try {
      return await sweepPendingFunds(ctx);
    } finally {
      await close();
    }
  };

  it("is off by default, and applies the only clear match once it is on", async () => {
    const api = await newOrganization(service);
    const { id: rolloverId, amount } = await buildSentRollover(api, "case-1001");
    const funds = { amount, memo: "case-1001" };
    const manual = await recordFunds(api, funds);
    expect(manual.status).toBe("unmatched");
    await setRules(api, { autoApplyThreshold: 90 });
    // The amount and the reference score 95 points.
    const applied = await recordFunds(api, { ...funds, bankReference: "AUTO-1" });
    expect(applied).toMatchObject({ status: "applied", allocations: [{ rolloverId, amount }], version: 2 });
    expect((await get(api, `${PATH}/${applied.id}/history`)).data[1]).toMatchObject({
      type: "applied",
      actor: { type: "timer", id: null },
      data: { rule: { score: 95, threshold: 90 } },
    });
    expect(await get(api, `/v1/rollovers/${rolloverId}`)).toMatchObject({ state: "funds_received" });
    await expectConsistent(api, rolloverId);
  });

  it("leaves duplicates, weak matches and similar matches to people", async () => {
    const api = await newOrganization(service);
    const sent = await buildSentRollover(api, "case-2001");
    await buildSentRollover(api, "case-2002");
    await setRules(api, { autoApplyThreshold: 60 });
    await recordFunds(api, { bankReference: "AUTO-2" });
    const duplicate = { amount: sent.amount, memo: "case-2001", bankReference: "AUTO-2" };
    expect(await recordFunds(api, duplicate)).toMatchObject({ status: "unmatched", version: 1 });
    const both = { amount: sent.amount, memo: "case-2001 case-2002" };
    expect(await recordFunds(api, both)).toMatchObject({ status: "unmatched" });
    expect(await recordFunds(api, { amount: sent.amount })).toMatchObject({ status: "unmatched" });
  });

  it("applies imported money in the worker", async () => {
    const api = await newOrganization(service);
    const { id: rolloverId, amount } = await buildSentRollover(api, "case-4001");
    await setRules(api, { autoApplyThreshold: 60 });
    const csv = [
      "Deposit date,Amount,Memo,Reference",
      `${today},${amount},case-4001,W-1`,
      `${today},${amount},case-4001,W-1`,
      `${today},0.09,unknown,W-3`,
    ].join("\n");
    const call = api.call("post", "/v1/bank-files").attach("file", Buffer.from(csv), "lockbox.csv");
    const file = (await call.expect(201)).body;
    const listStatuses = async () =>
      (await get(api, `${PATH}?sort=oldest&fileId=${file.id}`)).data
        .sort((one: { line: number }, other: { line: number }) => one.line - other.line)
        .map(({ status }: { status: string }) => status);
    expect(await listStatuses()).toEqual(["unmatched", "unmatched", "unmatched"]);
    expect(await sweep()).toBe(1);
    expect(await listStatuses()).toEqual(["applied", "unmatched", "unmatched"]);
    expect(await get(api, `/v1/rollovers/${rolloverId}`)).toMatchObject({ state: "funds_received" });
    await expectConsistent(api, rolloverId);
    expect(await sweep()).toBe(0);
    const { rows } = await service.db.pool.query(
      "SELECT count(*)::int AS count FROM incoming_funds WHERE auto_apply_pending",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("is configured in the organization's settings, together with the days in suspense", async () => {
    const api = await newOrganization(service);
    expect((await get(api, SETTINGS)).incomingFunds).toEqual({ autoApplyThreshold: null, suspenseDays: 30 });
    const suspendAndCountDays = async () => {
      const { id } = await recordFunds(api, {});
      const response = await api.call("post", `${PATH}/${id}/suspend`).send({ reason: "other" }).expect(200);
      const { since, returnBy } = response.body.suspense;
      return Math.round((Date.parse(returnBy) - Date.parse(since)) / 86_400_000);
    };
    const defaultDays = await suspendAndCountDays();
    await setRules(api, { autoApplyThreshold: 80, suspenseDays: 10 });
    expect(defaultDays - (await suspendAndCountDays())).toBe(20);
    const { body } = await setRules(api, { autoApplyThreshold: null });
    expect(body.incomingFunds).toEqual({ autoApplyThreshold: null, suspenseDays: 10 });
    const { organizationId } = api.ak;
    const operator = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:operate"] });
    const before = await countRows(api);
    const reject = async (incomingFunds: object) =>
      expectIssues(await api.call("patch", SETTINGS).send({ incomingFunds }), "validation_failed");
    for (const threshold of [49, 101, 80.5, "80"])
      expect(await reject({ autoApplyThreshold: threshold })).toEqual(["#/incomingFunds/autoApplyThreshold"]);
    for (const days of [0, 366])
      expect(await reject({ suspenseDays: days })).toEqual(["#/incomingFunds/suspenseDays"]);
    expect(await reject({ margin: 1 })).toEqual(["#/incomingFunds/margin"]);
    const change = { incomingFunds: { autoApplyThreshold: 60 } };
    expectProblem(await api.call("patch", SETTINGS, operator.key).send(change), "insufficient_scope");
    expect(await countRows(api)).toEqual(before);
  });
});
