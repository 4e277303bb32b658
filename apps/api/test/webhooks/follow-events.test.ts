import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { recordEvents } from "@svc/database";
import { encodeCursor, newId, sealCursor } from "@svc/service-kit";
import { pollUntil } from "@svc/testing";
import fc from "fast-check";
import { asGraphql, runGraphql } from "../graphql/graphql-calls.ts";
import { selectAll } from "../graphql/select-all.ts";
import { expectIssues } from "../problem-answers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { beginTransaction, rolloverEvents, writeEvents } from "./event-writes.ts";
import { buildReceiver, type Receiver } from "./webhook-calls.ts";

interface Listed {
  id: string;
  data: { rolloverId: string; sequence: number };
}

describe("GET /v1/events?order=oldest", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  function follow({ send }: Pick<Receiver, "send">, limit = 2, cursor: string | null = null) {
    let place = cursor;
    const seen: Listed[] = [];
    async function look(): Promise<Listed[]> {
      const found: Listed[] = [];
      for (let hasMore = true; hasMore; ) {
        const after = place === null ? "" : `&cursor=${place}`;
        const { body } = await send("get", `events?order=oldest&limit=${limit}${after}`).expect(200);
        expect(body.nextCursor).not.toBeNull();
        if (body.data.length === 0 && place !== null) expect(body.nextCursor).toBe(place);
        if (body.hasMore) expect(body.data).toHaveLength(limit);
        place = body.nextCursor;
        hasMore = body.hasMore;
        found.push(...body.data);
      }
      seen.push(...found);
      return found;
    }
    /** Polls, because other tests' transactions on the server may be open. */
    const lookUntil = async (count: number) => {
      await pollUntil(
        `${count} events`,
        async () => (await look()) && seen.length,
        (length) => length >= count,
      );
      return seen;
    };
    return { look, lookUntil, seen, cursor: () => place ?? "" };
  }
  const rolloversOf = (events: readonly Listed[]) => events.map(({ data }) => data.rolloverId);

  it("200 gives a cursor where there is nothing, and from it what was committed since", async () => {
    const receiver = await buildReceiver(api);
    const follower = follow(receiver);
    expect(await follower.look()).toEqual([]);
    const cursor = follower.cursor();
    const rolloverId = await receiver.createRollover();
    await receiver.send("patch", `rollovers/${rolloverId}`, { metadata: { step: "1" } }).expect(200);
    const seen = await follower.lookUntil(3);
    const { data } = (await receiver.send("get", "events").expect(200)).body;
    expect(seen).toEqual(data.toReversed());
    expect(await follower.look()).toEqual([]);
    for (const start of [null, cursor]) {
      const again = follow(receiver, 100, start);
      await again.look();
      expect(again.seen).toEqual(seen);
    }
  });

  it("200 skips nothing that was written first and committed last", async () => {
    const receiver = await buildReceiver(api);
    const { organizationId } = receiver;
    const follower = follow(receiver);
    const slow = await beginTransaction(api);
    const early = await writeEvents(slow.sql, organizationId);
    const late = await writeEvents(api.db.sql, organizationId);
    // Later events wait for the open transaction.
    expect(await follower.look()).toEqual([]);
    const undone = await beginTransaction(api);
    await writeEvents(undone.sql, organizationId);
    await slow.end("COMMIT");
    expect(rolloversOf(await follower.lookUntil(2))).toEqual([early, late]);
    const last = await writeEvents(api.db.sql, organizationId);
    expect(await follower.look()).toEqual([]);
    await undone.end("ROLLBACK");
    expect(rolloversOf(await follower.lookUntil(3))).toEqual([early, late, last]);
  });

  it("200 has a rollover's events in their order, though the later one's transaction is older", async () => {
    const receiver = await buildReceiver(api);
    const { organizationId } = receiver;
    const rolloverId = newId("rol");
    const older = await beginTransaction(api);
    const other = await writeEvents(older.sql, organizationId);
    await recordEvents(api.db.sql, rolloverEvents(organizationId, rolloverId, [2, 1]));
    await recordEvents(older.sql, rolloverEvents(organizationId, rolloverId, [4, 3]));
    await older.end("COMMIT");
    const seen = await follow(receiver).lookUntil(5);
    expect(seen.map(({ data }) => [data.rolloverId, data.sequence])).toEqual([
      [other, 1],
      ...[1, 2, 3, 4].map((sequence) => [rolloverId, sequence]),
    ]);
  });

  it("200 gives each event once, in one order, however transactions interleave", async () => {
    const PLACES = 4;
    const step = fc.tuple(
      fc.constantFrom("write", "write", "commit", "roll back", "look"),
      fc.nat(PLACES - 1),
    );
    const follows = async (steps: [string, number][]) => {
      const receiver = await buildReceiver(api);
      const { organizationId } = receiver;
      const follower = follow(receiver);
      const open: (Awaited<ReturnType<typeof beginTransaction>> | undefined)[] = [];
      const written: string[][] = Array.from({ length: PLACES }, () => []);
      const kept: string[] = [];
      const end = async (place: number, isKept: boolean) => {
        await open[place]?.end(isKept ? "COMMIT" : "ROLLBACK");
        if (isKept) kept.push(...(written[place] ?? []));
        [open[place], written[place]] = [undefined, []];
      };
      for (const [what, place] of steps) {
        if (what === "look") await follower.look();
        else if (what !== "write") await end(place, what === "commit");
        else {
          const transaction = open[place] ?? (await beginTransaction(api));
          open[place] = transaction;
          written[place]?.push(await writeEvents(transaction.sql, organizationId));
        }
      }
      for (let place = 0; place < PLACES; place += 1) await end(place, true);
      const seen = rolloversOf(await follower.lookUntil(kept.length));
      expect(seen.toSorted()).toEqual(kept.toSorted());
      const again = follow(receiver, 100);
      await again.look();
      expect(rolloversOf(again.seen)).toEqual(seen);
    };
    const courses = fc.array(step, { minLength: 1, maxLength: 24 });
    await fc.assert(fc.asyncProperty(courses, follows), { numRuns: 25 });
  });

  it("200 goes on from a cursor whose events are gone, and never shows another organization's", async () => {
    const receiver = await buildReceiver(api);
    const stranger = await buildReceiver(api);
    const { organizationId } = receiver;
    await writeEvents(api.db.sql, organizationId, new Date(), [1, 2, 3]);
    const follower = follow(receiver);
    await follower.lookUntil(3);
    await writeEvents(api.db.sql, stranger.organizationId);
    await api.db.pool.query("DELETE FROM events WHERE organization_id = $1", [organizationId]);
    expect(await follower.look()).toEqual([]);
    const next = await writeEvents(api.db.sql, organizationId);
    expect(rolloversOf(await follower.lookUntil(4)).slice(3)).toEqual([next]);
    const theirs = follow(stranger, 2, follower.cursor());
    expect(await theirs.look()).toEqual([]);
  });

  it("400 for filters, and for cursors of another list or of none", async () => {
    const { send } = await buildReceiver(api);
    const rolloverId = newId("rol");
    const id = newId("evt");
    const ask = (query: string) => send("get", `events?${query}`);
    for (const [query, parameter] of [
      ["type=rollover.created", "type"],
      [`rolloverId=${rolloverId}`, "rolloverId"],
      [`rolloverId=${rolloverId}&afterSequence=1`, "rolloverId"],
      ["order=newest", "order"],
    ] as const) {
      expect(expectIssues(await ask(`order=oldest&${query}`), "invalid_request")).toEqual([parameter]);
    }
    expect(expectIssues(await ask("order=committed"), "invalid_request")).toEqual(["order"]);
    const own = (await ask("order=oldest").expect(200)).body.nextCursor;
    expect(expectIssues(await ask(`cursor=${own}`), "invalid_request")).toEqual(["cursor"]);
    const unfit = [
      encodeCursor({ createdAt: new Date(), id }),
      own.slice(1),
      `${own}A`,
      "x",
      "%00",
      sealCursor(`${"z".repeat(12)}.0.${id}`),
      sealCursor(`${"z".repeat(11)}.0.${id}`),
      sealCursor(`1.${"z".repeat(7)}.${id}`),
      sealCursor(`01.0.${id}`),
      sealCursor(`1.0.${rolloverId}`),
      sealCursor(`-1.0.${id}`),
      sealCursor("1.0"),
    ];
    for (const cursor of unfit)
      expect(expectIssues(await ask(`order=oldest&cursor=${cursor}`), "invalid_request")).toEqual(["cursor"]);
    const highest = sealCursor(`2gosa7pa2gv.${"z".repeat(6)}.${id}`);
    expect((await ask(`order=oldest&cursor=${highest}`).expect(200)).body.data).toEqual([]);
  });

  it("is GraphQL's too", async () => {
    const receiver = await buildReceiver(api);
    await writeEvents(api.db.sql, receiver.organizationId, new Date(), [1, 2, 3]);
    const seen = await follow(receiver).lookUntil(3);
    const document = `query ($after: String, $filter: EventFilter) { events(first: 2, after: $after, filter: $filter) {
      edges { cursor node ${selectAll("Event")} } pageInfo { hasNextPage endCursor } } }`;
    const ask = async (after: string | null, filter: object = { order: "oldest" }) =>
      runGraphql<{
        events: { edges: { node: object }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
      }>(api, document, { after, filter }, receiver.key);
    const first = (await ask(null)).data.events;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = (await ask(first.pageInfo.endCursor)).data.events;
    expect([...first.edges, ...rest.edges].map(({ node }) => node)).toEqual(
      seen.map((event) => asGraphql({ ...event })),
    );
    const place = rest.pageInfo.endCursor;
    expect((await ask(place)).data.events).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    const next = await writeEvents(api.db.sql, receiver.organizationId);
    const [found] = await pollUntil(
      "the next event",
      async () => (await ask(place)).data.events.edges,
      ({ length }) => length === 1,
    );
    expect(found).toMatchObject({ node: { data: { rolloverId: next } } });
    expect((await ask(null, { order: "oldest", type: "rollover.updated" })).errors).toMatchObject([
      { extensions: { code: "invalid_request", errors: [{ parameter: "filter.type" }] } },
    ]);
  });
});
