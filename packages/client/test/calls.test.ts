import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import {
  AbortedError,
  ApiError,
  ClientError,
  ConnectionError,
  IdentityLockedError,
  RateLimitedError,
  RolloverClient,
  TimedOutError,
} from "../src/index.ts";
import { canRetry, computeRetryDelayMs, MAX_RETRIES } from "../src/retry.ts";
import {
  catchError,
  refuse,
  respond,
  type ScriptedServer,
  type Step,
  startScriptedServer,
} from "./scripted-server.ts";

const apiKey = generateApiKey({ environment: "test", type: "ak" });
const ROLLOVER = { id: "rol_1", state: "draft" };
const BODY = { rolloverId: "rol_1", action: "approve" } as never;
const dropConnection: Step = (res) => res.destroy();
const truncate: Step = (res) => {
  res.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  res.write('{"id":', () => res.destroy());
};
const noResponse: Step = () => {};

let server: ScriptedServer;
let client: RolloverClient;
beforeAll(async () => {
  server = await startScriptedServer();
  client = new RolloverClient({ apiKey, baseUrl: `${server.url}/` });
});
afterAll(() => server?.stop());

const readIdempotencyKeys = () => server.received.map(({ headers }) => headers["idempotency-key"]);

describe("Retries", () => {
  it.each([
    ["500 internal_error", refuse(500, "internal_error")],
    ["503 overloaded with a Retry-After", refuse(503, "overloaded", { "Retry-After": "1" })],
    ["429 rate_limited", refuse(429, "rate_limited", { "Retry-After": "0" })],
    ["409 idempotency_in_progress", refuse(409, "idempotency_in_progress", { "Retry-After": "0" })],
    ["a balancer's 502", respond(502, "bad gateway")],
    ["a dropped connection", dropConnection],
    ["a truncated response", truncate],
  ])("after %s send the same idempotency key and body", async (_name, step) => {
    server.play(step, respond(201, ROLLOVER));
    expect(await client.approvals.request(BODY)).toEqual(ROLLOVER);
    const [first, second] = server.received;
    expect(server.received).toHaveLength(2);
    expect(readIdempotencyKeys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(readIdempotencyKeys()[1]).toBe(readIdempotencyKeys()[0]);
    expect(second?.body).toBe(first?.body);
  });

  it("use a new idempotency key for each call or the caller's own, and none for reads", async () => {
    server.play(respond(200, ROLLOVER));
    await client.approvals.request(BODY);
    await client.approvals.request(BODY);
    await client.approvals.request(BODY, { idempotencyKey: "transfer-9" });
    await client.rollovers.get("rol_1");
    expect(readIdempotencyKeys()[0]).not.toBe(readIdempotencyKeys()[1]);
    expect(readIdempotencyKeys().slice(2)).toEqual(["transfer-9", undefined]);
  });

  it("stop at the limit; the error has the number of attempts and the idempotency key", async () => {
    server.play(refuse(503, "overloaded"));
    const error = await catchError(client.approvals.request(BODY, { maxRetries: 1, idempotencyKey: "k" }));
    expect(error).toMatchObject({
      name: "OverloadedError",
      code: "overloaded",
      attempts: 2,
      idempotencyKey: "k",
    });
    expect(server.received).toHaveLength(2);
  });
});

describe("Retry limits", () => {
  it("outlast a restart of 30 seconds, even with the shortest random delays", () => {
    let waited = 0;
    let failed = 1;
    while (canRetry(null, { failed, elapsedMs: waited, maxRetries: MAX_RETRIES })) {
      waited += computeRetryDelayMs(failed, null, 0) ?? 0;
      failed += 1;
    }
    expect(waited).toBeGreaterThan(30_000);
  });

  it.each([
    ["allow the last retry", null, { failed: 12, elapsedMs: 0, maxRetries: 12 }, true],
    ["allow no more than maxRetries", null, { failed: 13, elapsedMs: 0, maxRetries: 12 }, false],
    ["allow no retry if maxRetries is 0", null, { failed: 1, elapsedMs: 0, maxRetries: 0 }, false],
    ["allow no retry after 90 seconds", null, { failed: 2, elapsedMs: 90_000, maxRetries: 12 }, false],
    [
      "allow four retries of the API's own 500",
      "internal_error",
      { failed: 4, elapsedMs: 0, maxRetries: 12 },
      true,
    ],
    [
      "allow no fifth retry of the API's own 500",
      "internal_error",
      { failed: 5, elapsedMs: 0, maxRetries: 12 },
      false,
    ],
  ])("%s", (_name, code, limit, expected) => expect(canRetry(code, limit)).toBe(expected));
});

describe("A request is not retried after", () => {
  it.each([
    ["an invalid request", refuse(422, "validation_failed")],
    [
      "identity_locked with a Retry-After of a day",
      refuse(409, "identity_locked", { "Retry-After": "86400" }),
    ],
    [
      "rate_limited with a Retry-After of over a minute",
      refuse(429, "rate_limited", { "Retry-After": "61" }),
    ],
    ["an unknown code", refuse(503, "something_new")],
    [
      "a redirect, which would send the key to another URL",
      (res) => res.writeHead(302, { Location: "/x" }).end(),
    ] as [string, Step],
  ])("%s", async (_name, step) => {
    server.play(step);
    expect(await catchError(client.rollovers.get("rol_1"))).toBeInstanceOf(ApiError);
    expect(server.received).toHaveLength(1);
  });
});

describe("Errors", () => {
  it("have a class for each code, with the problem's details", async () => {
    server.play(refuse(429, "rate_limited", { "Retry-After": "90" }));
    const error = await catchError(client.rollovers.get("rol_1"));
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({
      status: 429,
      retryAfter: 90,
      requestId: "req_1",
      problem: { title: "refused" },
    });
    server.play(refuse(409, "identity_locked"));
    expect(await catchError(client.rollovers.get("rol_1"))).toBeInstanceOf(IdentityLockedError);
  });

  it("are a plain ApiError for an unknown code, and for a response without a code", async () => {
    for (const [step, code] of [
      [refuse(418, "constructor"), "constructor"],
      [respond(404, "<html>"), "http_404"],
    ] as const) {
      server.play(step);
      const error = await catchError(client.rollovers.get("rol_1"));
      expect(error.constructor).toBe(ApiError);
      expect(error).toMatchObject({ code });
    }
  });

  it("contain no API key in any printed form, nor does the client", async () => {
    const printed = [inspect(client, { depth: 9, showHidden: true }), JSON.stringify(client)];
    for (const step of [refuse(403, "insufficient_scope"), dropConnection, noResponse]) {
      server.play(step);
      const error = await catchError(client.approvals.request(BODY, { maxRetries: 0, timeoutMs: 100 }));
      printed.push(
        inspect(error, { depth: 9, showHidden: true }),
        JSON.stringify(error),
        String(error.stack),
      );
    }
    expect(server.received[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
    // Most of the key's secret part.
    for (const text of printed) expect(text).not.toContain(apiKey.slice(12, 40));
  });
});

describe("Timeouts and aborts", () => {
  it("a request that times out is retried, and finally fails with TimedOutError", async () => {
    server.play(noResponse);
    const error = await catchError(client.rollovers.get("rol_1", { timeoutMs: 50, maxRetries: 1 }));
    expect(error).toBeInstanceOf(TimedOutError);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(server.received).toHaveLength(2);
  });

  it("an aborted call throws AbortedError with the signal's reason, during a request and between retries", async () => {
    const reason = new Error("the caller left");
    for (const step of [noResponse, refuse(503, "overloaded", { "Retry-After": "60" })]) {
      const controller = new AbortController();
      server.play((res, request) => {
        step(res, request);
        setImmediate(() => controller.abort(reason));
      });
      const error = await catchError(
        client.approvals.request(BODY, { signal: controller.signal, idempotencyKey: "k" }),
      );
      expect(error).toBeInstanceOf(AbortedError);
      expect(error).toBeInstanceOf(ClientError);
      expect(error).toMatchObject({ cause: reason, attempts: 1, idempotencyKey: "k" });
    }
    const before = await catchError(client.rollovers.get("rol_1", { signal: AbortSignal.abort(reason) }));
    expect(before).toBeInstanceOf(AbortedError);
    expect(before).toMatchObject({ cause: reason, attempts: 0 });
  });

  it("a call that is aborted while its credential is prepared sends no request", async () => {
    server.play(noResponse);
    const controller = new AbortController();
    const call = catchError(client.approvals.request(BODY, { signal: controller.signal }));
    controller.abort();
    expect(await call).toBeInstanceOf(AbortedError);
    expect(server.received).toEqual([]);
  });
});

describe("RolloverClient", () => {
  it.each([
    ["a session token", { apiKey: "eyJ", baseUrl: "https://api.example" }],
    [
      "a widget service's sk_ key",
      { apiKey: apiKey.replace("_ak_", "_sk_"), baseUrl: "https://api.example" },
    ],
    ["a key with a line break", { apiKey: `${apiKey}\n`, baseUrl: "https://api.example" }],
    ["http to another host", { apiKey, baseUrl: "http://api.example" }],
    ["a host name that only starts like loopback", { apiKey, baseUrl: "http://127.0.0.1.example" }],
    ["a URL without a scheme", { apiKey, baseUrl: "api.example" }],
    ["a URL with a password", { apiKey, baseUrl: "https://a:b@api.example" }],
  ])("rejects %s without quoting the key", (_name, options) => {
    expect(() => new RolloverClient(options)).toThrow(TypeError);
    expect(() => new RolloverClient(options)).not.toThrow(options.apiKey);
  });

  it("accepts http if allowed, and reads the environment from the key", () => {
    const insecureClient = new RolloverClient({
      apiKey,
      baseUrl: "http://api.internal/",
      allowInsecureHttp: true,
    });
    expect(JSON.stringify(insecureClient)).toBe('{"environment":"test","baseUrl":"http://api.internal"}');
  });

  it("sends requests with the given fetch", async () => {
    const urls: string[] = [];
    const customFetch: typeof fetch = async (input) => {
      urls.push(String(input));
      return Response.json({ data: [], hasMore: false, nextCursor: null });
    };
    const customClient = new RolloverClient({
      apiKey,
      baseUrl: "https://api.example/base",
      fetch: customFetch,
    });
    await customClient.rollovers.list({ state: ["draft", "submitted"], limit: 5 }).page("c1");
    await customClient.rollovers.get("../accounts");
    expect(urls).toEqual([
      "https://api.example/base/v1/rollovers?state=draft&state=submitted&limit=5&cursor=c1",
      "https://api.example/base/v1/rollovers/..%2Faccounts",
    ]);
  });
});

describe("client.core", () => {
  it("sends the same requests, and its type has only the core's methods", async () => {
    server.play(respond(200, ROLLOVER), respond(200, ROLLOVER));
    expect(await client.core.rollovers.get("rol_1")).toEqual(ROLLOVER);
    expect(server.received[0]).toMatchObject({ method: "GET", url: "/v1/rollovers/rol_1" });
    await client.rollovers.get("rol_1", { query: { fields: ["state", "amounts"] }, timeoutMs: 5_000 });
    expect(server.received[1]?.url).toMatch(/^\/v1\/rollovers\/rol_1\?fields=state(,|%2C|&fields=)amounts$/);
    // @ts-expect-error: exports are not in the core.
    expect(client.core.rollovers.export).toBeDefined();
    // @ts-expect-error: the core has no approvals.
    expect(client.core.approvals).toBe(client.approvals);
  });
});
