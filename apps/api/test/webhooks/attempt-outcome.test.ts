import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { type SentSpan, sendSpans, setTracing } from "@svc/service-kit/tracing";
import { TEST_CIPHER, TestClock } from "@svc/testing";
import { sealSecret } from "../../src/webhooks/endpoints/endpoint-secrets.ts";
import { createSignatureHeaders, formatSecret } from "../../src/webhooks/endpoints/signature.ts";
import { type AttemptContext, attemptDelivery } from "../../src/webhooks/sending/attempt-delivery.ts";
import { toDeliveryRequest } from "../../src/webhooks/sending/delivery-request.ts";
import type { HeadDelivery } from "../../src/webhooks/sending/delivery-store.ts";
import { parseRetryAfter } from "../../src/webhooks/sending/schedule.ts";
import type { WebhookResponse } from "../../src/webhooks/sending/webhook-client.ts";

const NOW = new Date("2026-06-15T12:00:00.900Z");
const TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const CURRENT_SECRET = formatSecret(Buffer.alloc(32, "w"));
const EXPIRED_SECRET = formatSecret(Buffer.alloc(32, "x"));

/** A delivery after two attempts. Its next attempt is the third. */
const HEAD: HeadDelivery = {
  id: "00000000-0000-4000-8000-000000000001",
  attempts: 2,
  eventId: "evt_1",
  eventType: "rollover.requested",
  eventData: { rolloverId: "rol_1" },
  eventCreatedAt: "2026-06-15T11:00:00.000Z",
  traceparent: null,
  tracestate: null,
  waitingSince: 0,
};
const OK: WebhookResponse = { statusCode: 200, error: null, responseBody: "", retryAfter: undefined };

function setUp(response: Partial<WebhookResponse> = {}, onSend = () => {}) {
  const sent: { url: string; headers: Record<string, string>; body: string; owner: string }[] = [];
  const retryDelayCalls: unknown[][] = [];
  const ctx = {
    environment: "test",
    clock: new TestClock(NOW.getTime()),
    cipher: TEST_CIPHER,
    webhookClient: {
      post: async (url: string, request: object) => {
        sent.push({ url, ...request } as (typeof sent)[number]);
        onSend();
        return { ...OK, ...response };
      },
    },
    retryDelay: (...args: [number, number, (number | null)?]) => {
      retryDelayCalls.push(args);
      return args[0] < 10 ? 1_000 * args[0] : null;
    },
  } as unknown as AttemptContext;
  const sealStoredSecret = (secret: string, expiresAt: string | null) => ({
    ciphertext: sealSecret(ctx, "whe_1", secret),
    createdAt: NOW.toISOString(),
    expiresAt,
  });
  const target = {
    endpointId: "whe_1",
    url: "https://hooks.example.com/secret-path",
    secrets: [sealStoredSecret(CURRENT_SECRET, null), sealStoredSecret(EXPIRED_SECRET, NOW.toISOString())],
    payload: "full" as const,
  };
  const attempt = (head: Partial<HeadDelivery> = {}) => attemptDelivery(ctx, target, { ...HEAD, ...head });
  return { attempt, sent, retryDelayCalls };
}

describe("The outcome of an attempt", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    [200, "succeeded", 0],
    [204, "succeeded", 0],
    [299, "succeeded", 0],
    [199, "waiting", 3_000],
    [300, "waiting", 3_000],
    [404, "waiting", 3_000],
    [410, "failed", 0],
    [500, "waiting", 3_000],
    [null, "waiting", 3_000],
  ] as const)("with status %j is %s", async (statusCode, status, delayMs) => {
    const { attempt } = setUp({ statusCode });
    expect(await attempt()).toMatchObject({ statusCode, status, delayMs, isGone: statusCode === 410 });
  });

  it("passes this attempt's number and Retry-After to the retry schedule, and fails after the last attempt", async () => {
    const { attempt, retryDelayCalls } = setUp({ statusCode: 503, retryAfter: "120" });
    expect(await attempt({ attempts: 8 })).toMatchObject({ status: "waiting", delayMs: 9_000 });
    expect(await attempt({ attempts: 9 })).toMatchObject({ status: "failed", delayMs: 0 });
    expect(retryDelayCalls).toEqual([
      [9, expect.any(Number), 120_000],
      [10, expect.any(Number), 120_000],
    ]);
  });

  it("contains the response, the signature, the time of the attempt and its duration", async () => {
    let elapsedMs = 1_000;
    jest.spyOn(performance, "now").mockImplementation(() => elapsedMs);
    const response = { statusCode: 500, error: "cut", responseBody: "sorry" };
    const { attempt, sent } = setUp(response, () => {
      elapsedMs += 41.7;
    });
    expect(await attempt()).toEqual({
      status: "waiting",
      delayMs: 3_000,
      statusCode: 500,
      error: "cut",
      responseBody: "sorry",
      signature: sent[0]?.headers["webhook-signature"],
      latencyMs: 42,
      attemptedAt: NOW,
      isGone: false,
    });
    expect(await setUp().attempt()).toMatchObject({ responseBody: null });
  });
});

