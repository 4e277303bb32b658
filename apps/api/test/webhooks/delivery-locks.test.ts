import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import { claimLanes, releaseLanes, renewClaims } from "../../src/webhooks/sending/delivery-store.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const ENDPOINT_COUNT = 4;
const ROLLOVER_COUNT = 12;
const EVENTS_PER_ROLLOVER = 15;
const WORKER = "00000000-0000-4000-8000-000000000001";

describe("Worker locks alongside actions that write events", () => {
  const t = useDeliveryTest();

  const buildEvent = (organizationId: string, rolloverId: string, sequence: number) => ({
    organizationId,
    type: "rollover.updated" as const,
    data: { rolloverId, sequence, state: "requested", previousState: "draft" },
    rollover: { id: rolloverId, sequence },
    at: t.ctx.clock.now(),
  });

  const countBlocked = async () => {
    const [row] = await t.db.sql.query<{ blocked: number }>({
      text: `SELECT count(*)::int AS blocked FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    });
    return row?.blocked ?? 0;
  };

  const countDeadlocks = async () => {
    await t.db.sql.query({ text: "SELECT pg_stat_force_next_flush()::text" });
    const [row] = await t.db.sql.query<{ deadlocks: number }>({
      text: "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
    });
    return row?.deadlocks ?? 0;
  };

  it.each(["renewed", "released"])(
    "never deadlock when claims are %s while an action locks one lane after the other",
    async (claimChange) => {
      const { id, organizationId } = await t.insertEndpoint({ url: "http://127.0.0.1:9/" });
      const rolloverIds = [await t.recordEvents(organizationId), await t.recordEvents(organizationId)];
      const lanes = await claimLanes(t.db.sql, WORKER, new Map([[id, 10]]));
      const changeClaims = claimChange === "renewed" ? renewClaims : releaseLanes;
      const nextSequence = async () => 1 + (await t.db.prisma.event.count());
      // Try both orders: one of them is opposite to the order in which the statement locks lanes.
      for (const [first, second] of [rolloverIds, rolloverIds.toReversed()] as [string, string][]) {
        await inSqlTransaction(t.db, async (tx) => {
          await recordEvents(tx, [buildEvent(organizationId, first, await nextSequence())]);
          let isDone = false;
          const changed = changeClaims(t.ctx.db.sql, WORKER, lanes).finally(() => {
            isDone = true;
          });
          await t.waitUntil("it has ended, or waits", async () => isDone || (await countBlocked()) > 0);
          await recordEvents(tx, [buildEvent(organizationId, second, await nextSequence())]);
          await changed;
        });
      }
      expect(await countDeadlocks()).toBe(0);
    },
  );

  it("never deadlock with four slow endpoints, two workers, and transactions in every order", async () => {
    const receiver = await t.startReceiver(() => ({ delayMs: 20 }));
    const first = await t.insertEndpoint({ url: receiver.url });
    const { organizationId } = first;
    const ids = [first.id];
    while (ids.length < ENDPOINT_COUNT)
      ids.push((await t.insertEndpoint({ url: receiver.url, organizationId })).id);
    const rollovers = Array.from({ length: ROLLOVER_COUNT }, () => newId("rol"));
    t.startDispatcher();
    t.startDispatcher();
    const sequences = new Map(rollovers.map((id) => [id, 0]));
    const nextSequence = (id: string) => {
      const sequence = (sequences.get(id) ?? 0) + 1;
      sequences.set(id, sequence);
      return sequence;
    };
    const writeEvents = async (rolloverIds: readonly string[]) => {
      for (let round = 0; round < EVENTS_PER_ROLLOVER; round += 1) {
        await inSqlTransaction(t.db, async (tx) => {
          for (const id of rolloverIds.toSorted(() => Math.random() - 0.5))
            await recordEvents(tx, [buildEvent(organizationId, id, nextSequence(id))]);
        });
      }
    };
    await Promise.all([0, 3, 6, 9].map((from) => writeEvents(rollovers.slice(from, from + 3))));
    const eventCount = ROLLOVER_COUNT * EVENTS_PER_ROLLOVER;
    await t.waitUntil(
      "all have ended",
      async () => (await t.countDeliveries("succeeded")) === ENDPOINT_COUNT * eventCount,
    );
    expect(await countDeadlocks()).toBe(0);
    for (const id of ids) expect(await t.countDeliveries("succeeded", id)).toBe(eventCount);
  });
});
