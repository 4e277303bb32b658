import { describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, buildOrganization } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi, useTestApi } from "../start-test-api.ts";

describe("Allowlist of a live key", () => {
  const direct = useTestApi({ environment: "live" });
  const proxied = useTestApi({ environment: "live", env: { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8" } });

  async function buildKeyWithAllowlist(api: TestApi, ...ipAllowlist: string[]): Promise<BuiltKey> {
    return buildKey(api, "ak", { ipAllowlist, organizationId: await buildOrganization(api) });
  }
  const call = (api: TestApi, { key }: BuiltKey, forwarded?: string) => {
    const request = api.call("get", "/v1/api-keys/current", key);
    return forwarded === undefined ? request : request.set("X-Forwarded-For", forwarded);
  };

  it.each(["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1", "0.0.0.0/0"])(
    "200 for a caller that %s matches",
    async (entry) => {
      const response = await call(direct, await buildKeyWithAllowlist(direct, "203.0.113.9", entry)).expect(
        200,
      );
      expect(response.body.environment).toBe("live");
    },
  );

  it.each(["203.0.113.9", "128.0.0.0/8", "::1", "2001:db8::/32"])(
    "403 for a caller that %s does not match",
    async (entry) => {
      expectProblem(await call(direct, await buildKeyWithAllowlist(direct, entry)), "ip_not_allowed");
    },
  );

  it("403 at every endpoint, before the scope is checked", async () => {
    const key = await buildKey(direct, "ak", { ipAllowlist: ["203.0.113.9"], scopes: ["events:read"] });
    for (const endpoint of ENDPOINTS.filter(({ path }) => !path.startsWith("/v1/sandbox/"))) {
      expectProblem(await callEndpoint(direct, endpoint, { "X-API-Key": key.key }), "ip_not_allowed");
    }
  });

  it("403 checks the type of a secret key before its address", async () => {
    const key = await buildKey(direct, "sk", { ipAllowlist: ["203.0.113.9"] });
    expectProblem(await call(direct, key), "key_type_not_allowed");
  });

  it("403 ignores X-Forwarded-For unless a proxy is trusted", async () => {
    expectProblem(
      await call(direct, await buildKeyWithAllowlist(direct, "203.0.113.9"), "203.0.113.9"),
      "ip_not_allowed",
    );
    await call(direct, await buildKeyWithAllowlist(direct, "127.0.0.1"), "203.0.113.9").expect(200);
  });

  it.each([
    { forwarded: "203.0.113.9", status: 200 },
    { forwarded: "203.0.113.9, 10.1.2.3", status: 200 },
    { forwarded: "198.51.100.1, 203.0.113.9, 10.1.2.3", status: 200 },
    { forwarded: "::ffff:203.0.113.9", status: 200 },
    { forwarded: "203.0.113.9:4711", status: 200 },
    // Addresses to the left of the last untrusted address are unverified claims.
    { forwarded: "203.0.113.9, 198.51.100.1", status: 403 },
    { forwarded: "203.0.113.9, 198.51.100.1, 10.1.2.3", status: 403 },
    { forwarded: "203.0.113.9, unknown", status: 403 },
    { forwarded: "unknown", status: 403 },
    { forwarded: "203.0.113.9,", status: 403 },
    { forwarded: "10.1.2.3", status: 403 },
    { forwarded: undefined, status: 403 },
  ])("$status for X-Forwarded-For: $forwarded behind a trusted proxy", async ({ forwarded, status }) => {
    const response = await call(proxied, await buildKeyWithAllowlist(proxied, "203.0.113.9"), forwarded);
    expect(response.status).toBe(status);
    if (status === 403) expectProblem(response, "ip_not_allowed");
  });

  it("401 for a live key of another deployment, and for a test key, whose environment the response names", async () => {
    // `proxied` has its own database, so its keys are unknown here.
    const response = await direct.call("get", "/v1/rollovers", (await buildKey(proxied, "ak")).key);
    expectProblem(response, "invalid_api_key");
    const other = await startTestApi();
    try {
      const mismatch = await direct.call("get", "/v1/rollovers", other.ak.key);
      expect(expectProblem(mismatch, "environment_mismatch").detail).toMatch(
        /belongs to the test environment/,
      );
    } finally {
      await other.stop();
    }
  });

  it("201 keeps the allowlist in a rotation", async () => {
    const key = await buildKeyWithAllowlist(direct, "127.0.0.1", "203.0.113.0/24");
    const { body } = await direct.call("post", "/v1/api-keys/rotate", key.key).expect(201);
    expect(body.apiKey).toMatchObject({ environment: "live", ipAllowlist: ["127.0.0.1", "203.0.113.0/24"] });
    expect(body.apiKey.key).toMatch(/^svc_live_ak_/);
  });
});
