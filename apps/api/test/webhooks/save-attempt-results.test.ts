import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import { type ClaimedLane, claimLanes, type Outcome } from "../../src/webhooks/sending/delivery-store.ts";
import { type AttemptResult, saveAttemptResults } from "../../src/webhooks/sending/save-attempt-results.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const WORKER = "00000000-0000-4000-8000-000000000001";
const OTHER_WORKER = "00000000-0000-4000-8000-000000000002";
const never = () => false;
const always = () => true;

describe("Saving attempt results", () => {
  const t = useDeliveryTest();

  async function claimNewLanes(laneCount: number, eventsPerLane: number) {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    for (let index = 0; index < laneCount; index += 1) await t.recordEvents(organizationId, eventsPerLane);
    // The column rounds to milliseconds, so the last lane may be due slightly later.
    await expireClaims();
    return { id, organizationId, lanes: await claim(WORKER, id) };
  }

  const claim = (worker: string, id: string) => claimLanes(t.db.sql, worker, new Map([[id, 20]]));
  const expireClaims = () =>
    t.db.sql.query({ text: "UPDATE webhook_lanes SET due_at = now() - interval '1 second'" });
  const findLanes = (id: string) => t.db.prisma.webhookLane.findMany({ where: { endpointId: id } });
  const findDelivery = (id: string) => t.db.prisma.webhookDelivery.findUniqueOrThrow({ where: { id } });

  const toResult = (
    lane: ClaimedLane,
    outcome: Partial<Outcome> = {},
    changes: Partial<AttemptResult> = {},
  ): AttemptResult => ({
    lane,
    deliveryId: lane.head?.id ?? "",
    url: lane.url,
    payload: lane.payload,
    outcome: {
      status: "succeeded",
      delayMs: 0,
      statusCode: 204,
      error: null,
      responseBody: null,
      signature: "v1,signed",
      latencyMs: 5,
      attemptedAt: new Date(),
      ...outcome,
    },
    keepsLane: true,
    ...changes,
  });

  /**
   * Expects each delivery's attempt count to equal its number of stored attempts, and each endpoint's hourly
   * counts to add up to its deliveries' attempt counts.
   */
  async function expectConsistentCounts() {
    const wrongDeliveries = await t.db.sql.query({
      text: `SELECT d.id, d.attempts FROM webhook_deliveries d
        WHERE d.attempts <> (SELECT count(*) FROM webhook_attempts a WHERE a.delivery_id = d.id)`,
    });
    expect(wrongDeliveries).toEqual([]);
    const wrongEndpoints = await t.db.sql.query({
      text: `SELECT d.endpoint_id FROM webhook_deliveries d GROUP BY 1 HAVING sum(d.attempts) IS DISTINCT FROM (
        SELECT sum(h.succeeded + h.failed) FROM webhook_hours h WHERE h.endpoint_id = d.endpoint_id)`,
    });
    expect(wrongEndpoints).toEqual([]);
  }

  it("continues, delays, releases or removes each lane, as its outcome says", async () => {
    const { id, lanes } = await claimNewLanes(4, 2);
    const [continued, delayed, released, finished] = lanes as [
      ClaimedLane,
      ClaimedLane,
      ClaimedLane,
      ClaimedLane,
    ];
    const nextDelivery = await t.db.prisma.webhookDelivery.findFirstOrThrow({
      where: { endpointId: id, lane: finished.lane, NOT: { id: finished.head!.id } },
    });
    await t.db.prisma.webhookDelivery.delete({ where: { id: nextDelivery.id } });
    const saved = await saveAttemptResults(t.db.sql, WORKER, {
      results: [
        toResult(continued),
        toResult(delayed, { status: "waiting", delayMs: 3_600_000, statusCode: 500 }),
        toResult(released, { status: "failed", statusCode: 500 }, { keepsLane: false }),
        toResult(finished),
      ],
      isRetry: never,
    });
    expect(saved.map(({ state }) => state)).toEqual(["saved", "saved", "saved", "saved"]);
    expect(saved.map(({ next }) => next?.attempts ?? null)).toEqual([0, null, null, null]);
    const remaining = new Map((await findLanes(id)).map((lane) => [lane.lane, lane]));
    expect([...remaining.keys()].sort()).toEqual([continued.lane, delayed.lane, released.lane].sort());
    expect(remaining.get(continued.lane)?.claimedBy).toBe(WORKER);
    expect([remaining.get(delayed.lane)?.claimedBy, remaining.get(released.lane)?.claimedBy]).toEqual([
      null,
      null,
    ]);
    expect((await findDelivery(delayed.head!.id)).nextAttemptAt).toEqual(remaining.get(delayed.lane)?.dueAt);
    const endpoint = await t.db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(endpoint.failingSince).toBeNull();
    await expectConsistentCounts();
  });

  it("records when an endpoint started failing, from the first failure to the next success", async () => {
    const { id, lanes } = await claimNewLanes(3, 1);
    const [first, second, third] = lanes as [ClaimedLane, ClaimedLane, ClaimedLane];
    const failed = { status: "failed", statusCode: 500 } as const;
    const readFailingSince = async () =>
      (await t.db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })).failingSince;
    await saveAttemptResults(t.db.sql, WORKER, { results: [toResult(first, failed)], isRetry: never });
    const firstFailure = await readFailingSince();
    expect(firstFailure).toEqual(expect.any(Date));
    const [saved] = await saveAttemptResults(t.db.sql, WORKER, {
      results: [toResult(second, failed)],
      isRetry: never,
    });
    expect([await readFailingSince(), typeof saved?.failingMs]).toEqual([firstFailure, "number"]);
    await saveAttemptResults(t.db.sql, WORKER, { results: [toResult(third)], isRetry: never });
    expect(await readFailingSince()).toBeNull();
  });

  it("writes nothing twice when it is repeated after a lost response", async () => {
    const { id, lanes } = await claimNewLanes(3, 2);
    const [succeeding, later, finished] = lanes as [ClaimedLane, ClaimedLane, ClaimedLane];
    const batch = [
      toResult(succeeding),
      toResult(later, { status: "waiting", delayMs: 60_000, statusCode: 500 }),
      toResult(finished, {}, { keepsLane: false }),
    ];
    await saveAttemptResults(t.db.sql, WORKER, { results: batch, isRetry: never });
    const again = await saveAttemptResults(t.db.sql, WORKER, { results: batch, isRetry: always });
    expect(again.map(({ state }) => state)).toEqual(["saved", "saved", "saved"]);
    expect((await t.listAttempts(id)).length).toBe(3);
    expect((await findLanes(id)).filter(({ claimedBy }) => claimedBy !== null)).toEqual([]);
    await expectConsistentCounts();
  });

  it("writes each attempt once if only some of a batch are repeated", async () => {
    const { id, lanes } = await claimNewLanes(2, 1);
    const [repeated, added] = lanes.map((lane) => toResult(lane)) as [AttemptResult, AttemptResult];
    await saveAttemptResults(t.db.sql, WORKER, { results: [repeated], isRetry: never });
    const saved = await saveAttemptResults(t.db.sql, WORKER, {
      results: [repeated, added],
      isRetry: (result) => result === repeated,
    });
    expect(saved.map(({ state }) => state)).toEqual(["saved", "saved"]);
    expect((await t.listAttempts(id)).length).toBe(2);
    expect(await t.countDeliveries("succeeded", id)).toBe(2);
    await expectConsistentCounts();
  });

  it("counts an attempt whose lane another worker has claimed, and leaves the delivery to that worker", async () => {
    const { id, lanes } = await claimNewLanes(2, 2);
    const [failing, succeeding] = lanes as [ClaimedLane, ClaimedLane];
    await expireClaims();
    const otherClaims = await claim(OTHER_WORKER, id);
    const saved = await saveAttemptResults(t.db.sql, WORKER, {
      results: [toResult(failing, { status: "failed", statusCode: 500 }), toResult(succeeding)],
      isRetry: never,
    });
    expect(saved).toMatchObject([
      { state: "lost", next: null },
      { state: "lost", next: null },
    ]);
    expect(await findDelivery(failing.head!.id)).toMatchObject({ status: "waiting", attempts: 1 });
    expect(await findDelivery(succeeding.head!.id)).toMatchObject({ status: "succeeded", attempts: 1 });
    expect((await findLanes(id)).every(({ claimedBy }) => claimedBy === OTHER_WORKER)).toBe(true);
    const batch = otherClaims.map((lane) => toResult(lane));
    expect(
      (await saveAttemptResults(t.db.sql, OTHER_WORKER, { results: batch, isRetry: never })).map(
        ({ state }) => state,
      ),
    ).toEqual(["saved", "saved"]);
    expect(await findDelivery(failing.head!.id)).toMatchObject({ status: "succeeded", attempts: 2 });
    expect(await findDelivery(succeeding.head!.id)).toMatchObject({ status: "succeeded", attempts: 2 });
    await expectConsistentCounts();
  });

  it("skips results with locked rows entirely, and saves the others", async () => {
    const { id, lanes } = await claimNewLanes(3, 1);
    const [free, ...locked] = lanes as [ClaimedLane, ClaimedLane, ClaimedLane];
    const batch = lanes.map((lane) => toResult(lane));
    await inSqlTransaction(t.db, async (tx) => {
      const [withLockedLane, withLockedDelivery] = locked as [ClaimedLane, ClaimedLane];
      await tx.query({
        text: "UPDATE webhook_lanes SET touched = touched + 1 WHERE endpoint_id = $1 AND lane = $2",
        values: [id, withLockedLane.lane],
      });
      await tx.query({
        text: "SELECT 1 FROM webhook_deliveries WHERE id = $1::uuid FOR UPDATE",
        values: [withLockedDelivery.head!.id],
      });
      const saved = await saveAttemptResults(t.ctx.db.sql, WORKER, { results: batch, isRetry: never });
      expect(saved.map(({ state }) => state)).toEqual(["saved", "locked", "locked"]);
      expect(
        await t.db.prisma.webhookAttempt.count({
          where: { deliveryId: { in: batch.map(({ deliveryId }) => deliveryId) } },
        }),
      ).toBe(1);
    });
    expect((await findDelivery(free.head!.id)).status).toBe("succeeded");
    const saved = await saveAttemptResults(t.ctx.db.sql, WORKER, { results: batch.slice(1), isRetry: never });
    expect(saved.map(({ state }) => state)).toEqual(["saved", "saved"]);
    expect(await t.countDeliveries("succeeded", id)).toBe(3);
    await expectConsistentCounts();
  });

  it("keeps a lane that received events meanwhile, and continues it with an earlier event", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    const rolloverId = await t.recordEvents(organizationId, 1, { firstSequence: 2 });
    const [lane] = (await claim(WORKER, id)) as [ClaimedLane];
    await t.recordEvents(organizationId, 1, { rolloverId, firstSequence: 3 });
    await t.recordEvents(organizationId, 1, { rolloverId, firstSequence: 1 });
    const [saved] = await saveAttemptResults(t.db.sql, WORKER, { results: [toResult(lane)], isRetry: never });
    expect(saved?.next?.eventData).toMatchObject({ sequence: 1 });
  });

  it("ignores a delivery that was deleted", async () => {
    const { id, lanes } = await claimNewLanes(2, 1);
    const [deleted, remainingLane] = lanes as [ClaimedLane, ClaimedLane];
    await t.db.prisma.webhookDelivery.delete({ where: { id: deleted.head!.id } });
    const batch = [toResult(deleted), toResult(remainingLane)];
    const saved = await saveAttemptResults(t.db.sql, WORKER, { results: batch, isRetry: never });
    expect(saved.map(({ state }) => state)).toEqual(["saved", "saved"]);
    expect(await t.countDeliveries("succeeded", id)).toBe(1);
    expect((await findLanes(id)).map(({ claimedBy }) => claimedBy)).toEqual([null]);
  });
});
