import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "@jest/globals";
import { findFreePort } from "@svc/local-servers";
import type { ScriptedResponse } from "@svc/testing";
import type { DeliveryOverrides } from "../../src/webhooks/sending/start-deliveries.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;
/** Longer responses are cut when stored. */
const MAX_STORED_BYTES = 20_000;
const neverRetry = () => null;

describe("A failing endpoint", () => {
  const t = useDeliveryTest();

  const findEndpoint = (id: string) => t.db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
  const setFailingSince = (id: string, msAgo: number) =>
    t.db.sql.query({
      text: "UPDATE webhook_endpoints SET failing_since = now() - $2 * interval '1 millisecond' WHERE id = $1",
      values: [id, msAgo],
    });

  async function expectDisabled(id: string, organizationId: string, reason: string, notifications: string[]) {
    await t.waitUntil("the other endpoints are notified", () => notifications.length > 0);
    expect(await findEndpoint(id)).toMatchObject({ enabled: false, disabledReason: reason, version: 2 });
    const data = { webhookEndpointId: id, reason };
    expect(notifications.map((body) => JSON.parse(body))).toMatchObject([
      { type: "webhook_endpoint.disabled", data },
    ]);
    const events = await t.db.prisma.event.findMany({
      where: { organizationId, type: { startsWith: "webhook" } },
    });
    expect(events).toMatchObject([{ type: "webhook_endpoint.disabled", data, rolloverId: null }]);
    await t.waitUntil("only its own deliveries wait", async () => {
      return (await t.countDeliveries("waiting")) === (await t.countDeliveries("waiting", id));
    });
    expect(await t.db.prisma.auditEntry.findMany({ where: { organizationId } })).toMatchObject([
      {
        action: "webhook_endpoint.disabled",
        targetId: id,
        actorType: "service",
        actorId: null,
        data: { reason },
      },
    ]);
  }

  it("is disabled once by a 410, and the organization's other endpoints are notified", async () => {
    const notifications: string[] = [];
    const sameOrganization = await t.startReceiver(({ body }) => {
      notifications.push(body);
      return {};
    });
    const otherOrganization = await t.startReceiver();
    const receiver = await t.startReceiver(() => ({ status: 410 }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.insertEndpoint({ url: sameOrganization.url, organizationId, eventTypes: ["webhook_endpoint.*"] });
    await t.insertEndpoint({ url: otherOrganization.url });
    for (let index = 0; index < 10; index += 1) await t.recordEvents(organizationId);
    t.startDispatcher();
    await expectDisabled(id, organizationId, "gone", notifications);
    await t.waitUntil("no lane is claimed", async () => {
      return (await t.db.prisma.webhookLane.count({ where: { NOT: { claimedBy: null } } })) === 0;
    });
    const ended = await t.listAttempts(id);
    expect(ended.every(({ statusCode, status }) => statusCode === 410 && status === "failed")).toBe(true);
    expect((await t.countDeliveries("failed", id)) + (await t.countDeliveries("waiting", id))).toBe(10);
    expect(otherOrganization.requests).toEqual([]);
  });

  it("is disabled after five days without a success, and not before", async () => {
    const notifications: string[] = [];
    const sameOrganization = await t.startReceiver(({ body }) => {
      notifications.push(body);
      return {};
    });
    const receiver = await t.startReceiver((_request, index) => ({ status: index === 2 ? 200 : 500 }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.insertEndpoint({
      url: sameOrganization.url,
      organizationId,
      eventTypes: ["webhook_endpoint.disabled"],
    });
    t.startDispatcher({ retryDelay: neverRetry });
    const deliverEvent = async (expected: "failed" | "succeeded") => {
      const before = await t.countDeliveries(expected, id);
      await t.recordEvents(organizationId);
      await t.waitUntil(
        `it has ${expected}`,
        async () => (await t.countDeliveries(expected, id)) === before + 1,
      );
    };
    await deliverEvent("failed");
    expect((await findEndpoint(id)).failingSince).toEqual(expect.any(Date));
    await setFailingSince(id, 5 * DAY_MS - HOUR_MS);
    await deliverEvent("failed");
    await deliverEvent("succeeded");
    expect((await findEndpoint(id)).failingSince).toBeNull();
    await deliverEvent("failed");
    const since = (await findEndpoint(id)).failingSince!.getTime();
    expect(Date.now() - since).toBeLessThan(DAY_MS);
    await deliverEvent("failed");
    expect(await findEndpoint(id)).toMatchObject({
      enabled: true,
      failingSince: new Date(since),
      version: 1,
    });
    expect(notifications).toEqual([]);
    await setFailingSince(id, 5 * DAY_MS + 1_000);
    await deliverEvent("failed");
    await expectDisabled(id, organizationId, "failing", notifications);
  });

  async function attemptOnce(url: string, overrides: DeliveryOverrides = {}) {
    const { id, organizationId } = await t.insertEndpoint({ url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: neverRetry, ...overrides });
    await t.waitUntil("it has ended", async () => (await t.countDeliveries("waiting", id)) === 0);
    const attempts = await t.listAttempts(id);
    expect(attempts).toHaveLength(1);
    return attempts[0]!;
  }

  const RESPONSE_TIMEOUT_MS = 400;
  const SILENCE = "no response within 0.4 seconds";
  const CUT = "the connection was closed";
  const NOT_HTTP = "the response is not HTTP";

  it.each<[string, ScriptedResponse, string]>([
    ["never responds", { hangs: true }, SILENCE],
    ["never completes its response", { status: 200, body: "and", hangs: true }, SILENCE],
    ["closes the connection", { cuts: "end" }, CUT],
    ["resets the connection", { cuts: "reset" }, CUT],
    ["closes the connection within its headers", { raw: "HTTP/1.1 200 OK\r\ncontent-le" }, CUT],
    ["speaks another protocol", { raw: "SSH-2.0-OpenSSH_9.9\r\n" }, NOT_HTTP],
    ["sends meaningless bytes", { raw: Buffer.from("\x15\x03\x01\0\x02\x02\x16", "latin1") }, NOT_HTTP],
    ["sends endless headers", { raw: `HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}` }, NOT_HTTP],
    [
      "sends two Content-Length headers",
      { raw: "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab" },
      NOT_HTTP,
    ],
  ])("has its error recorded when it %s", async (_description, response, error) => {
    const receiver = await t.startReceiver(() => response);
    const attempt = await attemptOnce(
      receiver.url,
      error === SILENCE ? { timeouts: { responseMs: RESPONSE_TIMEOUT_MS } } : {},
    );
    expect(attempt).toMatchObject({ status: "failed", statusCode: null, error, responseBody: null });
  });

  it.each<[string, string, string | null]>([
    ["broken chunks", "transfer-encoding: chunked\r\n\r\n5\r\nhello\r\nZZ\r\n", "hello"],
    ["less than its Content-Length", "content-length: 100\r\n\r\nhello", "hello"],
    ["more than its Content-Length", "content-length: 5\r\n\r\nhello, and on it goes", "hello"],
  ])("ends the delivery when it responds 200 with %s", async (_description, rawTail, expectedBody) => {
    const receiver = await t.startReceiver(() => ({ raw: `HTTP/1.1 200 OK\r\n${rawTail}` }));
    const attempt = await attemptOnce(receiver.url);
    expect(attempt).toMatchObject({
      status: "succeeded",
      statusCode: 200,
      error: null,
      responseBody: expectedBody,
    });
  });

  it("has its error recorded when its connection is refused or it does not speak TLS", async () => {
    const port = await findFreePort();
    expect((await attemptOnce(`http://127.0.0.1:${port}/`)).error).toBe("the connection was refused");
    await t.clear();
    const receiver = await t.startReceiver();
    const { error } = await attemptOnce(receiver.url.replace("http:", "https:"));
    expect(error).toBe("the TLS connection failed");
    expect(receiver.requests).toEqual([]);
  });

  it.each(["ENOTFOUND", "EAI_AGAIN"])(
    "has its error recorded when its host name does not resolve: %s",
    async (code) => {
      const lookup = (
        _name: string,
        _options: object,
        callback: (error: Error, addresses: LookupAddress[]) => void,
      ) => callback(Object.assign(new Error("queryA hooks.internal.example 10.0.0.53"), { code }), []);
      const attempt = await attemptOnce("https://hooks.example.com/", {
        lookup: lookup as unknown as NonNullable<DeliveryOverrides["lookup"]>,
      });
      expect(attempt).toMatchObject({ statusCode: null, error: "the host name could not be resolved" });
    },
  );

  it("can send a hundred megabytes: only the stored part is awaited, and memory stays bounded", async () => {
    const receiver = await t.startReceiver(() => ({ status: 200, streamBytes: 100 * MEGABYTE }));
    const before = process.memoryUsage().rss;
    const endpointIds = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
        await t.recordEvents(organizationId);
        return id;
      }),
    );
    t.startDispatcher();
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("succeeded")) === 4);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
    for (const id of endpointIds) {
      expect(await t.listAttempts(id)).toMatchObject([
        { statusCode: 200, responseBody: "x".repeat(MAX_STORED_BYTES) },
      ]);
    }
    // Socket buffers accept some unread data.
    expect(receiver.streamed()).toBeLessThan(100 * MEGABYTE);
  });

  it("can fail in every way in turn, and still recover", async () => {
    const responses: ScriptedResponse[] = [
      { raw: "\0\0\0" },
      { cuts: "reset" },
      { hangs: true },
      { status: 500 },
    ];
    const receiver = await t.startReceiver((_request, index) => responses[index] ?? {});
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: () => 0, timeouts: { responseMs: RESPONSE_TIMEOUT_MS } });
    await t.waitUntil("it has ended", async () => (await t.countDeliveries("succeeded", id)) === 1);
    const statuses = (await t.listAttempts(id)).map(({ statusCode, error }) => statusCode ?? error);
    expect(statuses).toEqual([NOT_HTTP, CUT, SILENCE, 500, 204]);
    expect((await findEndpoint(id)).failingSince).toBeNull();
  });
});
