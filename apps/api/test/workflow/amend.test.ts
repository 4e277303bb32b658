import { describe, expect, it } from "@jest/globals";
import { buildKey, buildRolloverBody, findCustodianId, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectAction, expectConsistent, NOW, readStored } from "./rollover-steps.ts";

const REASON = "A digit was wrong.";

describe("Amending a rollover", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createRolloverIn(state: string, changes: object = {}): Promise<string> {
    const id = await createRollover(api, changes);
    if (state !== "draft")
      await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: state }).expect(200);
    return id;
  }
  const readInstructions = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/instructions`).expect(200)).body;
  const readTimeline = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/timeline`).expect(200)).body.data;

  it("a new account number needs a new consent and a new approval, and gives the instructions a new version", async () => {
    const id = await createRolloverIn("requested");
    expect(await readInstructions(id)).toMatchObject({ version: 1, replaces: null });
    const params = { reason: REASON, destination: { accountNumber: "IRA-40417" } };
    const { body } = await expectAction(api, id, "amend", "awaiting_participant", params);
    expect(body).toMatchObject({
      consent: { reference: "sandbox", supersededAt: NOW },
      destination: { accountNumberMask: "****0417" },
    });
    expect(await readInstructions(id)).toMatchObject({
      version: 2,
      replaces: 1,
      destination: { accountNumber: "IRA-40417" },
      payment: { memo: `Account IRA-40417, ${id}` },
    });
    const reused = await act(api, id, "sign_consent", { consentReference: "sandbox" });
    expect(expectProblem(reused, "validation_failed").errors).toMatchObject([
      { pointer: "#/params/consentReference" },
    ]);
    const signed = await expectAction(api, id, "sign_consent", "submitted", {
      consentReference: "consent-2",
    });
    expect(signed.body.consent).toMatchObject({ reference: "consent-2", supersededAt: null });
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" }).expect(200);
    await expectConsistent(api, id);
  });

  it("another correction can name the new consent while the first one awaits it", async () => {
    const id = await createRolloverIn("requested");
    const amend = (accountNumber: string, state: string, consent: object = {}) =>
      expectAction(api, id, "amend", state, { reason: REASON, destination: { accountNumber }, ...consent });
    await amend("IRA-40417", "awaiting_participant");
    await amend("IRA-40418", "awaiting_participant");
    const { body } = await amend("IRA-40419", "submitted", { consentReference: "consent-2" });
    expect(body.consent).toMatchObject({ reference: "consent-2", supersededAt: null });
    await expectConsistent(api, id);
    const draftId = await createRolloverIn("draft");
    const params = { reason: REASON, deliveryMethod: "wire", consentReference: "consent-1" };
    const refused = expectProblem(await act(api, draftId, "amend", params), "validation_failed");
    expect(refused.errors).toMatchObject([
      { pointer: "#/params/consentReference", detail: "must be omitted before the rollover is submitted" },
    ]);
  });

  it("the timeline and the event show which fields changed, but no values", async () => {
    const id = await createRolloverIn("approved");
    const params = {
      reason: REASON,
      source: { accountNumber: "401K-99417", planName: "Zircon Works 401(k)" },
      deliveryMethod: "wire",
    };
    await act(api, id, "amend", params).expect(200);
    await act(api, id, "amend", { reason: REASON, deliveryMethod: "check" }).expect(200);
    const { timeline, events } = await readStored(api, id);
    expect(
      JSON.stringify(timeline.map(({ data }) => data)) + JSON.stringify(events.map(({ data }) => data)),
    ).not.toMatch(/99417|Zircon/);
    const amended = (await readTimeline(id)).filter(
      ({ type }: { type: string }) => type === "rollover.amended",
    );
    expect(amended).toMatchObject([
      {
        reason: REASON,
        data: {
          fields: ["source.accountNumber", "source.planName", "deliveryMethod"],
          instructions: { version: 2, replaces: 1 },
        },
      },
      { data: { fields: ["deliveryMethod"], instructions: { version: 3, replaces: 2 } } },
    ]);
    expect(events.at(-1)).toMatchObject({
      type: "rollover.amended",
      data: { fields: ["deliveryMethod"], instructions: { version: 3, replaces: 2 } },
    });
  });

  it("a new delivery method needs only a new review", async () => {
    const id = await createRolloverIn("processing");
    const { body } = await expectAction(api, id, "amend", "in_review", {
      reason: REASON,
      deliveryMethod: "wire",
    });
    expect(body).toMatchObject({ deliveryMethod: "wire", consent: { supersededAt: null } });
  });

  it("a new custodian needs a new account number, and the rules are evaluated again", async () => {
    const id = await createRolloverIn("approved");
    const destination = { custodianSlug: "test-slow", accountNumber: "IRA-40417" };
    const missing = await act(api, id, "amend", {
      reason: REASON,
      destination: { custodianSlug: "test-slow" },
    });
    expect(expectProblem(missing, "validation_failed").errors).toMatchObject([
      { pointer: "#/params/destination/accountNumber" },
    ]);
    const params = { reason: REASON, destination, consentReference: "consent-2" };
    const preview = await act(api, id, "amend", params, { dryRun: true }).expect(200);
    const { body } = await expectAction(api, id, "amend", "submitted", params);
    expect(body.destination.custodianId).toBe(await findCustodianId(api, "test-slow"));
    expect(preview.body.destination).toEqual(body.destination);
    expect((await readInstructions(id)).destination).toMatchObject({
      custodianName: "Test: Slow",
      accountNumber: "IRA-40417",
    });
    const list = await api
      .call("get", `/v1/rollovers?custodianId=${body.destination.custodianId}`)
      .expect(200);
    expect(list.body.data.map((rollover: { id: string }) => rollover.id)).toContain(id);
  });

  it.each([
    [
      "#/params/destination/custodianSlug",
      { destination: { custodianSlug: "no-such", accountNumber: "IRA-1234" } },
    ],
    [
      "#/params/destination/custodianId",
      {
        destination: { custodianId: "cus_01m8dy4w0ge81arf4g6hf79dac", accountNumber: "IRA-1234" },
      },
    ],
    ["#/params", { destination: { accountNumber: "ira 11223344" } }],
    ["#/params/decedentName", { decedentName: "Ada 🎈" }],
    ["#/params/deliveryMethod", { deliveryMethod: "acats" }],
    ["#/params/source/accountNumber", { source: { accountNumber: "1' OR '1'='1" } }],
    ["#/params/reason", {}],
  ])("rejects invalid input at %s, and changes nothing", async (pointer, changes) => {
    const id = await createRolloverIn("approved");
    const before = await readStored(api, id);
    const refused = await act(api, id, "amend", { reason: REASON, ...changes });
    expect(expectProblem(refused, "validation_failed").errors).toMatchObject([{ pointer }]);
    expect(await readStored(api, id)).toEqual(before);
  });

  it("refuses a prohibited rollover, a duplicate, and another organization", async () => {
    const id = await createRolloverIn("approved");
    const before = await readStored(api, id);
    expectProblem(
      await act(api, id, "amend", { reason: REASON, isInheritedIra: true }),
      "rollover_not_permitted",
    );
    const { accountId } = before.row;
    const body = await buildRolloverBody(api, accountId);
    body.source.custodianId = before.row.sourceCustodianId;
    body.destination = {
      ...body.destination,
      custodianId: before.row.destinationCustodianId,
      accountNumber: "IRA-40417",
    };
    await api.call("post", "/v1/rollovers").send(body).expect(201);
    const duplicate = await act(api, id, "amend");
    expectProblem(duplicate, "duplicate_rollover");
    const otherKey = await buildKey(api, "ak");
    expectProblem(await act(api, id, "amend", undefined, { key: otherKey.key }), "not_found");
    const widgetKey = await buildKey(api, "sk", { organizationId: api.ak.organizationId });
    expectProblem(await act(api, id, "amend", undefined, { key: widgetKey.key }), "key_type_not_allowed");
    expect(await readStored(api, id)).toEqual(before);
  });

  it("is rejected with a remedy once money has left, and possible after its return", async () => {
    const id = await createRolloverIn("funds_sent");
    const refused = expectProblem(await act(api, id, "amend"), "invalid_transition");
    expect(refused.detail).toContain("report_funds_returned");
    await act(api, id, "report_funds_returned").expect(200);
    await expectAction(api, id, "amend", "awaiting_participant");
  });

  it("a new plan sets the plan name, and must match the account type of its side", async () => {
    const createPlan = async (accountType: string, planNumber: string) => {
      const body = { ein: "12-3456789", planNumber, name: `Acme Plan ${planNumber}`, accountType };
      return (await api.call("post", "/v1/plans").send(body).expect(201)).body.id;
    };
    const planId = await createPlan("qualified_plan", "001");
    const id = await createRolloverIn("requested");
    const { body } = await expectAction(api, id, "amend", "in_review", {
      reason: REASON,
      source: { planId },
    });
    expect(body.source).toMatchObject({ planId, planName: "Acme Plan 001" });
    expect((await readTimeline(id)).at(-1)).toMatchObject({ data: { fields: ["source.planId"] } });
    await expectConsistent(api, id);
    const readAmendIssues = async (params: object) =>
      expectProblem(await act(api, id, "amend", { reason: REASON, ...params }), "validation_failed").errors;
    expect(await readAmendIssues({ source: { planId } })).toMatchObject([{ pointer: "#/params" }]);
    const otherType = await createPlan("403b", "002");
    expect(await readAmendIssues({ source: { planId: otherType } })).toMatchObject([
      { pointer: "#/params/source/planId", detail: "the plan's account type is 403b, not qualified_plan" },
    ]);
    const { key } = await buildKey(api, "ak");
    const foreign = (
      await api
        .call("post", "/v1/plans", key)
        .send({ ein: "12-3456789", planNumber: "003", name: "Foreign", accountType: "qualified_plan" })
        .expect(201)
    ).body.id;
    expect(await readAmendIssues({ source: { planId: foreign } })).toMatchObject([
      { pointer: "#/params/source/planId", detail: "Unknown plan." },
    ]);
    expect(
      (await readTimeline(id)).filter(({ type }: { type: string }) => type === "rollover.amended"),
    ).toHaveLength(1);
  });

  it("a letter of acceptance for the previous account is rejected as superseded", async () => {
    const id = await createRolloverIn("in_review");
    const documents = [{ type: "loa", name: "loa.pdf", sha256: "a".repeat(64) }];
    await act(api, id, "provide_documents", { documents }).expect(200);
    const { body } = await act(api, id, "amend").expect(200);
    expect(body.documents).toMatchObject([
      { type: "loa", status: "rejected", rejection: { code: "superseded" } },
    ]);
    await expectConsistent(api, id);
  });

  it("a draft stays a draft", async () => {
    const id = await createRolloverIn("draft");
    const { body } = await expectAction(api, id, "amend", "draft");
    expect(body.consent).toBeNull();
    expect(await readInstructions(id)).toMatchObject({ version: 2, replaces: 1 });
  });
});
