import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, useTestApi } from "../start-test-api.ts";

const NOW = Date.parse("2026-04-01T10:20:30.999Z");

describe("Deprecation and Sunset headers", () => {
  const api = useTestApi({ clock: new TestClock(NOW) });

  const rotate = (key: string, gracePeriodSeconds: number) =>
    api.call("post", "/v1/api-keys/rotate", key).send({ gracePeriodSeconds });
  const readKey = (key: string) => api.call("get", "/v1/api-keys/current", key);
  /** Headers after a rotation at `NOW` with a grace period of 60 seconds, rounded down to seconds. */
  const ROTATED = { deprecation: "@1775038830", sunset: "Wed, 01 Apr 2026 10:21:30 GMT" };

  function expectNoRotationHeaders(headers: Record<string, string>): void {
    expect(headers).not.toHaveProperty("deprecation");
    expect(headers).not.toHaveProperty("sunset");
  }

  it("are in responses to a rotated key until the grace period ends, and not in responses to its successor", async () => {
    const ownClock = new TestClock(NOW);
    const ownApi = await startTestApi({ clock: ownClock });
    try {
      const old = await buildKey(ownApi, "ak");
      const readOwnKey = (key: string) => ownApi.call("get", "/v1/api-keys/current", key);
      expectNoRotationHeaders((await readOwnKey(old.key).expect(200)).headers);
      const rotating = ownApi.call("post", "/v1/api-keys/rotate", old.key).send({ gracePeriodSeconds: 60 });
      const { body } = await rotating.expect(201);
      expect((await readOwnKey(old.key).expect(200)).headers).toMatchObject(ROTATED);
      expectNoRotationHeaders((await readOwnKey(body.apiKey.key).expect(200)).headers);
      ownClock.advance(59_999);
      expect((await readOwnKey(old.key).expect(200)).headers).toMatchObject(ROTATED);
      ownClock.advance(1);
      const expired = await readOwnKey(old.key);
      expectProblem(expired, "api_key_expired");
      expectNoRotationHeaders(expired.headers);
    } finally {
      await ownApi.stop();
    }
  });

  it.each(ENDPOINTS)("are in responses of $name to a rotated key", async (endpoint) => {
    const old = await buildKey(api, "ak");
    await rotate(old.key, 60).expect(201);
    const response = await callEndpoint(api, endpoint, { "X-API-Key": old.key });
    expect(response.headers).toMatchObject(ROTATED);
  });

  it("are in responses that refuse a request of a rotated key: 403, 409 and 429", async () => {
    const scopes = ["keys:rotate", "rollovers:write"];
    const old = await buildKey(api, "ak", { scopes, rateLimitPerMinute: 3 });
    await rotate(old.key, 60).expect(201);
    const refusals = [
      ["insufficient_scope", await api.call("get", "/v1/rollovers", old.key)],
      ["key_already_rotated", await rotate(old.key, 60)],
      ["rate_limited", await readKey(old.key)],
    ] as const;
    for (const [code, response] of refusals) {
      expectProblem(response, code);
      expect(response.headers).toMatchObject(ROTATED);
    }
  });

  it("announce the expiration that the key already had, if that is sooner", async () => {
    const old = await buildKey(api, "ak", { expiresAt: new Date(NOW + 5_000) });
    await rotate(old.key, 60).expect(201);
    const { headers } = await readKey(old.key).expect(200);
    expect(headers).toMatchObject({ ...ROTATED, sunset: "Wed, 01 Apr 2026 10:20:35 GMT" });
  });

  it("are absent for a key that was created with an expiration and never rotated", async () => {
    const { key } = await buildKey(api, "ak", { expiresAt: new Date(NOW + 60_000) });
    expectNoRotationHeaders((await readKey(key).expect(200)).headers);
  });
});
