import { describe, expect, it } from "@jest/globals";
import { recordEvents } from "@svc/database";
import { newId } from "@svc/service-kit";
import { encodeCursor, encodeCursorText } from "@svc/service-kit/lists";
import { pollUntil } from "@svc/testing";
import fc from "fast-check";
import { expectIssues } from "../expect-problem.ts";
import { runGraphql, toGraphqlObject } from "../graphql/graphql-calls.ts";
import { selectAll } from "../graphql/select-all.ts";
import { useTestApi } from "../start-test-api.ts";
import { beginTransaction, buildRolloverEvents, writeEvents } from "./event-writes.ts";
import { buildWebhookOwner, type WebhookOwner } from "./webhook-calls.ts";

interface ListedEvent {
  id: string;
  data: { rolloverId: string; sequence: number };
}

describe("GET /v1/events?order=oldest", () => {
  const api = useTestApi();

  function follow({ send }: Pick<WebhookOwner, "send">, limit = 2, cursor: string | null = null) {
    let position = cursor;
    const seen: ListedEvent[] = [];
    async function poll(): Promise<ListedEvent[]> {
      const newEvents: ListedEvent[] = [];
      for (let hasMore = true; hasMore; ) {
        const after = position === null ? "" : `&cursor=${position}`;
        const { body } = await send("get", `events?order=oldest&limit=${limit}${after}`).expect(200);
        expect(body.nextCursor).not.toBeNull();
        if (body.data.length === 0 && position !== null) expect(body.nextCursor).toBe(position);
        if (body.hasMore) expect(body.data).toHaveLength(limit);
        position = body.nextCursor;
        hasMore = body.hasMore;
        newEvents.push(...body.data);
      }
      seen.push(...newEvents);
      return newEvents;
    }
    /** Polls repeatedly, because other tests' open transactions on the server delay events. */
    const pollUntilSeen = async (count: number) => {
      const countSeen = async () => {
        await poll();
        return seen.length;
      };
      await pollUntil(`${count} events`, countSeen, { isDone: (length) => length >= count });
      return seen;
    };
    return { poll, pollUntilSeen, seen, getCursor: () => position ?? "" };
  }
  const toRolloverIds = (events: readonly ListedEvent[]) => events.map(({ data }) => data.rolloverId);

  it("200 returns a cursor even without events, and for that cursor the events committed since", async () => {
    const owner = await buildWebhookOwner(api);
    const follower = follow(owner);
    expect(await follower.poll()).toEqual([]);
    const cursor = follower.getCursor();
    const rolloverId = await owner.createRollover();
    await owner.send("patch", `rollovers/${rolloverId}`, { metadata: { step: "1" } }).expect(200);
    const events = await follower.pollUntilSeen(3);
    const { data } = (await owner.send("get", "events").expect(200)).body;
    expect(events).toEqual(data.toReversed());
    expect(await follower.poll()).toEqual([]);
    for (const start of [null, cursor]) {
      const again = follow(owner, 100, start);
      await again.poll();
      expect(again.seen).toEqual(events);
    }
  });

  it("200 skips no event that was written first and committed last", async () => {
    const owner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    const follower = follow(owner);
    const slow = await beginTransaction(api);
    const early = await writeEvents(slow.sql, organizationId);
    const late = await writeEvents(api.db.sql, organizationId);
    expect(await follower.poll()).toEqual([]);
    const rolledBack = await beginTransaction(api);
    await writeEvents(rolledBack.sql, organizationId);
    await slow.end("COMMIT");
    expect(toRolloverIds(await follower.pollUntilSeen(2))).toEqual([early, late]);
    const last = await writeEvents(api.db.sql, organizationId);
    expect(await follower.poll()).toEqual([]);
    await rolledBack.end("ROLLBACK");
    expect(toRolloverIds(await follower.pollUntilSeen(3))).toEqual([early, late, last]);
  });

  it("200 with start=now starts with the events committed after the call", async () => {
    const owner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    await writeEvents(api.db.sql, organizationId);
    // Once the event is listed, no open transaction is older.
    await follow(owner).pollUntilSeen(1);
    const open = await beginTransaction(api);
    const uncommitted = await writeEvents(open.sql, organizationId);
    const listNow = async (query = "") =>
      (await owner.send("get", `events?order=oldest&start=now${query}`).expect(200)).body;
    const emptyPage = await listNow();
    expect(emptyPage).toMatchObject({ data: [], hasMore: false });
    await open.end("COMMIT");
    const next = await writeEvents(api.db.sql, organizationId);
    const follower = follow(owner, 100, emptyPage.nextCursor);
    expect(toRolloverIds(await follower.pollUntilSeen(2))).toEqual([uncommitted, next]);
    expect((await listNow(`&cursor=${emptyPage.nextCursor}`)).data).toEqual(follower.seen);
    const all = (await owner.send("get", "events?order=oldest&start=beginning").expect(200)).body;
    expect(all.data).toHaveLength(3);
  });

  it("200 returns a rollover's events in order, even if a later event's transaction is older", async () => {
    const owner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    const rolloverId = newId("rol");
    const older = await beginTransaction(api);
    const other = await writeEvents(older.sql, organizationId);
    await recordEvents(api.db.sql, buildRolloverEvents({ organizationId, rolloverId }, [2, 1]));
    await recordEvents(older.sql, buildRolloverEvents({ organizationId, rolloverId }, [4, 3]));
    await older.end("COMMIT");
    const events = await follow(owner).pollUntilSeen(5);
    expect(events.map(({ data }) => [data.rolloverId, data.sequence])).toEqual([
      [other, 1],
      ...[1, 2, 3, 4].map((sequence) => [rolloverId, sequence]),
    ]);
  });

  it("200 returns each event once, in the same order for every reader, however transactions interleave", async () => {
    const WRITERS = 4;
    const step = fc.tuple(
      fc.constantFrom("write", "write", "commit", "roll back", "poll"),
      fc.nat(WRITERS - 1),
    );
    const followSteps = async (steps: [string, number][]) => {
      const owner = await buildWebhookOwner(api);
      const { organizationId } = owner;
      const follower = follow(owner);
      const open: (Awaited<ReturnType<typeof beginTransaction>> | undefined)[] = [];
      const uncommitted: string[][] = Array.from({ length: WRITERS }, () => []);
      const committed: string[] = [];
      const end = async (writer: number, isCommitted: boolean) => {
        await open[writer]?.end(isCommitted ? "COMMIT" : "ROLLBACK");
        if (isCommitted) committed.push(...(uncommitted[writer] ?? []));
        [open[writer], uncommitted[writer]] = [undefined, []];
      };
      for (const [operation, writer] of steps) {
        if (operation === "poll") await follower.poll();
        else if (operation !== "write") await end(writer, operation === "commit");
        else {
          const transaction = open[writer] ?? (await beginTransaction(api));
          open[writer] = transaction;
          uncommitted[writer]?.push(await writeEvents(transaction.sql, organizationId));
        }
      }
      for (let writer = 0; writer < WRITERS; writer += 1) await end(writer, true);
      const followedIds = toRolloverIds(await follower.pollUntilSeen(committed.length));
      expect(followedIds.toSorted()).toEqual(committed.toSorted());
      const again = follow(owner, 100);
      await again.poll();
      expect(toRolloverIds(again.seen)).toEqual(followedIds);
    };
    const scenarios = fc.array(step, { minLength: 1, maxLength: 24 });
    await fc.assert(fc.asyncProperty(scenarios, followSteps), { numRuns: 25 });
  });

  it("200 continues from a cursor of deleted events, and never shows another organization's events", async () => {
    const owner = await buildWebhookOwner(api);
    const otherOwner = await buildWebhookOwner(api);
    const { organizationId } = owner;
    await writeEvents(api.db.sql, organizationId, { sequences: [1, 2, 3] });
    const follower = follow(owner);
    await follower.pollUntilSeen(3);
    await writeEvents(api.db.sql, otherOwner.organizationId);
    await api.db.pool.query("DELETE FROM events WHERE organization_id = $1", [organizationId]);
    expect(await follower.poll()).toEqual([]);
    const next = await writeEvents(api.db.sql, organizationId);
    expect(toRolloverIds(await follower.pollUntilSeen(4)).slice(3)).toEqual([next]);
    const otherFollower = follow(otherOwner, 2, follower.getCursor());
    expect(await otherFollower.poll()).toEqual([]);
  });

  it("400 for filters, and for cursors that are invalid or of another list", async () => {
    const { send } = await buildWebhookOwner(api);
    const rolloverId = newId("rol");
    const id = newId("evt");
    const listEvents = (query: string) => send("get", `events?${query}`);
    for (const [query, parameter] of [
      ["type=rollover.created", "type"],
      [`rolloverId=${rolloverId}`, "rolloverId"],
      [`rolloverId=${rolloverId}&afterSequence=1`, "rolloverId"],
      ["order=newest", "order"],
    ] as const) {
      expect(expectIssues(await listEvents(`order=oldest&${query}`), "invalid_request")).toEqual([parameter]);
    }
    expect(expectIssues(await listEvents("order=committed"), "invalid_request")).toEqual(["order"]);
    for (const query of ["start=now", "order=newest&start=beginning", "order=oldest&start=today"])
      expect(expectIssues(await listEvents(query), "invalid_request")).toEqual(["start"]);
    const eventCursor = (await listEvents("order=oldest").expect(200)).body.nextCursor;
    expect(expectIssues(await listEvents(`cursor=${eventCursor}`), "invalid_request")).toEqual(["cursor"]);
    const invalidCursors = [
      encodeCursor({ createdAt: new Date(), id }),
      eventCursor.slice(1),
      `${eventCursor}A`,
      "x",
      "%00",
      encodeCursorText(`${"z".repeat(12)}.0.${id}`),
      encodeCursorText(`${"z".repeat(11)}.0.${id}`),
      encodeCursorText(`1.${"z".repeat(7)}.${id}`),
      encodeCursorText(`01.0.${id}`),
      encodeCursorText(`1.0.${rolloverId}`),
      encodeCursorText(`-1.0.${id}`),
      encodeCursorText("1.0"),
    ];
    for (const cursor of invalidCursors)
      expect(expectIssues(await listEvents(`order=oldest&cursor=${cursor}`), "invalid_request")).toEqual([
        "cursor",
      ]);
    const highest = encodeCursorText(`${Number.MAX_SAFE_INTEGER.toString(36)}.${"z".repeat(6)}.${id}`);
    expect((await listEvents(`order=oldest&cursor=${highest}`).expect(200)).body.data).toEqual([]);
  });

  it("is available in GraphQL, too", async () => {
    const owner = await buildWebhookOwner(api);
    await writeEvents(api.db.sql, owner.organizationId, { sequences: [1, 2, 3] });
    const events = await follow(owner).pollUntilSeen(3);
    const document = `query ($after: String, $filter: EventFilter) { events(first: 2, after: $after, filter: $filter) {
      edges { cursor node ${selectAll("Event")} } pageInfo { hasNextPage endCursor } } }`;
    const queryEvents = async (after: string | null, filter: object = { order: "oldest" }) =>
      runGraphql<{
        events: { edges: { node: object }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
      }>(api, document, { after, filter }, owner.key);
    const firstPage = (await queryEvents(null)).data.events;
    expect(firstPage.pageInfo.hasNextPage).toBe(true);
    const secondPage = (await queryEvents(firstPage.pageInfo.endCursor)).data.events;
    expect([...firstPage.edges, ...secondPage.edges].map(({ node }) => node)).toEqual(
      events.map((event) => toGraphqlObject({ ...event })),
    );
    const endCursor = secondPage.pageInfo.endCursor;
    expect((await queryEvents(endCursor)).data.events).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor },
    });
    const next = await writeEvents(api.db.sql, owner.organizationId);
    const [found] = await pollUntil(
      "the next event",
      async () => (await queryEvents(endCursor)).data.events.edges,
      { isDone: ({ length }) => length === 1 },
    );
    expect(found).toMatchObject({ node: { data: { rolloverId: next } } });
    expect((await queryEvents(null, { order: "oldest", type: "rollover.updated" })).errors).toMatchObject([
      { extensions: { code: "invalid_request", errors: [{ parameter: "filter.type" }] } },
    ]);
  });
});
