import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { pollUntil } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { buildReceiver, writeAttempt } from "../webhooks/webhook-calls.ts";
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
    return JSON.parse(stdout) as { rolloverId: string; organizationId: string; steps: Step[] };
  };

  /** A rollover that was created and submitted, with one failed attempt at the delivery of the second. */
  async function buildStory() {
    const owner = await buildReceiver(api);
    const { id: endpointId } = await owner.create();
    const rolloverId = await owner.createRollover();
    const submitted = await owner
      .send("post", `rollovers/${rolloverId}/actions`, {
        action: "submit",
        params: { consentReference: "paper" },
      })
      .expect(200);
    const { data } = (await owner.send("get", `webhook-endpoints/${endpointId}/deliveries`).expect(200)).body;
    const { id: deliveryId, eventId } = data.find(
      (one: { eventType: string }) => one.eventType === "rollover.submitted",
    );
    await writeAttempt(api, deliveryId, { statusCode: 503 }, new Date());
    return {
      owner,
      endpointId,
      rolloverId,
      deliveryId,
      eventId,
      requestId: submitted.headers["x-request-id"],
    };
  }

  it("tells request, audit row, timeline entry, event, delivery and attempt in order, linked by the request", async () => {
    const { owner, endpointId, rolloverId, deliveryId, eventId, requestId } = await buildStory();
    // The service writes its request log every few seconds.
    await pollUntil(
      "both requests in the request log",
      async () =>
        (
          await api.db.pool.query(
            "SELECT id FROM request_log WHERE organization_id = $1 AND method = 'POST' AND route LIKE '/v1/rollovers%'",
            [owner.organizationId],
          )
        ).rows.length,
      (count) => count === 2,
    );
    const story = await trace(rolloverId);
    expect(story).toMatchObject({ rolloverId, organizationId: owner.organizationId });
    const ofSubmit = story.steps.filter((step) => step.requestId === requestId);
    const kinds = ofSubmit.map(({ kind }) => kind).filter((kind, at, all) => all.indexOf(kind) === at);
    expect(kinds.filter((kind) => kind !== "audit")).toEqual([
      "request",
      "timeline",
      "event",
      "delivery",
      "attempt",
    ]);
    const of = (kind: string) => ofSubmit.find((step) => step.kind === kind);
    expect(of("request")?.detail).toContain("POST /v1/rollovers/{id}/actions 200");
    expect(of("timeline")?.detail).toMatch(
      /^#2 rollover\.submitted action submit draft to submitted by api_key key_/,
    );
    expect(of("event")).toMatchObject({ id: eventId, detail: "rollover.submitted" });
    expect(of("delivery")).toMatchObject({ id: deliveryId, detail: `event to ${endpointId} waiting` });
    expect(of("attempt")).toMatchObject({ id: deliveryId, detail: "503 12 ms" });
    expect(JSON.stringify(story)).not.toMatch(/https?:|paper|answer/);
    // The same story by any of its ids.
    expect(await trace(eventId)).toEqual(story);
    expect(await trace(deliveryId)).toEqual(story);
  });

  it("prints a table, and keeps the histories verifiable", async () => {
    const { rolloverId, requestId, eventId } = await buildStory();
    const { code, stdout } = await runSvc(api.env, "trace", rolloverId);
    expect(code).toBe(0);
    for (const text of ["TIME", rolloverId, requestId, eventId, "503 12 ms"]) expect(stdout).toContain(text);
    expect((await runSvc(api.env, "timeline", "verify", rolloverId)).code).toBe(0);
    // As entries from before they named their request.
    await api.db.pool.query(
      `ALTER TABLE timeline_entries DISABLE TRIGGER ALL; UPDATE timeline_entries SET request_id = NULL;
       ALTER TABLE timeline_entries ENABLE TRIGGER ALL`,
    );
    expect((await runSvc(api.env, "timeline", "verify", rolloverId)).code).toBe(0);
    expect((await trace(rolloverId)).steps.filter(({ kind }) => kind === "timeline")).toHaveLength(2);
  });

  it("1 for a rollover that does not exist, and shows its help", async () => {
    for (const id of [newId("rol"), newId("evt"), newId("whd")])
      expect(await runSvc(api.env, "trace", id)).toMatchObject({ code: 1, stdout: "" });
    const { code, stdout } = await runSvc(api.env, "trace", "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("Requests are kept for 7 days");
  });
});
