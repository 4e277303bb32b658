import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES, parseApiKey } from "@svc/keys";
import { buildKey, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const HOUR_MS = 3_600_000;

describe("GET /v1/api-keys/current", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  it("200 returns everything about the key except the key itself", async () => {
    const { id, key } = await buildKey(api, "ak", { name: "Nightly job", rateLimitPerMinute: 90 });
    const parsed = parseApiKey(key);
    const response = await api.call("get", "/v1/api-keys/current", key).expect(200);
    expect(response.body).toEqual({
      id,
      object: "api_key",
      type: "ak",
      environment: "test",
      name: "Nightly job",
      prefix: parsed.ok && parsed.key.prefix,
      last4: parsed.ok && parsed.key.last4,
      scopes: CREDENTIAL_SCOPES.ak,
      ipAllowlist: [],
      proofKeyThumbprint: null,
      status: "active",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
      firstUsedAt: null,
      rotatedFrom: null,
      replacedBy: null,
      safeToRevoke: null,
    });
    expect(response.headers["cache-control"]).toBe("no-store");
    // The secret part, without prefix and last characters.
    expect(response.text).not.toContain(key.slice(16, 50));
  });

  it("200 returns the status expiring for a key with an expiration date, 401 once the date has passed", async () => {
    const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
    const { key } = await buildKey(api, "ak", { expiresAt });
    const { body } = await api.call("get", "/v1/api-keys/current", key).expect(200);
    expect(body).toMatchObject({ status: "expiring", expiresAt: expiresAt.toISOString() });
    clock.advance(HOUR_MS - 1);
    await api.call("get", "/v1/api-keys/current", key).expect(200);
    clock.advance(1);
    expectProblem(await api.call("get", "/v1/api-keys/current", key), "api_key_expired");
  });
});
