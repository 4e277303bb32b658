import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { TestClock, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../../../../apps/widget-auth/test/start-test-widget-auth.ts";
import { type Client, createClient } from "../../src/api/client.ts";
import { createSession, type FetchToken } from "../../src/api/session.ts";

/** Sessions last 30 minutes. */
const LONGER_THAN_SESSION_MS = 31 * 60_000;

describe("Widget API client", () => {
  const clock = new TestClock();
  const signal = new AbortController().signal;
  const service = useResource(() => startTestWidgetAuth({ clock }));
  let tokenRequests: number;
  let requests: string[];
  beforeEach(() => {
    tokenRequests = 0;
    requests = [];
  });

  const fetchToken: FetchToken = async () => {
    tokenRequests++;
    return (await service.openSession({ externalUserId: "participant-1" })).token;
  };
  const createTestClient = (
    tokenSource: FetchToken | null,
    overrides: { baseUrl?: string; publicKey?: string | null; timeoutMs?: number } = {},
  ): Client => {
    const timeoutMs = overrides.timeoutMs ?? 60_000;
    return createClient({
      baseUrl: service.url,
      publicKey: service.pk.key,
      ...overrides,
      session: createSession(() => tokenSource, { now: () => clock.now().getTime(), aheadMs: 0 }, timeoutMs),
      timeoutMs,
      fetch: async (input, init) => {
        requests.push(String(input));
        const { status, headers, body } = await fetch(input, init);
        const remaining = new Headers(headers);
        // The header has the real time, not the test clock's.
        remaining.delete("Date");
        return new Response(body, { status, headers: remaining });
      },
    });
  };
  const search = (client: Client, q = "fidelity") =>
    client.searchCustodians({ q, role: "delivering", accountType: "403b" }, signal);
  const ADA = { firstName: "Ada", email: "ada@example.com" };

  it("searches with the public key, and requests no session", async () => {
    const { custodians } = await search(createTestClient(fetchToken));
    expect(custodians[0]).toMatchObject({ name: "Fidelity", id: expect.stringMatching(/^cus_/) });
    expect(tokenRequests).toBe(0);
    expect(new URL(requests[0] ?? "").search).toBe("?limit=20&role=delivering&q=fidelity&accountType=403b");
  });

  it("measures how far the device's clock is ahead whenever a response has a date", () => {
    const serviceTime = new Date(clock.now()).toUTCString();
    let actualAheadMs = 3_600_000;
    const deviceClock = { now: () => Date.parse(serviceTime) + actualAheadMs, aheadMs: 0 };
    const session = createSession(() => fetchToken, deviceClock, 60_000);
    session.setServiceTime(serviceTime);
    expect(deviceClock.aheadMs).toBe(3_600_000);
    session.setServiceTime(null);
    expect(deviceClock.aheadMs).toBe(3_600_000);
    actualAheadMs = 0;
    session.setServiceTime(serviceTime);
    expect(deviceClock.aheadMs).toBe(0);
  });

  it("searches with the session if there is no public key", async () => {
    await search(createTestClient(fetchToken, { publicKey: null }));
    expect(tokenRequests).toBe(1);
  });

  it("requests a session once for concurrent calls, and reuses it", async () => {
    const client = createTestClient(fetchToken);
    client.prepareSession();
    const accounts = await Promise.all(Array.from({ length: 5 }, () => client.createAccount(ADA)));
    expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(1);
    expect(tokenRequests).toBe(1);
  });

  it("replaces an expired session once for all concurrent calls", async () => {
    const client = createTestClient(fetchToken);
    await client.createAccount(ADA);
    clock.advance(LONGER_THAN_SESSION_MS);
    await Promise.all([client.createAccount(ADA), client.createAccount(ADA), client.createAccount(ADA)]);
    expect(tokenRequests).toBe(2);
  });

  it("replaces an expired session before the next request if its expiry is known", async () => {
    const client = createTestClient(async () => {
      tokenRequests++;
      const { body } = await service.call("post", "/api/widget/auth", service.sk.key).send({}).expect(201);
      return body;
    });
    await client.createAccount(ADA);
    clock.advance(LONGER_THAN_SESSION_MS);
    requests = [];
    await client.createAccount(ADA);
    expect({ tokenRequests, requests: requests.length }).toEqual({ tokenRequests: 2, requests: 1 });
  });

  it("replaces a session that is missing from the store", async () => {
    const client = createTestClient(fetchToken);
    await client.createAccount(ADA);
    await (await service.openProbe()).flushall();
    await client.createAccount(ADA);
    expect(tokenRequests).toBe(2);
  });

  it("replaces a rejected session only once", async () => {
    const client = createTestClient(() => {
      tokenRequests++;
      return "no.such.token";
    });
    await expect(client.createAccount(ADA)).rejects.toMatchObject({ code: "session_invalid", status: 401 });
    expect({ tokenRequests, requests: requests.length }).toEqual({ tokenRequests: 2, requests: 2 });
  });

  it("reports the service's problem with its field pointers and request ID", async () => {
    const refused = createTestClient(fetchToken).createAccount({ firstName: 1, email: "ada" });
    await expect(refused).rejects.toMatchObject({
      code: "validation_failed",
      status: 422,
      pointers: ["#/firstName", "#/email"],
      requestId: expect.stringMatching(/^req_/),
    });
    expect(tokenRequests).toBe(1);
  });

  it.each([
    ["a rejected promise", () => Promise.reject(new Error("no")), "token_unavailable"],
    ["an empty token", () => ({ sessionToken: "" }), "token_unavailable"],
    ["undefined", () => undefined as unknown as string, "token_unavailable"],
    ["a key", () => "svc_test_sk_abc", "secret_key_in_browser"],
    ["a promise that never settles", () => new Promise<string>(() => {}), "token_unavailable"],
  ])("sends nothing if fetchToken returns %s", async (_, token, code) => {
    await expect(createTestClient(token, { timeoutMs: 50 }).createAccount(ADA)).rejects.toMatchObject({
      code,
    });
    expect(requests).toEqual([]);
  });

  it("requests a session again after a failure", async () => {
    const client = createTestClient(() => {
      if (tokenRequests++ === 0) throw new Error("the server is down");
      return service.openSession().then(({ token }) => token);
    });
    await expect(client.createAccount(ADA)).rejects.toMatchObject({ code: "token_unavailable" });
    expect((await client.createAccount(ADA)).accountId).toMatch(/^acct_/);
  });

  it("distinguishes a network error, a timeout and a response that it cannot parse", async () => {
    await expect(search(createTestClient(null, { baseUrl: "http://127.0.0.1:1" }))).rejects.toMatchObject({
      code: "network_error",
      status: null,
    });
    // The fragment hides the search's path, so the service returns a page.
    await expect(search(createTestClient(null, { baseUrl: `${service.url}/docs#` }))).rejects.toMatchObject({
      code: "unexpected_answer",
    });
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    try {
      await once(silent, "listening");
      const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      await expect(search(createTestClient(null, { baseUrl, timeoutMs: 50 }))).rejects.toMatchObject({
        code: "timeout",
      });
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });

  it("rejects an aborted search with AbortError", async () => {
    const controller = new AbortController();
    const searching = createTestClient(null).searchCustodians(
      { q: "a", role: "receiving", accountType: undefined },
      controller.signal,
    );
    controller.abort();
    await expect(searching).rejects.toMatchObject({ name: "AbortError" });
  });
});
