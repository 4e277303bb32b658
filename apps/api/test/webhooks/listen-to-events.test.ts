import { afterEach, describe, expect, it } from "@jest/globals";
import { type Database, openDatabase } from "@svc/database";
import { newId } from "@svc/service-kit";
import { type TraceContext, withTrace } from "@svc/service-kit/tracing";
import { Webhook } from "standardwebhooks";
import type { TailEvent } from "../../src/webhooks/listen/event-tail-store.ts";
import type { ForwardOutcome } from "../../src/webhooks/listen/forward-events.ts";
import { type ListenOptions, listenToEvents } from "../../src/webhooks/listen/listen-to-events.ts";
import { countRows } from "../table-contents.ts";
import { parseEventData, SECRET, startDeliveryTest, useDeliveryTest } from "./delivery-harness.ts";

describe("Listening to events", () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  // Listeners may forward to private addresses, unlike deliveries.
  const t = useDeliveryTest({ allowLoopback: false });

  async function listen(options: Partial<ListenOptions> = {}, db: Database = t.db) {
    const handled: { event: TailEvent; outcome: ForwardOutcome | null }[] = [];
    const abortController = new AbortController();
    let isReady = false;
    const summary = listenToEvents(
      { ...t.ctx, db },
      {
        databaseUrl: t.urls.api,
        organizationId: null,
        types: ["*"],
        since: null,
        forward: null,
        maxEvents: null,
        retryDelaysMs: [10, 10],
        ...options,
      },
      {
        listener: {
          onReady: () => {
            isReady = true;
          },
          onEvent: (event, outcome) => handled.push({ event, outcome }),
          onDatabaseChange: () => {},
        },
        signal: abortController.signal,
      },
    );
    const stop = () => {
      abortController.abort();
      return summary;
    };
    closers.push(() => stop().catch(() => {}));
    await Promise.race([t.waitUntil("it listens", () => isReady), summary]);
    return { handled, summary, stop };
  }

  const forwardTo = (url: string) => ({ forward: { url, secret: SECRET } });
  const toSequences = (received: readonly { event: TailEvent }[], rolloverId: string) =>
    received.filter(({ event }) => event.rolloverId === rolloverId).map(({ event }) => event.data.sequence);

  it("forwards the same request as a real delivery, and writes no row", async () => {
    const [real, local] = [await t.startReceiver(), await t.startReceiver()];
    // Another database, whose worker can deliver to loopback addresses.
    const loopback = await startDeliveryTest();
    try {
      const { organizationId } = await t.insertEndpoint({ url: real.url });
      const before = await countRows(t);
      const { handled, stop } = await listen({ organizationId, ...forwardTo(local.url) });
      const rolloverId = await t.recordEvents(organizationId, 2);
      await t.waitUntil("both arrived", () => handled.length === 2);
      expect(await stop()).toEqual({ events: 2, accepted: 2, givenUp: 0, notSent: 0 });
      const { events, webhook_deliveries, webhook_lanes, ...otherCounts } = await countRows(t);
      expect([events, webhook_deliveries, webhook_lanes]).toEqual([
        before.events! + 2,
        before.webhook_deliveries! + 2,
        before.webhook_lanes! + 1,
      ]);
      expect(before).toMatchObject(otherCounts);

      const ids = handled.map(({ event }) => event.id);
      const [first, second] = local.requests;
      for (const { body, headers } of local.requests) {
        expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
        expect(parseEventData(body).rolloverId).toBe(rolloverId);
      }
      expect([first, second].map((request) => request?.headers["webhook-id"])).toEqual(ids);
      expect(handled.map(({ outcome }) => outcome)).toEqual(
        [1, 1].map((attempts) => ({
          isAccepted: true,
          statusCode: 204,
          error: null,
          latencyMs: expect.any(Number),
          attempts,
        })),
      );

      await loopback.db.prisma.organization.create({
        data: { id: organizationId, name: "The same", createdAt: new Date(), updatedAt: new Date() },
      });
      await loopback.insertEndpoint({ url: real.url, organizationId });
      loopback.startDispatcher();
      const stored = await t.db.prisma.event.findUniqueOrThrow({ where: { id: ids[0]! } });
      await loopback.db.prisma.event.create({ data: { ...stored, data: stored.data as object } });
      await t.waitUntil("it was delivered", () => real.requests.length === 1);
      const [delivered] = real.requests;
      expect(delivered?.body).toBe(first?.body);
      const { host: _a, "webhook-timestamp": _b, "webhook-signature": _c, ...headers } = delivered!.headers;
      expect(first?.headers).toMatchObject(headers);
      expect(Object.keys(first?.headers ?? {}).sort()).toEqual(Object.keys(delivered!.headers).sort());
    } finally {
      await loopback.stop();
    }
  });

  it("retries failures, gives up after a few tries, and goes on in order; other rollovers do not wait", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    let isDown = true;
    const [stuck, quick] = [newId("rol"), newId("rol")];
    const receiver = await t.startReceiver(({ body }) => {
      const { rolloverId, sequence } = parseEventData(body);
      if (rolloverId === quick) return {};
      if (sequence === 1) return { status: 500 };
      return isDown ? { cuts: "end" } : { status: 410 };
    });
    const { handled, stop } = await listen({ ...forwardTo(receiver.url), retryDelaysMs: [200, 200] });
    await t.recordEvents(organizationId, 3, { rolloverId: stuck });
    await t.recordEvents(organizationId, 2, { rolloverId: quick });
    await t.waitUntil("the quick rollover's events arrived", () => toSequences(handled, quick).length === 2);
    expect(toSequences(handled, stuck)).toEqual([]);
    await t.waitUntil("the second was attempted", () =>
      receiver.requests.some(({ body }) => parseEventData(body).sequence === 2),
    );
    isDown = false;
    await t.waitUntil("all have ended", () => handled.length === 5);
    expect(toSequences(handled, stuck)).toEqual([1, 2, 3]);
    const outcomes = handled.filter(({ event }) => event.rolloverId === stuck).map(({ outcome }) => outcome);
    expect(outcomes).toMatchObject([
      { isAccepted: false, statusCode: 500, attempts: 3 },
      { isAccepted: false, attempts: 3 },
      { isAccepted: false, statusCode: 410, attempts: 3 },
    ]);
    const sent = receiver.requests
      .map(({ body }) => parseEventData(body))
      .filter(({ rolloverId }) => rolloverId === stuck);
    expect(sent.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(await stop()).toEqual({ events: 5, accepted: 2, givenUp: 3, notSent: 0 });
  });

  it("carries the trace of each event's cause, in every attempt", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const tried = new Set<unknown>();
    const receiver = await t.startReceiver(({ headers }) => {
      const isFirst = !tried.has(headers["webhook-id"]);
      tried.add(headers["webhook-id"]);
      return { status: isFirst ? 500 : 204 };
    });
    const { handled } = await listen(forwardTo(receiver.url));
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const traces: TraceContext[] = [
      { traceparent, tracestate: "vendor=t61rcWkgMzE" },
      { traceparent, tracestate: null },
    ];
    for (const trace of traces) await withTrace(trace, () => t.recordEvents(organizationId));
    await t.recordEvents(organizationId);
    await t.waitUntil("all arrived", () => handled.length === 3);
    const receivedTraces = receiver.requests.map(
      ({ headers }) => `${headers.traceparent} ${headers.tracestate}`,
    );
    const sent = [`${traceparent} vendor=t61rcWkgMzE`, `${traceparent} undefined`, "undefined undefined"];
    expect(receivedTraces.sort()).toEqual([...sent, ...sent].sort());
  });

  it("reports why there was no response", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const { handled } = await listen({ ...forwardTo("http://127.0.0.1:1/"), retryDelaysMs: [] });
    await t.recordEvents(organizationId);
    await t.waitUntil("it has failed", () => handled.length === 1);
    expect(handled[0]?.outcome).toMatchObject({
      isAccepted: false,
      statusCode: null,
      error: "the connection was refused",
      attempts: 1,
    });
  });

  it("loses nothing while its connections break repeatedly", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const name = "svc-listen-test";
    const db = openDatabase({ url: t.urls.api, poolSize: 2, name, onConnectionLost: () => {} });
    closers.push(() => db.close());
    const { handled, stop } = await listen({}, db);
    const rollovers: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      rollovers.push(await t.recordEvents(organizationId, 2));
      await t.db.sql.query({
        text: "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY($1)",
        values: [[name, "svc-operator-listen"]],
      });
      rollovers.push(await t.recordEvents(organizationId, 2));
    }
    await t.waitUntil("all arrived", () => handled.length >= 4 * 12);
    for (const rolloverId of rollovers) expect(toSequences(handled, rolloverId)).toEqual([1, 2]);
    expect(await stop()).toMatchObject({ events: 48 });
  });

  it("ends after the requested number of events", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const { handled, summary } = await listen({ maxEvents: 2 });
    await t.recordEvents(organizationId, 5);
    expect(await summary).toEqual({ events: 2, accepted: 0, givenUp: 0, notSent: 0 });
    expect(handled.map(({ event, outcome }) => [event.data.sequence, outcome])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it("ends immediately even if a receiver hangs, and reports what was not sent", async () => {
    const { organizationId } = await t.insertEndpoint({ url: "https://hooks.example.com/" });
    const receiver = await t.startReceiver(() => ({ hangs: true }));
    const { stop } = await listen(forwardTo(receiver.url));
    await t.recordEvents(organizationId, 3);
    await t.waitUntil("one hangs", () => receiver.requests.length === 1);
    expect(await stop()).toEqual({ events: 3, accepted: 0, givenUp: 0, notSent: 3 });
    expect(receiver.requests).toHaveLength(1);
  });

  it("is refused in the live environment", async () => {
    const listener = { onReady() {}, onEvent() {}, onDatabaseChange() {} };
    const options = {
      databaseUrl: t.urls.api,
      organizationId: null,
      types: ["*"],
      since: null,
      forward: null,
      maxEvents: 1,
    };
    await expect(
      listenToEvents({ ...t.ctx, environment: "live" }, options, {
        listener,
        signal: new AbortController().signal,
      }),
    ).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("only in the test environment"),
    });
  });
});
