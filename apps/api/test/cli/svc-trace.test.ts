import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, pollUntil } from "@svc/testing";
import {
  createRolloverInState,
  newFourEyesOrganization,
  requestApproval,
} from "../approvals/approval-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { buildWebhookOwner, TEST_WEBHOOK_URL, writeAttempt } from "../webhooks/webhook-calls.ts";
import { runSvc } from "./run-svc.ts";

interface Step {
  kind: string;
  id: string | null;
  requestId: string | null;
  detail: string;
}

describe("svc trace", () => {
  const api = useTestApi();
  const trace = async (id: string) => {
    const { code, stdout, stderr } = await runSvc(api.env, "trace", id, "--json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return JSON.parse(stdout) as {
      rolloverId: string;
      organizationId: string;
      rolloverIds: string[];
      steps: Step[];
    };
  };

  /** Creates a rollover with two events. One attempt to deliver the second fails. */
  async function buildTracedRollover() {
    const owner = await buildWebhookOwner(api);
    const { id: endpointId } = await owner.createEndpoint();
    const rolloverId = await owner.createRollover();
    const submission = { action: "submit", params: { consentReference: "paper" } };
    const submitted = await owner.send("post", `rollovers/${rolloverId}/actions`, submission).expect(200);
    const { data } = (await owner.send("get", `webhook-endpoints/${endpointId}/deliveries`).expect(200)).body;
    const { id: deliveryId, eventId } = data.find(
      (delivery: { eventType: string }) => delivery.eventType === "rollover.submitted",
    );
    await writeAttempt(api, deliveryId, { statusCode: 503 }, new Date());
    // The request log is written every few seconds.
    const select =
      "SELECT id FROM request_log WHERE organization_id = $1 AND method = 'POST' AND route LIKE '/v1/rollovers%'";
    await pollUntil(
      "both requests are in the request log",
      async () => (await api.db.pool.query(select, [owner.organizationId])).rowCount,
      { isDone: (count) => count === 2 },
    );
    const requestId = String(submitted.headers["x-request-id"]);
    return { owner, endpointId, rolloverId, deliveryId, eventId, requestId };
  }

  it("lists request, audit row, timeline entry, event, delivery and attempt in order, linked by request ID", async () => {
    const { owner, endpointId, rolloverId, deliveryId, eventId, requestId } = await buildTracedRollover();
    const traced = await trace(rolloverId);
    expect(traced).toMatchObject({ rolloverId, organizationId: owner.organizationId });
    const submitSteps = traced.steps.filter((step) => step.requestId === requestId);
    const kinds = [...new Set(submitSteps.map(({ kind }) => kind))];
    const expectedKinds = ["request", "timeline", "event", "delivery", "attempt"];
    expect(kinds.filter((kind) => kind !== "audit")).toEqual(expectedKinds);
    const findStep = (kind: string) => submitSteps.find((step) => step.kind === kind);
    expect(findStep("request")?.detail).toContain("POST /v1/rollovers/{id}/actions 200");
    expect(findStep("timeline")?.detail).toMatch(
      /^#2 rollover\.submitted action submit draft to submitted by api_key key_/,
    );
    expect(findStep("event")).toMatchObject({ id: eventId, detail: "rollover.submitted" });
    expect(findStep("delivery")).toMatchObject({ id: deliveryId, detail: `event to ${endpointId} waiting` });
    expect(findStep("attempt")).toMatchObject({ id: deliveryId, detail: "503 12 ms" });
    expect(JSON.stringify(traced)).not.toMatch(/https?:|paper|response text/);
    expect(await trace(eventId)).toEqual(traced);
    expect(await trace(deliveryId)).toEqual(traced);
  });

  it("prints a table, and timelines stay verifiable with and without request IDs", async () => {
    const { rolloverId, requestId, eventId } = await buildTracedRollover();
    const { code, stdout } = await runSvc(api.env, "trace", rolloverId);
    expect(code).toBe(0);
    for (const text of ["TIME", rolloverId, requestId, eventId, "503 12 ms"]) expect(stdout).toContain(text);
    expect((await runSvc(api.env, "timeline", "verify", rolloverId)).code).toBe(0);
    await api.db.pool.query(
      `ALTER TABLE timeline_entries DISABLE TRIGGER ALL; UPDATE timeline_entries SET request_id = NULL;
       ALTER TABLE timeline_entries ENABLE TRIGGER ALL`,
    );
    expect((await runSvc(api.env, "timeline", "verify", rolloverId)).code).toBe(0);
    expect((await trace(rolloverId)).steps.filter(({ kind }) => kind === "timeline")).toHaveLength(2);
  });

  it("finds the rollover of a request by its timeline entry, or by an audit row about its approval", async () => {
    const { rolloverId, requestId } = await buildTracedRollover();
    expect(await trace(requestId)).toEqual(await trace(rolloverId));
    const fourEyesApi = await newFourEyesOrganization(api, ["approve"]);
    const id = await createRolloverInState(fourEyesApi, "in_review");
    const approval = { action: "approve", rolloverId: id };
    const { headers, body } = await requestApproval(fourEyesApi, approval).expect(201);
    const approvalRequestId = String(headers["x-request-id"]);
    const traced = await trace(approvalRequestId);
    expect(traced.rolloverId).toBe(id);
    expect(traced.steps.at(-1)).toMatchObject({
      kind: "audit",
      requestId: approvalRequestId,
      detail: expect.stringContaining(`approval.requested ${body.id}`),
    });
  });

  it("prints a request that affected no rollover, or several, with its audit rows and entries", async () => {
    const owner = await buildWebhookOwner(api);
    const requestIds: string[] = [];
    const sendAndRecordId = async (...call: Parameters<typeof owner.send>) => {
      const { headers } = await owner.send(...call);
      const id = String(headers["x-request-id"]);
      requestIds.push(id);
      return id;
    };
    const hook = { url: TEST_WEBHOOK_URL, eventTypes: ["*"] };
    const createdId = await sendAndRecordId("post", "webhook-endpoints", hook);
    const notFoundId = await sendAndRecordId("get", `rollovers/${newId("rol")}`);
    const bodies = await Promise.all(
      [1, 2].map(async () => buildRolloverBody(api, (await buildAccount(api, owner.organizationId)).id)),
    );
    const batchId = await sendAndRecordId("post", "rollovers/batch", { rollovers: bodies });
    await pollUntil(
      "the requests are in the request log",
      async () => {
        const logged = await api.db.pool.query("SELECT FROM request_log WHERE id = ANY($1)", [requestIds]);
        return logged.rowCount;
      },
      { isDone: (count) => count === requestIds.length },
    );
    expect(await trace(createdId)).toMatchObject({
      object: "request_trace",
      requestId: createdId,
      organizationId: owner.organizationId,
      rolloverIds: [],
      steps: [
        { kind: "request", detail: expect.stringMatching(/^POST \/v1\/webhook-endpoints 201 key_/) },
        { kind: "audit", detail: expect.stringMatching(/^webhook_endpoint\.created whe_/) },
      ],
    });
    expect((await trace(notFoundId)).steps).toMatchObject([
      {
        kind: "request",
        id: notFoundId,
        detail: expect.stringContaining("/v1/rollovers/{id} 404 not_found"),
      },
    ]);
    const batchTrace = await trace(batchId);
    expect(batchTrace.rolloverIds).toHaveLength(2);
    expect(batchTrace.steps.map(({ kind }) => kind)).toEqual(["request", "timeline", "timeline"]);
    expect(batchTrace.steps.slice(1).map(({ id }) => id)).toEqual(batchTrace.rolloverIds);
    const { stdout } = await runSvc(api.env, "trace", batchId);
    expect(stdout).toContain(`${batchId} of ${owner.organizationId}`);
    expect(stdout).toContain("Rollovers affected: 2.");
    expect((await runSvc(api.env, "trace", createdId)).stdout).toContain("No rollovers affected.");
  });

  it("1 for an unknown rollover, event, delivery or request, 2 for an ID of another kind, 0 for help", async () => {
    for (const id of [newId("rol"), newId("evt"), newId("whd")])
      expect(await runSvc(api.env, "trace", id)).toMatchObject({
        code: 1,
        stdout: "",
        stderr: `svc: No rollover, event or delivery with ID ${id}.\n`,
      });
    const requestId = newId("req");
    const unknown = await runSvc(api.env, "trace", requestId);
    expect(unknown).toMatchObject({ code: 1, stdout: "" });
    expect(unknown.stderr).toContain(
      `No timeline entry, audit entry or logged request with ID ${requestId}.`,
    );
    expect((await runSvc(api.env, "trace", "acct_1")).code).toBe(2);
    const { code, stdout } = await runSvc(api.env, "trace", "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("Requests are kept for 7 days");
  });
});