describe("The request of an attempt", () => {
  it("is the event, signed with the active secrets and the time of the attempt", async () => {
    const { attempt, sent } = setUp();
    await attempt();
    const [request] = sent;
    expect(request).toMatchObject({ url: "https://hooks.example.com/secret-path", owner: "whe_1" });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      id: "evt_1",
      object: "event",
      type: "rollover.requested",
      apiVersion: "v1",
      environment: "test",
      createdAt: "2026-06-15T11:00:00.000Z",
      data: { rolloverId: "rol_1" },
    });
    const timestamp = Math.floor(NOW.getTime() / 1_000);
    const body = request?.body ?? "";
    const signed = createSignatureHeaders([CURRENT_SECRET], "evt_1", { timestamp, body });
    expect(request?.headers).toEqual({
      "content-type": "application/json; charset=utf-8",
      "user-agent": "svc-webhooks/1",
      ...signed,
    });
  });

  it("has the trace headers of the event", async () => {
    const { attempt, sent } = setUp();
    await attempt({ traceparent: TRACEPARENT });
    await attempt({ traceparent: TRACEPARENT, tracestate: "vendor=1" });
    await attempt({ tracestate: "vendor=1" });
    expect(sent.map(({ headers: { traceparent, tracestate } }) => [traceparent, tracestate])).toEqual([
      [TRACEPARENT, undefined],
      [TRACEPARENT, "vendor=1"],
      [undefined, undefined],
    ]);
  });

  it("is the complete event unless the endpoint asks for a thin one", () => {
    const event = {
      id: "evt_1",
      type: "rollover.requested",
      data: { rolloverId: "rol_1", state: "requested" },
    };
    const build = (payload?: "full" | "thin") =>
      toDeliveryRequest({ ...event, createdAt: HEAD.eventCreatedAt }, "test", {
        secrets: [CURRENT_SECRET],
        attemptedAt: NOW,
        ...(payload ? { payload } : {}),
      }).body;
    expect(build()).toBe(build("full"));
    expect(JSON.parse(build("thin")).data).not.toEqual(event.data);
  });
});

describe("The span of an attempt", () => {
  afterEach(() => setTracing(null));
  const record = async (response: Partial<WebhookResponse>, head: Partial<HeadDelivery> = {}) => {
    const spans: SentSpan[] = [];
    setTracing(sendSpans((span) => spans.push(span)));
    await setUp(response).attempt({ traceparent: TRACEPARENT, ...head });
    return spans;
  };

  it("names the event and the endpoint, but not the URL's path", async () => {
    const [span] = await record({ statusCode: 204 });
    expect(span).toMatchObject({
      input: { name: "webhook rollover.requested", kind: "client" },
      parent: { traceparent: TRACEPARENT, tracestate: null },
      error: null,
    });
    expect(span?.input.attributes).toEqual({
      "http.request.method": "POST",
      "http.request.resend_count": 2,
      "server.address": "hooks.example.com",
      "svc.event.id": "evt_1",
      "svc.webhook_endpoint.id": "whe_1",
      "http.response.status_code": 204,
    });
  });

  it("has the failed response's status as its error, or no_response", async () => {
    expect((await record({ statusCode: 500 }))[0]?.error).toBe("500");
    const [span] = await record({ statusCode: null, error: "cut" });
    expect(span?.error).toBe("no_response");
    // An array, because a string with dots would be a path of nested properties.
    expect(span?.input.attributes).not.toHaveProperty(["http.response.status_code"]);
  });
});

describe("parseRetryAfter", () => {
  it.each([
    [undefined, null],
    ["0", 0],
    ["120", 120_000],
    [" 120 ", 120_000],
    ["999999999", 999_999_999_000],
    ["soon", null],
    ["", null],
    ["12 apples", null],
    ["x120", null],
    ["Mon, 15 Jun 2026 12:01:00 GMT", 59_100],
    ["Mon, 15 Jun 2026 11:00:00 GMT", 0],
  ])("parses %j as %j", (header, ms) => expect(parseRetryAfter(header, NOW)).toBe(ms));
});
