import { describe, expect, it } from "@jest/globals";
import { recordEvents } from "@svc/database";
import { newId, systemClock } from "@svc/service-kit";
import { buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import { MAX_PAST_EVENTS, openEventTail } from "../../src/webhooks/listen/event-tail.ts";
import { beginTransaction, buildRolloverEvents, writeEvents } from "./event-writes.ts";

const DAY_MS = 86_400_000;

describe("Event tail", () => {
  const test = useResource(createTestEnvironment);

  const openTail = (organizationId: string | null, since: Date | null = null, types = ["*"]) =>
    openEventTail({ db: test.db, clock: systemClock }, { organizationId, types }, since);

  const begin = () => beginTransaction(test);

  async function drainTail(
    tail: Awaited<ReturnType<typeof openTail>>,
  ): Promise<(readonly [string, number])[]> {
    const emitted: (readonly [string, number])[] = [];
    for (;;) {
      const events = await tail.poll();
      if (events.length === 0) return emitted;
      for (const { data } of events) emitted.push([data.rolloverId as string, data.sequence as number]);
    }
  }
  const toRolloverIds = (emitted: (readonly [string, number])[]) => emitted.map(([rolloverId]) => rolloverId);

  it.each([
    ["directly in its transaction", () => Promise.resolve()],
    ["in a savepoint", (run: (text: string) => Promise<unknown>) => run("SAVEPOINT within")],
  ])("emits an event that was written first (%s) and committed last", async (_how, prepare) => {
    const organizationId = await buildOrganization(test);
    const olderTransaction = await begin();
    const newerTransaction = await begin();
    const early = await writeEvents(olderTransaction.sql, organizationId);
    const tail = await openTail(organizationId);
    expect(await drainTail(tail)).toEqual([]);
    await prepare(newerTransaction.run);
    // This event is a day older but commits later: neither ID nor time gives the commit order.
    const slow = await writeEvents(newerTransaction.sql, organizationId, {
      at: new Date(Date.now() - DAY_MS),
    });
    const quick = await writeEvents(test.db.sql, organizationId);
    expect(toRolloverIds(await drainTail(tail))).toEqual([quick]);
    await newerTransaction.end("COMMIT");
    expect(toRolloverIds(await drainTail(tail))).toEqual([slow]);
    // The older transaction is still open, but does not delay later events.
    const last = await writeEvents(test.db.sql, organizationId, {
      at: new Date(Date.now() + 90 * DAY_MS),
    });
    expect(toRolloverIds(await drainTail(tail))).toEqual([last]);
    await olderTransaction.end("COMMIT");
    expect(toRolloverIds(await drainTail(tail))).toEqual([early]);
    expect(await drainTail(tail)).toEqual([]);
  });

  it("emits neither events from before it opened nor events that were rolled back", async () => {
    const organizationId = await buildOrganization(test);
    const running = await begin();
    await writeEvents(running.sql, organizationId);
    // This event is newer than the open transaction, but was committed before the tail opened.
    await writeEvents(test.db.sql, organizationId);
    const tail = await openTail(organizationId);
    await running.end("ROLLBACK");
    expect(await drainTail(tail)).toEqual([]);
  });

  it("starts with earlier events on request, and emits each once", async () => {
    const organizationId = await buildOrganization(test);
    const since = new Date(Date.now() - DAY_MS);
    await writeEvents(test.db.sql, organizationId, { at: new Date(since.getTime() - 1) });
    const running = await begin();
    const late = await writeEvents(running.sql, organizationId, { at: new Date(since.getTime() - 2) });
    const atStart = await writeEvents(test.db.sql, organizationId, { at: since });
    const tail = await openTail(organizationId, since);
    const committedAfter = await writeEvents(test.db.sql, organizationId);
    await running.end("COMMIT");
    const rolloverIds = toRolloverIds(await drainTail(tail));
    expect(rolloverIds[0]).toBe(atStart);
    expect(rolloverIds.sort()).toEqual([atStart, committedAfter, late].sort());
  });

  it("refuses to start with too many past events", async () => {
    const organizationId = await buildOrganization(test);
    await test.db.sql.query({
      text: `INSERT INTO events (id, organization_id, type, data, created_at)
        SELECT 'evt_many_' || n, $1, 'account.created', '{}', now() FROM generate_series(1, $2::int) n`,
      values: [organizationId, MAX_PAST_EVENTS + 1],
    });
    await expect(openTail(organizationId, new Date(Date.now() - DAY_MS))).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("Choose a later time"),
    });
  });

  it("emits an organization's events of the requested types, and never a test event", async () => {
    const [organizationId, other] = [await buildOrganization(test), await buildOrganization(test)];
    const tails = await Promise.all([
      openTail(organizationId),
      openTail(organizationId, null, ["rollover.*"]),
      openTail(organizationId, null, ["account.created", "webhook.test"]),
      openTail(null, null, ["account.*"]),
    ]);
    const buildEvent = (type: "account.created" | "webhook.test", owner: string) => ({
      organizationId: owner,
      type,
      data: {},
      at: new Date(),
    });
    await recordEvents(test.db.sql, [
      buildEvent("account.created", organizationId),
      buildEvent("webhook.test", organizationId),
    ]);
    await writeEvents(test.db.sql, organizationId);
    await recordEvents(test.db.sql, [buildEvent("account.created", other)]);
    const types = await Promise.all(tails.map(async (tail) => (await tail.poll()).map(({ type }) => type)));
    expect(types).toEqual([
      ["account.created", "rollover.updated"],
      ["rollover.updated"],
      ["account.created"],
      ["account.created", "account.created"],
    ]);
  });

  it("emits a rollover's events by sequence, not by ID, and more events than one poll returns", async () => {
    const organizationId = await buildOrganization(test);
    const tail = await openTail(organizationId);
    const rollovers = Array.from({ length: 5 }, () => newId("rol"));
    const count = 500;
    // IDs are in the opposite order of sequences, as from machines with different clocks.
    const sequences = Array.from({ length: count }, (_, index) => count - index);
    const transaction = await begin();
    for (const rolloverId of rollovers)
      await recordEvents(transaction.sql, buildRolloverEvents({ organizationId, rolloverId }, sequences));
    await transaction.end("COMMIT");
    const emitted = await drainTail(tail);
    expect(emitted).toHaveLength(rollovers.length * count);
    const inOrder = [...sequences].reverse();
    for (const rolloverId of rollovers)
      expect(emitted.filter(([id]) => id === rolloverId).map(([, sequence]) => sequence)).toEqual(inOrder);
  });

  it("misses and repeats nothing while transactions of many lengths commit concurrently", async () => {
    const organizationId = await buildOrganization(test);
    const tail = await openTail(organizationId);
    const rounds = 25;
    const emitted: (readonly [string, number])[] = [];
    const committed = new Map<string, number[]>();
    let isWriting = true;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    // Pauses and rollbacks vary with the writer and the sequence.
    const runWriter = async (writerIndex: number) => {
      const rolloverId = newId("rol");
      committed.set(rolloverId, []);
      for (let sequence = 1; sequence <= rounds; ) {
        const { sql, end } = await begin();
        const sequences = [sequence, sequence + 1];
        await recordEvents(sql, buildRolloverEvents({ organizationId, rolloverId }, sequences));
        await pause((sequence * writerIndex * 7) % 23);
        const isCommitted = (sequence + writerIndex) % 5 !== 0;
        await end(isCommitted ? "COMMIT" : "ROLLBACK");
        if (isCommitted) committed.get(rolloverId)?.push(...sequences);
        sequence += 2;
      }
    };
    const polling = (async () => {
      while (isWriting) emitted.push(...(await drainTail(tail)));
    })();
    await Promise.all([1, 2, 3, 4].map(runWriter));
    isWriting = false;
    await polling;
    emitted.push(...(await drainTail(tail)));
    for (const [rolloverId, sequences] of committed)
      expect(emitted.filter(([id]) => id === rolloverId).map(([, sequence]) => sequence)).toEqual(sequences);
    expect(emitted).toHaveLength([...committed.values()].flat().length);
  });
});
