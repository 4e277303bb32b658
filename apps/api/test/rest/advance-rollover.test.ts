import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { buildKey, TestClock } from "@svc/testing";
import { newFourEyesOrganization } from "../approvals/approval-calls.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { createRollover, expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";

const TODAY = NOW.slice(0, 10);
const PAYMENT = { method: "check", amount: "900.00", sentTo: "destination", sentOn: TODAY };
const RECEIPT = { amount: "900.00", receivedOn: TODAY };
const COMPLETION = {
  to: "completed",
  consentReference: "consent-9",
  payments: [PAYMENT],
  receipts: [RECEIPT],
  postedAmount: "900.00",
};

describe("POST /v1/rollovers/{id}/advance-to", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  type Caller = { key?: string; caller?: TestApi };
  const advance = (id: string, body: object, { key, caller = api }: Caller = {}) =>
    caller.call("post", `/v1/rollovers/${id}/advance-to`, key).send(body);
  const create = (changes: object = {}, caller: TestApi = api) =>
    createRollover(caller, changes, "test-manual");

  it("200 records a finished rollover, with one entry and event for each step", async () => {
    const id = await create();
    const response = await advance(id, COMPLETION).expect(200);
    expect(response.body).toMatchObject({
      id,
      state: "completed",
      version: 9,
      amounts: { posted: "900.00" },
    });
    // The version counts the creation and eight actions.
    expect(response.headers.etag).toBe('"9"');
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.map(({ action }) => action)).toEqual([
      null,
      "submit",
      "start_review",
      "approve",
      "send_to_custodian",
      "acknowledge",
      "mark_funds_sent",
      "mark_funds_received",
      "complete",
    ]);
    expect((await api.call("get", `/v1/rollovers/${id}`)).body).toEqual(response.body);
  });

  it("200 produces the same rollover as the single actions", async () => {
    const [advancedId, steppedId] = [await create(), await create()];
    await advance(advancedId, COMPLETION).expect(200);
    await runActions(
      api,
      steppedId,
      ["submit", { consentReference: "consent-9" }],
      "start_review",
      "approve",
      "send_to_custodian",
      "acknowledge",
      ["mark_funds_sent", PAYMENT],
      ["mark_funds_received", RECEIPT],
      ["complete", { postedAmount: "900.00" }],
    );
    const read = async (id: string) => {
      const { body } = await api.call("get", `/v1/rollovers/${id}`).expect(200);
      return { ...body, id: "", accountId: "" };
    };
    expect(await read(advancedId)).toEqual(await read(steppedId));
  });

  it.each(["submitted", "in_review", "approved", "requested", "processing"])(
    "200 stops in %s",
    async (to) => {
      const id = await create();
      const response = await advance(id, { to, consentReference: "consent-9" }).expect(200);
      expect(response.body.state).toBe(to);
      const before = await countRows(api);
      const again = await advance(id, { to }).expect(200);
      expect(again.body).toEqual(response.body);
      expect(await countRows(api)).toEqual(before);
    },
  );

  it("200 continues from the current state, with several payments and an accepted difference", async () => {
    const id = await create({ amount: { kind: "partial", requested: "1000.00" } });
    await runActions(api, id, "submit", "start_review");
    const payments = [PAYMENT, { ...PAYMENT, amount: "50.00" }];
    const receipts = [RECEIPT, { ...RECEIPT, amount: "50.00" }];
    const documents = [{ type: "statement", name: "statement.pdf", sha256: "0".repeat(64) }];
    const body = { to: "completed", documents, payments, receipts, postedAmount: "950.00" };
    const before = await countRows(api);
    const refused = await advance(id, body);
    expect(expectProblem(refused, "amount_mismatch")).toMatchObject({
      action: "complete",
      detail: expect.stringContaining("The step complete was rejected"),
      errors: [{ pointer: "#/postedAmount" }],
    });
    expect(await countRows(api)).toEqual(before);
    const response = await advance(id, { ...body, mismatchReason: "Fees were deducted." }).expect(200);
    expect(response.body).toMatchObject({ state: "completed", requestMismatch: { status: "resolved" } });
    await expectConsistent(api, id);
  });

  it("200 records an indirect rollover, with dates before its creation only if attested", async () => {
    const id = await create({ type: "indirect_60_day" });
    const distribution = {
      receivedOn: "2026-06-01",
      grossAmount: "900.00",
      withheldFederal: "180.00",
      withheldState: "0.00",
    };
    const body = { ...COMPLETION, payments: undefined, distribution };
    const refused = await advance(id, body);
    expect(expectIssues(refused, "validation_failed")).toEqual(["#/distribution/receivedOn"]);
    const attested = { ...body, distribution: { ...distribution, datesAttested: true } };
    const response = await advance(id, attested).expect(200);
    expect(response.body).toMatchObject({ state: "completed", amounts: { withheldFederal: "180.00" } });
  });

  it("200 waives requested documents if a reason is sent, and 409 if not", async () => {
    const id = await create();
    await runActions(api, id, "submit", "start_review", [
      "request_documents",
      { types: ["loa"], from: "integrator" },
    ]);
    const waiting = await advance(id, { to: "approved" });
    expect(expectIssues(waiting, "invalid_transition")).toEqual(["#/documents"]);
    const response = await advance(id, { to: "approved", waiverReason: "On file." }).expect(200);
    expect(response.body.state).toBe("approved");
  });

  it("409 points to the documents that the custodian requires, and records nothing", async () => {
    const id = await createRollover(api, {}, "test-needs-documents");
    const before = await readStored(api, id);
    expect(expectIssues(await advance(id, COMPLETION), "invalid_transition")).toEqual(["#/documents"]);
    expect(await readStored(api, id)).toEqual(before);
  });

  it("422 lists missing, unneeded and invalid fields, and records nothing", async () => {
    const id = await create();
    const before = await countRows(api);
    const listIssues = async (body: object) => expectIssues(await advance(id, body), "validation_failed");
    expect(await listIssues({ to: "completed" })).toEqual([
      "#/consentReference",
      "#/payments",
      "#/postedAmount",
      "#/receipts",
    ]);
    expect(await listIssues({ ...COMPLETION, to: "funds_sent" })).toEqual(["#/postedAmount", "#/receipts/0"]);
    expect(await listIssues({ ...COMPLETION, waiverReason: "None." })).toEqual(["#/waiverReason"]);
    expect(await listIssues({ ...COMPLETION, postedAmount: "899.99" })).toEqual(["#/postedAmount"]);
    const receipts = [RECEIPT, { amount: "1.00", receivedOn: "2999-01-01" }];
    expect(await listIssues({ ...COMPLETION, receipts })).toEqual(["#/receipts/1/receivedOn"]);
    const hostile = { to: "draft", payments: [{ amount: 1 }], receipts: "x", steps: [], postedAmount: "1" };
    expect(await listIssues(hostile)).toEqual([
      "#/payments/0/amount",
      "#/payments/0/method",
      "#/payments/0/sentTo",
      "#/postedAmount",
      "#/receipts",
      "#/steps",
      "#/to",
    ]);
    expect(await countRows(api)).toEqual(before);
  });

  it("409 refuses a rollover that is past the target, on hold or ended", async () => {
    const id = await create();
    await advance(id, { to: "approved", consentReference: "consent-9" }).expect(200);
    expect(expectIssues(await advance(id, { to: "in_review" }), "invalid_transition")).toEqual(["#/to"]);
    await runActions(api, id, ["hold", { reason: "Wait." }]);
    expect(expectIssues(await advance(id, { to: "requested" }), "invalid_transition")).toEqual(["#/to"]);
    await runActions(api, id, ["cancel", { reason: "Done." }]);
    expect(expectIssues(await advance(id, { to: "requested" }), "invalid_transition")).toEqual(["#/to"]);
  });

  it("403 refuses a step that needs a second person, and records nothing", async () => {
    const fourEyes = await newFourEyesOrganization(api, ["complete"]);
    const id = await create({}, fourEyes);
    const before = await countRows(fourEyes);
    const response = await advance(id, COMPLETION, { caller: fourEyes });
    const refused = expectProblem(response, "second_person_required");
    expect(refused).toMatchObject({
      action: "complete",
      rolloverId: id,
      errors: [{ pointer: "#/postedAmount" }],
    });
    expect(refused.detail).toContain("Advance only to funds_received");
    expect(await countRows(fourEyes)).toEqual(before);
    const { postedAmount: _posted, ...unposted } = COMPLETION;
    await advance(id, { ...unposted, to: "funds_received" }, { caller: fourEyes }).expect(200);
  });

  it("403 requires both scopes, 404 hides other organizations, 412 checks the version", async () => {
    const id = await create();
    for (const missing of ["rollovers:operate", "rollovers:act"]) {
      const scopes = CREDENTIAL_SCOPES.ak.filter((scope) => scope !== missing);
      const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId, scopes });
      expectProblem(await advance(id, COMPLETION, { key }), "insufficient_scope");
    }
    expectProblem(await advance(id, COMPLETION, { key: (await buildKey(api, "ak")).key }), "not_found");
    expectProblem(await advance(newId("rol"), COMPLETION), "not_found");
    const outdated = await advance(id, COMPLETION).set("If-Match", '"7"');
    expectProblem(outdated, "version_conflict");
    expect((await readStored(api, id)).row.version).toBe(1);
  });

  it("replays the same request", async () => {
    const id = await create();
    const send = (body: object) => advance(id, body).set("Idempotency-Key", id);
    const first = await send(COMPLETION).expect(200);
    const again = await send(COMPLETION).expect(200);
    expect(again.body).toEqual(first.body);
    expectProblem(await send({ ...COMPLETION, consentReference: "another" }), "idempotency_key_reused");
  });

  it("works the same in GraphQL", async () => {
    const id = await create();
    const document = `mutation ($input: AdvanceRolloverInput!) {
      advanceRollover(input: $input) { rollover { state version } errors { code path } }
    }`;
    const run = async (input: object) =>
      (await runGraphql<{ advanceRollover: object }>(api, document, { input: { rolloverId: id, ...input } }))
        .data.advanceRollover;
    expect(await run({ ...COMPLETION, postedAmount: "1.00" })).toMatchObject({
      rollover: null,
      errors: [{ code: "validation_failed" }],
    });
    expect(await run(COMPLETION)).toEqual({ rollover: { state: "completed", version: 9 }, errors: [] });
  });
});
