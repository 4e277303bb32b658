import { beforeAll, describe, expect, it } from "@jest/globals";
import { claimLanes, removeEmptyLanes } from "../../src/webhooks/sending/delivery-store.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const WORKER = "00000000-0000-4000-8000-000000000001";

/**
 * Advisory lock 4700 blocks the API role's scans of `webhook_lanes` after the snapshot, before any row lock.
 */
const LOCK_GATE = "SELECT pg_advisory_lock(4700)";
const GATE = `
  CREATE FUNCTION pass_gate() RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(4700);
      RETURN true;
    END $$;
  CREATE POLICY gate ON webhook_lanes USING (pass_gate());
  ALTER TABLE webhook_lanes ENABLE ROW LEVEL SECURITY`;

describe("Removal of empty lanes", () => {
  const t = useDeliveryTest();
  beforeAll(() => t.db.pool.query(GATE));

  async function claimEmptyLane() {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
    const rolloverId = await t.recordEvents(organizationId);
    await t.db.pool.query("DELETE FROM webhook_deliveries WHERE endpoint_id = $1", [id]);
    const lanes = await claimLanes(t.ctx.db.sql, WORKER, new Map([[id, 10]]));
    expect(lanes).toMatchObject([{ lane: rolloverId, head: null }]);
    return { id, organizationId, rolloverId, lanes };
  }

  const isBlocked = async () =>
    (await t.db.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount ===
    1;

  it("keeps a lane that received an event after the statement took its snapshot", async () => {
    const { id, organizationId, rolloverId, lanes } = await claimEmptyLane();
    const holder = await t.db.pool.connect();
    try {
      await holder.query(LOCK_GATE);
      const removal = removeEmptyLanes(t.ctx.db.sql, WORKER, lanes);
      await t.waitUntil("the removal has its snapshot and no lock", isBlocked);
      await t.recordEvents(organizationId, 1, { rolloverId, firstSequence: 2 });
      await holder.query("SELECT pg_advisory_unlock(4700)");
      await removal;
    } finally {
      holder.release(true);
    }
    // Without its lane, no worker would find the delivery.
    const [lane] = await claimLanes(t.ctx.db.sql, WORKER, new Map([[id, 10]]));
    expect(lane).toMatchObject({ lane: rolloverId, head: { eventType: "rollover.requested" } });
  });

  it("leaves a lane to the transaction that is writing an event into it", async () => {
    const { id, organizationId, rolloverId, lanes } = await claimEmptyLane();
    const writer = await t.db.pool.connect();
    try {
      await writer.query("BEGIN");
      await writer.query(
        `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
         VALUES ('evt_00000000000000000000004700', $1, 'rollover.requested', '{}', $2, 2, now())`,
        [organizationId, rolloverId],
      );
      await removeEmptyLanes(t.ctx.db.sql, WORKER, lanes);
      await writer.query("COMMIT");
    } finally {
      writer.release();
    }
    // The column rounds to milliseconds, so the stored `now()` can be later than the next statement.
    await t.db.pool.query("UPDATE webhook_lanes SET due_at = now() - interval '1 second'");
    const [lane] = await claimLanes(t.ctx.db.sql, WORKER, new Map([[id, 10]]));
    expect(lane?.head?.eventId).toBe("evt_00000000000000000000004700");
  });

  it("removes a lane that stayed empty", async () => {
    const { lanes } = await claimEmptyLane();
    await removeEmptyLanes(t.ctx.db.sql, WORKER, lanes);
    expect(await t.db.prisma.webhookLane.count()).toBe(0);
  });
});
