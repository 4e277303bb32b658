import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, TEST_CIPHER, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("PATCH /v1/rollovers/{id}", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse("2026-06-15T12:00:00Z")) });

  async function buildDraft(changes: object = {}) {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = { ...(await buildRolloverBody(api, account.id)), ...changes };
    return (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
  }
  const patch = (id: string, body: object, key?: string) =>
    api.call("patch", `/v1/rollovers/${id}`, key).send(body);

  it("200 keeps attestations that the patch does not name", async () => {
    const draft = await buildDraft({ attestations: { eligibleAmount: true, taxableAcknowledged: true } });
    await patch(draft.id, { attestations: { taxableAcknowledged: false } }).expect(200);
    const stored = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id: draft.id } });
    expect(stored.attestations).toEqual({ eligibleAmount: true, taxableAcknowledged: false });
  });

  it("200 changes the given fields, clears null ones, keeps the rest, and records the change", async () => {
    const draft = await buildDraft({ externalId: "a", metadata: { a: "1" } });
    const response = await patch(draft.id, {
      source: { planName: null },
      amount: { kind: "partial", requested: "12.50" },
      deliveryMethod: "wire",
      externalId: null,
      metadata: { b: "2" },
    }).expect(200);
    expect(response.body).toEqual({
      ...draft,
      source: { ...draft.source, planName: null },
      amount: { kind: "partial", requested: "12.50", currency: "USD" },
      deliveryMethod: "wire",
      externalId: null,
      metadata: { b: "2" },
      version: 2,
      updatedAt: "2026-06-15T12:00:00.000Z",
    });
    expect(response.headers.etag).toBe('"2"');
    expect((await api.call("get", `/v1/rollovers/${draft.id}`).expect(200)).body).toEqual(response.body);
    const timeline = await api.call("get", `/v1/rollovers/${draft.id}/timeline`).expect(200);
    expect(timeline.body.data[1]).toMatchObject({
      sequence: 2,
      type: "rollover.updated",
      action: null,
      data: { fields: ["source.planName", "amount", "deliveryMethod", "externalId", "metadata"] },
    });
    const where = { rolloverId: draft.id };
    const events = await api.db.prisma.event.findMany({ where, orderBy: { sequence: "asc" } });
    const names = events.map(({ type, sequence }) => `${sequence} ${type}`);
    expect(names).toEqual(["1 rollover.created", "2 rollover.updated"]);
  });

  it("200 encrypts a new account number, and shows it nowhere", async () => {
    const draft = await buildDraft();
    const number = "PLAN-5550001234";
    const response = await patch(draft.id, { destination: { accountNumber: number } }).expect(200);
    expect(response.body.destination.accountNumberMask).toBe("****1234");
    const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id: draft.id } });
    const encryptionContext = { table: "rollovers", column: "destination_account_number", rowId: draft.id };
    expect(TEST_CIPHER.decrypt(row.destinationAccountNumberCiphertext, encryptionContext)).toBe(number);
    const timeline = await api.call("get", `/v1/rollovers/${draft.id}/timeline`).expect(200);
    expect(JSON.stringify([row, timeline.body])).not.toContain("5550001");
  });

  it("200 evaluates the rules again: adding a missing date makes the rollover submittable", async () => {
    const { custodianId } = (await buildDraft()).source;
    const draft = await buildDraft({
      source: { custodianId, accountType: "simple_ira", accountNumber: "SIMPLE-1" },
      destination: { custodianId, accountType: "qualified_plan", accountNumber: "PLAN-1" },
    });
    expect(draft.eligibility.outcome).toBe("needs_review");
    const body = { action: "submit", params: { consentReference: "x" } };
    const submit = () => api.call("post", `/v1/rollovers/${draft.id}/actions`).send(body);
    expectProblem(await submit(), "rollover_not_permitted");
    const tooLate = await patch(draft.id, { source: { firstContributionDate: "2025-01-01" } });
    expectProblem(tooLate, "rollover_not_permitted");
    const patched = await patch(draft.id, { source: { firstContributionDate: "2020-01-01" } }).expect(200);
    expect(patched.body).toMatchObject({ eligibility: { outcome: "allowed", rules: [] }, version: 2 });
    expect((await submit().expect(200)).body.state).toBe("submitted");
  });

  it("409 once it is no longer a draft, and for the same accounts as another rollover in progress", async () => {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, account.id);
    const { body: first } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const other = { ...body, destination: { ...body.destination, accountNumber: "IRA-OTHER-1" } };
    const second = (await api.call("post", "/v1/rollovers").send(other).expect(201)).body;
    const before = await countRows(api);
    const same = { destination: { accountNumber: body.destination.accountNumber } };
    const problem = expectProblem(await patch(second.id, same), "duplicate_rollover");
    expect(problem).toMatchObject({ rolloverId: first.id, state: "draft" });
    const cancel = { action: "cancel", params: { reason: "no longer wanted" } };
    await api.call("post", `/v1/rollovers/${second.id}/actions`).send(cancel).expect(200);
    // After the draft, only metadata, assignee, priority and tags can change. Ignoring other fields would
    // suggest that they were saved.
    const metadata = {};
    for (const change of [{ externalId: "x" }, {}, { metadata, externalId: "x" }, { deliveryMethod: "wire" }])
      expectProblem(await patch(second.id, change), "invalid_transition");
    const after = await countRows(api);
    expect(after.timeline_entries).toBe((before.timeline_entries ?? 0) + 1);
  });

  it("412 for a version other than the current one, and for one of two concurrent changes", async () => {
    const { id } = await buildDraft();
    expectProblem(await patch(id, { externalId: "x" }).set("If-Match", '"2"'), "version_conflict");
    const both = await Promise.all(
      ["a", "b"].map((externalId) => patch(id, { externalId }).set("If-Match", '"1"')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it("200 for more concurrent changes than the pool has connections", async () => {
    const drafts = await Promise.all(Array.from({ length: 30 }, () => buildDraft()));
    const responses = await Promise.all(drafts.map(({ id }) => patch(id, { externalId: "at once" })));
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it("422 lists every error, including fields that cannot change", async () => {
    const { id } = await buildDraft();
    const response = await patch(id, {
      type: "in_plan",
      accountId: newId("acct"),
      source: { custodianId: newId("cus"), accountNumber: "1" },
      amount: { kind: "partial" },
      metadata: { a: 1 },
    });
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/accountId",
      "#/amount/requested",
      "#/metadata/a",
      "#/source/accountNumber",
      "#/source/custodianId",
      "#/type",
    ]);
    expect(expectIssues(await patch(id, { deliveryMethod: "acats" }), "validation_failed")).toEqual([
      "#/deliveryMethod",
    ]);
  });
});
