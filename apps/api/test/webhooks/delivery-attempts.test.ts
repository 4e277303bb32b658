import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { type ReceivedRequest, TestClock } from "@svc/testing";
import { Webhook } from "standardwebhooks";
import { formatSecret } from "../../src/webhooks/endpoints/signature.ts";
import { computeRetryDelay } from "../../src/webhooks/sending/schedule.ts";
import { SECRET, useDeliveryTest } from "./delivery-harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Delay after the first attempt. */
const FIRST_RETRY_MS = 5_000;
/** Longer responses are cut when stored. */
const MAX_STORED_BYTES = 20_000;
/** One byte less than the maximum, so that a two-byte character after it is cut. */
const Z_BYTES = "z".repeat(MAX_STORED_BYTES - 1);
const retryImmediately = () => 0;

describe("An attempt", () => {
  const clock = new TestClock();
  const t = useDeliveryTest({ clock });

  const verify = ({ body, headers }: ReceivedRequest, secret = SECRET) =>
    new Webhook(secret).verify(body, headers as Record<string, string>);

  it("sends the event with exactly these headers and this body", async () => {
    const receiver = await t.startReceiver();
    const olderSecret = formatSecret(Buffer.alloc(24, "o"));
    const { organizationId } = await t.insertEndpoint({
      url: `${receiver.url}?a=b%20c`,
      secrets: [SECRET, olderSecret],
    });
    const rolloverId = await t.recordEvents(organizationId);
    t.startDispatcher();
    await t.waitUntil("it arrives", () => receiver.requests.length > 0);
    const request = receiver.requests[0]!;
    const event = await t.db.prisma.event.findFirstOrThrow({ where: { organizationId } });
    expect([request.method, request.path]).toEqual(["POST", "/hook?a=b%20c"]);
    expect(JSON.parse(request.body)).toEqual({
      id: event.id,
      object: "event",
      type: "rollover.requested",
      apiVersion: "v1",
      environment: "test",
      createdAt: event.createdAt.toISOString(),
      data: { rolloverId, sequence: 1, state: "requested", previousState: "draft" },
    });
    expect(request.headers).toEqual({
      "content-type": "application/json; charset=utf-8",
      "user-agent": "svc-webhooks/1",
      "webhook-id": event.id,
      "webhook-timestamp": String(Math.floor(clock.now().getTime() / 1000)),
      "webhook-signature": expect.stringMatching(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/),
      host: `127.0.0.1:${receiver.port}`,
      "content-length": String(Buffer.byteLength(request.body)),
      connection: "keep-alive",
    });
    for (const secret of [SECRET, olderSecret])
      expect(verify(request, secret)).toMatchObject({ id: event.id });
  });

  it.each([200, 201, 202, 204, 206, 226, 299])("succeeds with status %i", async (status) => {
    const receiver = await t.startReceiver(() => ({ status, ...(status === 204 ? {} : { body: "thanks" }) }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 2);
    t.startDispatcher({ retryDelay: retryImmediately });
    await t.waitUntil("both have ended", async () => (await t.countDeliveries("succeeded", id)) === 2);
    const expected = {
      statusCode: status,
      error: null,
      responseBody: status === 204 ? null : "thanks",
      attempts: 1,
    };
    expect(await t.listAttempts(id)).toMatchObject([expected, expected]);
    expect((await t.listAttempts(id)).every(({ latencyMs }) => latencyMs >= 0)).toBe(true);
    expect(receiver.requests).toHaveLength(2);
  });

  it.each([300, 301, 302, 303, 307, 308])("fails with redirect %i, which is not followed", async (status) => {
    const elsewhere = await t.startReceiver();
    const receiver = await t.startReceiver(() => ({ status, headers: { location: elsewhere.url } }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: () => null });
    await t.waitUntil("it has failed", async () => (await t.countDeliveries("failed", id)) === 1);
    expect(await t.listAttempts(id)).toMatchObject([{ statusCode: status, error: null }]);
    expect(elsewhere.connections()).toBe(0);
  });

  it.each([
    ["a long response", Buffer.alloc(50_000, "y"), "y".repeat(MAX_STORED_BYTES)],
    ["NUL bytes", Buffer.from("a\0b\0"), "ab"],
    ["broken UTF-8", Buffer.from([0x61, 0xc3, 0x28, 0xff, 0x62]), "a\ufffd(\ufffdb"],
    ["a character cut in two", Buffer.from(`${Z_BYTES}é`), `${Z_BYTES}\ufffd`],
    // Null accepts any stored text.
    ["a byte order mark and a surrogate", Buffer.from([0xef, 0xbb, 0xbf, 0xed, 0xa0, 0x80]), null],
  ])("stores the readable part of %s", async (_description, body, expectedBody) => {
    const receiver = await t.startReceiver(() => ({ status: 500, body }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: () => null });
    await t.waitUntil("it is recorded", async () => (await t.countDeliveries("failed", id)) === 1);
    const [attempt] = await t.listAttempts(id);
    expect(attempt).toMatchObject({ statusCode: 500, error: null });
    if (expectedBody !== null) expect(attempt?.responseBody).toBe(expectedBody);
  });

  it("retries a failed attempt under the same ID, with a new timestamp and signature", async () => {
    const receiver = await t.startReceiver((_request, index) => {
      clock.advance(7_000);
      return { status: index === 0 ? 500 : 200 };
    });
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: retryImmediately });
    await t.waitUntil("it has ended", async () => (await t.countDeliveries("succeeded", id)) === 1);
    const [first, second] = receiver.requests as [ReceivedRequest, ReceivedRequest];
    expect(second.body).toBe(first.body);
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    const readTimestamp = ({ headers }: ReceivedRequest) => Number(headers["webhook-timestamp"]);
    expect(readTimestamp(second) - readTimestamp(first)).toBe(7);
    expect(second.headers["webhook-signature"]).not.toBe(first.headers["webhook-signature"]);
    // `standardwebhooks` accepts timestamps a few seconds ahead of the machine's clock.
    expect([verify(first), verify(second)]).toEqual([JSON.parse(first.body), JSON.parse(first.body)]);
    expect(await t.listAttempts(id)).toMatchObject([{ statusCode: 500 }, { statusCode: 200, attempts: 2 }]);
    expect(receiver.requests).toHaveLength(2);
  });

  it("that is the tenth to fail ends the delivery as failed", async () => {
    const receiver = await t.startReceiver(() => ({ status: 503 }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId);
    t.startDispatcher({ retryDelay: (...args) => (computeRetryDelay(...args) === null ? null : 0) });
    await t.waitUntil("it has failed", async () => (await t.countDeliveries("failed", id)) === 1);
    expect(receiver.requests).toHaveLength(10);
    expect(await t.listAttempts(id)).toHaveLength(10);
    expect(await t.db.prisma.webhookDelivery.findFirst({ where: { endpointId: id } })).toMatchObject({
      attempts: 10,
      nextAttemptAt: null,
      endedAt: expect.any(Date),
    });
  });

  it.each([
    ["seconds", () => "3600", HOUR_MS],
    ["a date", () => new Date(clock.now().getTime() + 2 * HOUR_MS).toUTCString(), 2 * HOUR_MS],
    ["more than a day", () => "999999999", DAY_MS],
    ["an invalid value", () => "soon", FIRST_RETRY_MS],
    ["less than the schedule", () => "0", FIRST_RETRY_MS],
  ])(
    "is retried after the longer of Retry-After and the schedule, up to a day, when Retry-After is %s",
    async (_description, header, ms) => {
      const receiver = await t.startReceiver(() => ({ status: 429, headers: { "retry-after": header() } }));
      const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
      const readServerTime = async () =>
        (await t.db.sql.query<{ now: Date }>({ text: "SELECT now()" }))[0]!.now.getTime();
      const before = await readServerTime();
      await t.recordEvents(organizationId);
      t.startDispatcher();
      await t.waitUntil("it is rescheduled", async () => (await t.listAttempts(id)).length > 0);
      const after = await readServerTime();
      const next = (await t.listAttempts(id))[0]!.nextAttemptAt!.getTime();
      const [lane] = await t.db.prisma.webhookLane.findMany({ where: { endpointId: id } });
      // HTTP dates have no milliseconds. Scheduled delays vary by up to 20%.
      expect(next).toBeGreaterThanOrEqual(before + ms - 1_000);
      expect(next).toBeLessThanOrEqual(after + ms + 1_000);
      expect(lane?.dueAt.getTime()).toBe(next);
    },
  );

  it("ignores the proxy settings that other requests of its process use", async () => {
    const [proxy, receiver] = await Promise.all([
      t.startReceiver(() => ({ status: 200 })),
      t.startReceiver(),
    ]);
    const script = `
      import http from "node:http";
      import { openWebhookClient } from ${JSON.stringify(new URL("../../src/webhooks/sending/webhook-client.ts", import.meta.url).href)};
      const webhookClient = openWebhookClient({ isLive: false, timeouts: { connectMs: 10_000, responseMs: 10_000 }, allowLoopback: true });
      console.log(JSON.stringify(await webhookClient.post(${JSON.stringify(receiver.url)}, {}, "{}")));
      webhookClient.close();
      http.get(${JSON.stringify(receiver.url)}, (response) => response.resume());`;
    const proxies = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [name, name.toLowerCase()]);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["-C", "source", "--input-type=module", "-e", script],
      {
        env: {
          NODE_USE_ENV_PROXY: "1",
          ...Object.fromEntries(proxies.map((name) => [name, `http://127.0.0.1:${proxy.port}`])),
        },
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({ statusCode: 204, error: null });
    expect(receiver.requests.map(({ method, path }) => [method, path])).toEqual([["POST", "/hook"]]);
    expect(proxy.requests.map(({ method, path }) => [method, path])).toEqual([["GET", receiver.url]]);
  });
});
