import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "@jest/globals";
import type { DeliveryOverrides } from "../../src/webhooks/sending/start-deliveries.ts";
import { useDeliveryTest } from "./delivery-harness.ts";

const LANES_PER_ENDPOINT = 20;
const neverRetry = () => null;
/** Longer than any test here. */
const LONG_TIMEOUTS = { responseMs: 120_000, connectMs: 120_000 };

/** Creates a lookup that resolves to 127.0.0.1 when the promise is fulfilled, or never if it is null. */
function createSlowDns(resolution: Promise<unknown> | null) {
  const lookup = (
    _name: string,
    _options: object,
    callback: (error: null, addresses: LookupAddress[]) => void,
  ) => void resolution?.then(() => callback(null, [{ address: "127.0.0.1", family: 4 }]));
  return lookup as unknown as NonNullable<DeliveryOverrides["lookup"]>;
}

describe("Delivery connections", () => {
  const t = useDeliveryTest();

  it("are replaced if the receiver closed them while idle, and the resent request counts as the same attempt", async () => {
    const receiver = await t.startReceiver((_request, index) => (index === 1 ? { cuts: "end" } : {}));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 3);
    t.startDispatcher({ retryDelay: neverRetry });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("waiting", id)) === 0);
    const delivered = { statusCode: 204, error: null, status: "succeeded", attempts: 1 };
    expect(await t.listAttempts(id)).toMatchObject([delivered, delivered, delivered]);
    // The second event was sent twice.
    const ids = receiver.requests.map(({ headers }) => headers["webhook-id"]);
    expect([ids.length, new Set(ids).size, ids[1]]).toEqual([4, 3, ids[2]]);
  });

  it("are replaced only once: if the new connection is cut too, the attempt fails", async () => {
    const receiver = await t.startReceiver((_request, index) => (index === 0 ? {} : { cuts: "reset" }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 2);
    t.startDispatcher({ retryDelay: neverRetry });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("waiting", id)) === 0);
    const cut = { statusCode: null, error: "the connection was closed" };
    expect(await t.listAttempts(id)).toMatchObject([{ statusCode: 204 }, cut]);
    expect([receiver.requests.length, receiver.connections()]).toEqual([3, 2]);
  });

  it("are not replaced if they are cut after a first response byte: the attempt fails", async () => {
    const receiver = await t.startReceiver((_request, index) => (index === 0 ? {} : { raw: "HTTP/1.1 2" }));
    const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
    await t.recordEvents(organizationId, 2);
    t.startDispatcher({ retryDelay: neverRetry });
    await t.waitUntil("all have ended", async () => (await t.countDeliveries("waiting", id)) === 0);
    expect(await t.countDeliveries("failed", id)).toBe(1);
    expect(receiver.requests).toHaveLength(2);
  });

  it.each([
    ["with", "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n"],
    ["without", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
  ])(
    "fail the attempt, with status 101, when the receiver responds 101 %s an Upgrade header",
    async (_description, raw) => {
      const receiver = await t.startReceiver(() => ({ raw }));
      const { id, organizationId } = await t.insertEndpoint({ url: receiver.url });
      await t.recordEvents(organizationId);
      t.startDispatcher({ retryDelay: neverRetry });
      await t.waitUntil("it has ended", async () => (await t.countDeliveries("failed", id)) === 1);
      expect(await t.listAttempts(id)).toMatchObject([{ statusCode: 101, error: null, responseBody: null }]);
    },
  );

  it("belong to one endpoint: another endpoint's hanging requests to the same host do not block it", async () => {
    const receiver = await t.startReceiver(({ path }) => (path === "/quick" ? {} : { hangs: true }));
    const slow = await t.insertEndpoint({ url: receiver.url });
    const quick = await t.insertEndpoint({ url: receiver.url.replace("/hook", "/quick") });
    for (let index = 0; index < 30; index += 1) await t.recordEvents(slow.organizationId);
    t.startDispatcher({ timeouts: LONG_TIMEOUTS });
    await t.waitUntil(
      "the slow endpoint uses all its slots",
      () => receiver.requests.length === LANES_PER_ENDPOINT,
    );
    await t.recordEvents(quick.organizationId);
    await t.waitUntil(
      "the other event arrives",
      async () => (await t.countDeliveries("succeeded", quick.id)) === 1,
    );
    expect(receiver.requests).toHaveLength(LANES_PER_ENDPOINT + 1);
  });

  it("have their own timeout until they are established", async () => {
    const { id, organizationId } = await t.insertEndpoint({ url: "http://hooks.example.com/" });
    await t.recordEvents(organizationId);
    t.startDispatcher({
      retryDelay: neverRetry,
      lookup: createSlowDns(null),
      timeouts: { ...LONG_TIMEOUTS, connectMs: 300 },
    });
    await t.waitUntil("it has ended", async () => (await t.countDeliveries("failed", id)) === 1);
    const error = "the connection timed out";
    expect(await t.listAttempts(id)).toMatchObject([{ statusCode: null, error }]);
  });

  it("do not shorten the response timeout, which starts when the request is written", async () => {
    const receiver = await t.startReceiver(() => ({ hangs: true }));
    const { id, organizationId } = await t.insertEndpoint({
      url: `http://hooks.example.com:${receiver.port}/`,
    });
    await t.recordEvents(organizationId);
    const slow = new Promise((resolve) => setTimeout(resolve, 100));
    t.startDispatcher({
      retryDelay: neverRetry,
      lookup: createSlowDns(slow),
      timeouts: { ...LONG_TIMEOUTS, responseMs: 1 },
    });
    await t.waitUntil("it has ended", async () => (await t.countDeliveries("failed", id)) === 1);
    expect(await t.listAttempts(id)).toMatchObject([{ error: "no response within 0.001 seconds" }]);
    await t.waitUntil("the receiver has a connection", () => receiver.connections() === 1);
  });
});
