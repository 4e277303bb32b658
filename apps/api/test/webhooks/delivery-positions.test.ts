import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvents, toEventWrite, type Write, writeRows } from "@svc/database";
import { newId } from "@svc/service-kit";
import { parseEventData, useDeliveryTest } from "./delivery-harness.ts";

const MIGRATION = new URL(
  "../../../../packages/database/prisma/migrations/20261122034500_positions_by_sequence/migration.sql",
  import.meta.url,
);

describe("A delivery's position in its lane", () => {
  const t = useDeliveryTest();

  const buildEvents = (organizationId: string, rolloverId: string, sequences: readonly number[]) =>
    sequences.map((sequence) => ({
      organizationId,
      type: "rollover.updated" as const,
      data: { rolloverId, sequence, state: "requested", previousState: "draft" },
      rollover: { id: rolloverId, sequence },
      at: t.ctx.clock.now(),
    }));

  async function deliverAll(url: string, write: (organizationId: string) => Promise<void>) {
    const { id, organizationId } = await t.insertEndpoint({ url });
    await write(organizationId);
    const waiting = await t.countDeliveries("waiting", id);
    t.startDispatcher();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === waiting);
  }

  it("follows its event's sequence, even if the parts of one statement write in another order", async () => {
    const receiver = await t.startReceiver();
    await deliverAll(receiver.url, async (organizationId) => {
      const [first, ...otherWrites] = buildEvents(organizationId, newId("rol"), [1, 2, 3, 4]).map(
        toEventWrite,
      );
      await writeRows(t.db.sql, [first as Write, ...otherWrites]);
    });
    expect(receiver.requests.map(({ body }) => parseEventData(body).sequence)).toEqual([1, 2, 3, 4]);
  });

  it("follows its event's sequence, even if later events were written first, in one statement or several", async () => {
    const receiver = await t.startReceiver();
    await deliverAll(receiver.url, async (organizationId) => {
      const rolloverId = newId("rol");
      await recordEvents(t.db.sql, buildEvents(organizationId, rolloverId, [6, 5, 4]));
      await inSqlTransaction(t.db, async (tx) => {
        for (const event of buildEvents(organizationId, rolloverId, [3, 2, 1]))
          await recordEvents(tx, [event]);
      });
    });
    expect(receiver.requests.map(({ body }) => parseEventData(body).sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is corrected by the migration in an unclaimed lane, and unchanged in a claimed lane", async () => {
    const receiver = await t.startReceiver();
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    const waitingLane = await t.recordEvents(organizationId, 4);
    const claimedLane = await t.recordEvents(organizationId, 2);
    // Simulates triggers that fired in another order than the events' sequence.
    await t.db.sql.query({
      text: `UPDATE webhook_deliveries d SET position = 100 + (ARRAY[1, 4, 3, 2])[v.sequence]
        FROM events v WHERE v.id = d.event_id AND d.endpoint_id = $1`,
      values: [id],
    });
    await t.db.sql.query({
      text: "UPDATE webhook_lanes SET claimed_by = 'another', due_at = now() + interval '1 hour' WHERE lane = $1",
      values: [claimedLane],
    });
    await t.db.pool.query(readFileSync(MIGRATION, "utf8"));
    const positions = await t.db.sql.query<{ lane: string; positions: string[] }>({
      text: `SELECT d.lane, array_agg(d.position::text ORDER BY v.sequence) AS positions
        FROM webhook_deliveries d JOIN events v ON v.id = d.event_id WHERE d.endpoint_id = $1 GROUP BY 1`,
      values: [id],
    });
    expect(new Map(positions.map((row) => [row.lane, row.positions]))).toEqual(
      new Map([
        [waitingLane, ["101", "102", "103", "104"]],
        [claimedLane, ["101", "104"]],
      ]),
    );
    await t.recordEvents(organizationId, 1, { rolloverId: waitingLane, firstSequence: 5 });
    t.startDispatcher();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded", id)) === 5);
    expect(receiver.requests.map(({ body }) => parseEventData(body).sequence)).toEqual([1, 2, 3, 4, 5]);
  });

  it("is not affected by a writer's temporary tables with the same names", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    await inSqlTransaction(t.db, async (tx) => {
      for (const table of ["webhook_endpoints", "webhook_deliveries", "webhook_lanes"])
        await tx.query({ text: `CREATE TEMPORARY TABLE ${table} (LIKE public.${table}) ON COMMIT DROP` });
      await recordEvents(tx, buildEvents(organizationId, newId("rol"), [1]));
    });
    expect(await t.countDeliveries("waiting", id)).toBe(1);
  });
});
