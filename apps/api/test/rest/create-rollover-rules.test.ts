import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, buildRolloverBody, findCustodianId } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("POST /v1/rollovers, rule checks", () => {
  const api = useTestApi();
  beforeAll(async () => {
    await api.db.pool.query("UPDATE custodians SET active = false WHERE slug IN ('ubs', 'merrill')");
  });

  const buildBody = async (key = api.ak) =>
    buildRolloverBody(api, (await buildAccount(api, key.organizationId)).id);
  const post = (body: object, key = api.ak.key) => api.call("post", "/v1/rollovers", key).send(body);

  async function expectRefusal(body: object, code: Parameters<typeof expectProblem>[1], key = api.ak.key) {
    const before = await countRows(api);
    const response = await post(body, key);
    const pointers = expectIssues(response, code);
    expect(await countRows(api)).toEqual(before);
    return { pointers, body: response.body };
  }

  it("404 returns the same detail for an unknown account and another organization's", async () => {
    const stranger = await buildKey(api, "ak");
    const foreign = await buildBody(stranger);
    const unknown = await expectRefusal({ ...foreign, accountId: newId("acct") }, "not_found");
    expect((await expectRefusal(foreign, "not_found")).body.detail).toBe(unknown.body.detail);
    await post(foreign, stranger.key).expect(201);
  });

  it("404 names the side of each unknown custodian", async () => {
    const body = await buildBody();
    const source = { ...body.source, custodianId: newId("cus") };
    const destination = { ...body.destination, custodianId: newId("cus") };
    expect((await expectRefusal({ ...body, source }, "not_found")).pointers).toEqual([
      "#/source/custodianId",
    ]);
    const both = ["#/destination/custodianId", "#/source/custodianId"];
    expect((await expectRefusal({ ...body, source, destination }, "not_found")).pointers).toEqual(both);
  });

  it("422 rejects an inactive custodian on either side", async () => {
    const body = await buildBody();
    const source = { ...body.source, custodianId: await findCustodianId(api, "ubs") };
    const destination = { ...body.destination, custodianId: await findCustodianId(api, "merrill") };
    expect((await expectRefusal({ ...body, source }, "validation_failed")).pointers).toEqual([
      "#/source/custodianId",
    ]);
    expect((await expectRefusal({ ...body, source, destination }, "validation_failed")).pointers).toEqual([
      "#/destination/custodianId",
      "#/source/custodianId",
    ]);
  });

  it.each([
    { rule: "irs_rollover_chart", source: "roth_ira", destination: "traditional_ira" },
    { rule: "irs_rollover_chart", source: "designated_roth", destination: "qualified_plan" },
    { rule: "rollover_type", type: "trustee_transfer" },
    { rule: "rollover_type", source: "traditional_ira" },
    { rule: "in_plan_required", destination: "designated_roth", attestations: { taxableAcknowledged: true } },
    { rule: "taxable_acknowledgement", destination: "roth_ira" },
    {
      rule: "taxable_acknowledgement",
      destination: "roth_ira",
      attestations: { taxableAcknowledged: false },
    },
    {
      rule: "one_rollover_per_12_months",
      type: "indirect_60_day",
      source: "roth_ira",
      destination: "roth_ira",
    },
    { rule: "eligible_amount", attestations: { eligibleAmount: false } },
  ])("422 rejects with the rule $rule", async ({ rule, type, source, destination, attestations }) => {
    const body = await buildBody();
    const sent = {
      ...body,
      type: type ?? body.type,
      source: { ...body.source, accountType: source ?? body.source.accountType },
      destination: { ...body.destination, accountType: destination ?? body.destination.accountType },
      attestations: attestations ?? {},
    };
    const refused = await expectRefusal(sent, "rollover_not_permitted");
    expect(refused.body).toMatchObject({ rule, rules: [{ code: rule, result: "unmet" }] });
    expect(refused.body.detail).toContain(rule);
  });

  it("422 rejects a rollover within the first two years of a SIMPLE IRA", async () => {
    const body = await buildBody();
    const today = new Date().toISOString().slice(0, 10);
    const source = { ...body.source, accountType: "simple_ira", firstContributionDate: today };
    const refused = await expectRefusal(
      { ...body, type: "trustee_transfer", source },
      "rollover_not_permitted",
    );
    expect(refused.body.rule).toBe("simple_two_years");
  });

  it("422 rejects an in-plan rollover between custodians, and between plans of one custodian", async () => {
    const body = await buildBody();
    const inPlan = {
      ...body,
      type: "in_plan",
      destination: { ...body.destination, accountType: "designated_roth" },
      deliveryMethod: "internal",
      attestations: { taxableAcknowledged: true },
    };
    expect((await expectRefusal(inPlan, "rollover_not_permitted")).body.rule).toBe("same_plan");
    const destination = {
      ...inPlan.destination,
      custodianId: body.source.custodianId,
      planName: "Other 401(k)",
    };
    expect((await expectRefusal({ ...inPlan, destination }, "rollover_not_permitted")).body.rule).toBe(
      "same_plan",
    );
  });

  it("422 lists every unmet rule", async () => {
    const body = await buildBody();
    const destination = { ...body.destination, accountType: "roth_ira" };
    const sent = { ...body, destination, attestations: { eligibleAmount: false } };
    const refused = await expectRefusal(sent, "rollover_not_permitted");
    const codes = refused.body.rules.map((rule: { code: string }) => rule.code);
    expect(codes.sort()).toEqual(["eligible_amount", "taxable_acknowledgement"]);
    expect(codes).toContain(refused.body.rule);
  });

  it("409 rejects a duplicate rollover, however its account number is formatted", async () => {
    const body = await buildBody();
    const { body: first } = await post(body).expect(201);
    const expected = { rolloverId: first.id, state: "draft" };
    expect((await expectRefusal(body, "duplicate_rollover")).body).toMatchObject(expected);
    // `body`'s account number, formatted differently.
    const source = { ...body.source, accountNumber: " 401k 0099 8877 " };
    await expectRefusal(
      { ...body, source, amount: { kind: "partial", requested: "5.00" } },
      "duplicate_rollover",
    );
  });

  it("201 accepts a rollover with another account, source or destination", async () => {
    const body = await buildBody();
    await post(body).expect(201);
    const { accountId } = await buildBody();
    await post({ ...body, accountId }).expect(201);
    await post({ ...body, source: { ...body.source, accountNumber: "401K-00998878" } }).expect(201);
    const ally = await findCustodianId(api, "ally");
    await post({ ...body, destination: { ...body.destination, custodianId: ally } }).expect(201);
  });

  it("409 for all but one of twenty concurrent creations", async () => {
    const body = await buildBody();
    const before = await countRows(api);
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    const created = responses.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    const expected = { rolloverId: created[0]?.body.id, state: "draft" };
    for (const response of responses) {
      if (response.status === 201) continue;
      expect(expectProblem(response, "duplicate_rollover")).toMatchObject(expected);
    }
    const after = await countRows(api);
    expect(after).toEqual({
      ...before,
      rollovers: before.rollovers! + 1,
      timeline_entries: before.timeline_entries! + 1,
      events: before.events! + 1,
    });
  });

  it.each(["completed", "cancelled", "rejected", "failed", "expired"])(
    "201 accepts the same rollover once the first is %s",
    async (state) => {
      const body = await buildBody();
      const { body: first } = await post(body).expect(201);
      await api.db.pool.query("UPDATE rollovers SET state = $2 WHERE id = $1", [first.id, state]);
      const { body: second } = await post(body).expect(201);
      expect(second.id).not.toBe(first.id);
      await expectRefusal(body, "duplicate_rollover");
    },
  );

  it.each(["on_hold", "awaiting_documents", "funds_received"])(
    "409 rejects the same rollover while the first is %s",
    async (state) => {
      const body = await buildBody();
      const { body: first } = await post(body).expect(201);
      await api.db.pool.query("UPDATE rollovers SET state = $2 WHERE id = $1", [first.id, state]);
      const { body: problem } = await expectRefusal(body, "duplicate_rollover");
      expect(problem).toMatchObject({ rolloverId: first.id, state });
    },
  );

  it("500 writes no rollover when its event cannot be written", async () => {
    const body = await buildBody();
    await api.db.pool.query("ALTER TABLE events ADD CONSTRAINT no_events CHECK (false) NOT VALID");
    try {
      await expectRefusal(body, "internal_error");
    } finally {
      await api.db.pool.query("ALTER TABLE events DROP CONSTRAINT no_events");
    }
    await post(body).expect(201);
  });

  it("500 writes no event when its rollover cannot be committed", async () => {
    const body = await buildBody();
    await api.db.pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON rollovers DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`);
    try {
      await expectRefusal(body, "internal_error");
    } finally {
      await api.db.pool.query("DROP TRIGGER at_commit ON rollovers");
    }
    await post(body).expect(201);
  });
});
