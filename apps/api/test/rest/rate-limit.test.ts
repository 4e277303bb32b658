import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

describe("Rate limit", () => {
  const api = useTestApi({ env: { RATE_LIMIT_PER_MINUTE: "3" } });

  it.each(ENDPOINTS)("429 for the third request of a key limited to two: $name", async (endpoint) => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 2 });
    const headers = { "X-API-Key": key };
    await api.call("get", "/v1/api-keys/current", key).expect(200);
    const second = await api.call("get", "/v1/api-keys/current", key).expect(200);
    expect(second.headers["ratelimit-policy"]).toMatch(/q=2; w=60/);
    expect(second.headers.ratelimit).toMatch(/r=0; t=\d+/);
    const third = await callEndpoint(api, endpoint, headers);
    expectProblem(third, "rate_limited");
    expect(third.headers["retry-after"]).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(third.headers["ratelimit-policy"]).toMatch(/q=2; w=60/);
    expect(third.headers.ratelimit).toMatch(/r=0/);
  });

  it("429 beyond the service's limit for a key without a limit of its own", async () => {
    const { key } = await buildKey(api, "ak");
    for (let count = 0; count < 3; count += 1) await api.call("get", "/v1/rollovers", key).expect(200);
    expectProblem(await api.call("get", "/v1/rollovers", key), "rate_limited");
  });

  it("200 counts each key separately, even in one organization", async () => {
    const first = await buildKey(api, "ak", { rateLimitPerMinute: 1 });
    const second = await buildKey(api, "ak", { organizationId: first.organizationId });
    await api.call("get", "/v1/rollovers", first.key).expect(200);
    expectProblem(await api.call("get", "/v1/rollovers", first.key), "rate_limited");
    await api.call("get", "/v1/rollovers", second.key).expect(200);
  });

  it("403 counts toward the limit like any other response", async () => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 3, scopes: ["rollovers:read"] });
    for (const remaining of [2, 1]) {
      const refused = await api.call("post", "/v1/rollovers", key).send({});
      expectProblem(refused, "insufficient_scope");
      expect(refused.headers.ratelimit).toContain(`r=${remaining};`);
    }
    await api.call("get", "/v1/rollovers", key).expect(200);
    expectProblem(await api.call("post", "/v1/rollovers", key).send({}), "rate_limited");
  });

  it("429 for all concurrent requests beyond the limit", async () => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 5 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.call("get", "/v1/rollovers", key)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const response of responses) if (response.status !== 200) expectProblem(response, "rate_limited");
  });
});
