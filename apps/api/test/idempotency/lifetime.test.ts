import { describe, expect, it } from "@jest/globals";
import { deleteExpiredResponses } from "@svc/operations";
import { pollUntil, TestClock } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import {
  buildBody,
  buildCaller,
  cancelRollover,
  countStoredRecords,
  REST,
  type RolloverBody,
  TRANSPORTS,
} from "./idempotent-calls.ts";

const DAY_MS = 86_400_000;
/** More than one batch of 1,000. */
const MANY_RECORDS = 1_203;

describe("Stored responses", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  it.each(TRANSPORTS)(
    "are replayed for 24 hours by $name, and then the key can be reused",
    async (transport) => {
      const caller = await buildCaller(api);
      const wireBody = { ...caller.body, deliveryMethod: "wire" };
      const create = (body: object = caller.body) => transport.create(api, caller.key, "k", body);
      const first = await create();
      const id = first.rollover?.id ?? "";
      await cancelRollover(api, id);
      clock.advance(DAY_MS - 1);
      expect(await create()).toEqual(first);
      expect((await create(wireBody)).code).toBe("idempotency_key_reused");

      clock.advance(1);
      const second = await create(wireBody);
      expect(second.code).toBeNull();
      expect(second.rollover).toMatchObject({ deliveryMethod: "wire", createdAt: clock.now().toISOString() });
      expect(second.rollover?.id).not.toBe(id);
      clock.advance(DAY_MS - 1);
      expect(await create(wireBody)).toEqual(second);
      expect((await create()).code).toBe("idempotency_key_reused");
      const counts = { rollovers: 2, events: 2, records: 1 };
      expect(await countStoredRecords(api, caller.organizationId)).toEqual(counts);
    },
  );

  it("leave the duplicate rule in force after they expire", async () => {
    const { key, organizationId, body } = await buildCaller(api);
    expect((await REST.create(api, key, "k", body)).code).toBeNull();
    clock.advance(DAY_MS);
    expect((await REST.create(api, key, "k", body)).code).toBe("duplicate_rollover");
    expect(await countStoredRecords(api, organizationId)).toMatchObject({ rollovers: 1, events: 1 });
  });

  describe("Expired responses", () => {
    async function insertRecords(count: number, expiresAt: Date): Promise<string> {
      const { organizationId } = await buildCaller(api);
      await api.db.prisma.idempotencyRecord.createMany({
        data: Array.from({ length: count }, (_, index) => ({
          id: `${organizationId}-${index}`,
          organizationId,
          fingerprint: "unread",
          answerCiphertext: "unread",
          createdAt: new Date(expiresAt.getTime() - DAY_MS),
          expiresAt,
        })),
      });
      return organizationId;
    }
    const countRecords = async (organizationId: string) =>
      (await countStoredRecords(api, organizationId)).records;

    const countBlocked = async () =>
      (
        await api.db.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
      ).rowCount ?? 0;

    it("are deleted, but unexpired responses are not", async () => {
      const expired = await insertRecords(MANY_RECORDS, clock.now());
      const unexpired = await insertRecords(3, new Date(clock.now().getTime() + 1));
      expect(await deleteExpiredResponses({ db: api.db, clock })).toBeGreaterThanOrEqual(MANY_RECORDS);
      expect(await countRecords(expired)).toBe(0);
      expect(await countRecords(unexpired)).toBe(3);
      expect(await deleteExpiredResponses({ db: api.db, clock })).toBe(0);
    });

    it("are not deleted by requests", async () => {
      const caller = await buildCaller(api);
      await REST.create(api, caller.key, "k", caller.body);
      const expired = await insertRecords(3, clock.now());
      await REST.create(api, caller.key, "k", caller.body);
      await REST.create(api, caller.key, "k2", caller.body);
      expect(await countRecords(expired)).toBe(3);
      await api.db.prisma.idempotencyRecord.deleteMany({ where: { organizationId: expired } });
    });

    it("are deleted except those locked by another transaction", async () => {
      const expired = await insertRecords(2, clock.now());
      const holder = await api.db.pool.connect();
      try {
        await holder.query("BEGIN");
        await holder.query("SELECT 1 FROM idempotency_records WHERE id = $1 FOR UPDATE", [`${expired}-0`]);
        let hasFinished = false;
        const deletion = deleteExpiredResponses({ db: api.db, clock }).finally(() => {
          hasFinished = true;
        });
        await pollUntil("the deletion ends or waits", async () => hasFinished || (await countBlocked()) > 0);
        if (!hasFinished) await holder.query("ROLLBACK");
        expect(await deletion).toBe(1);
        const remaining = await api.db.prisma.idempotencyRecord.findMany({
          where: { organizationId: expired },
        });
        expect(remaining.map(({ id }) => id)).toEqual([`${expired}-0`]);
      } finally {
        await holder.query("ROLLBACK");
        holder.release();
      }
    });

    it("allow their key to be reused while they are being deleted", async () => {
      const { key, organizationId, body } = await buildCaller(api);
      const first = await REST.create(api, key, "k", body);
      await cancelRollover(api, first.rollover?.id ?? "");
      clock.advance(DAY_MS);
      const deleter = await api.db.pool.connect();
      try {
        await deleter.query("BEGIN");
        await deleter.query("DELETE FROM idempotency_records WHERE organization_id = $1", [organizationId]);
        const second = REST.create(api, key, "k", body);
        await pollUntil("the creation waits for the deletion", async () => (await countBlocked()) === 1);
        await deleter.query("COMMIT");
        expect((await second).code).toBeNull();
        expect(await REST.create(api, key, "k", body)).toEqual(await second);
      } finally {
        deleter.release();
      }
    });

    it("allow 30 keys to be reused concurrently", async () => {
      const { key, organizationId } = await buildCaller(api);
      const bodies: RolloverBody[] = [];
      for (let index = 0; index < 30; index += 1) bodies.push(await buildBody(api, organizationId));
      const createAll = () =>
        Promise.all(bodies.map((body, index) => REST.create(api, key, `k${index}`, body)));
      const first = await createAll();
      expect(first.map(({ code }) => code)).toEqual(bodies.map(() => null));
      await api.db.prisma.rollover.updateMany({ where: { organizationId }, data: { state: "cancelled" } });
      clock.advance(DAY_MS);
      const second = await createAll();
      expect(second.map(({ code }) => code)).toEqual(bodies.map(() => null));
      expect(await createAll()).toEqual(second);
      const counts = { rollovers: 60, events: 60, records: 30 };
      expect(await countStoredRecords(api, organizationId)).toEqual(counts);
    });
  });
});
