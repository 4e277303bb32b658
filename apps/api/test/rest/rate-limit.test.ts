import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../problem-answers.ts";
import { useTestApi } from "../start-test-api.ts";

describe("the rate limit", () => {
  const api = useTestApi({ env: { RATE_LIMIT_PER_MINUTE: "3" } });

  it.each(ENDPOINTS)("429 answers the third request of a key that may make two: $name", async (endpoint) => {
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

  it("429 comes after the service's own limit where a key has none", async () => {
    const { key } = await buildKey(api, "ak");
    for (let count = 0; count < 3; count += 1) await api.call("get", "/v1/rollovers", key).expect(200);
    expectProblem(await api.call("get", "/v1/rollovers", key), "rate_limited");
  });

  it("200 counts every key by itself, those of one organization too", async () => {
    const first = await buildKey(api, "ak", { rateLimitPerMinute: 1 });
    const second = await buildKey(api, "ak", { organizationId: first.organizationId });
    await api.call("get", "/v1/rollovers", first.key).expect(200);
    expectProblem(await api.call("get", "/v1/rollovers", first.key), "rate_limited");
    await api.call("get", "/v1/rollovers", second.key).expect(200);
  });

  it("403 is counted as what is answered is: a key without rights costs its holder no less", async () => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 3, scopes: ["rollovers:read"] });
    for (const remaining of [2, 1]) {
      const refused = await api.call("post", "/v1/rollovers", key).send({});
      expectProblem(refused, "insufficient_scope");
      expect(refused.headers.ratelimit).toContain(`r=${remaining};`);
    }
    await api.call("get", "/v1/rollovers", key).expect(200);
    expectProblem(await api.call("post", "/v1/rollovers", key).send({}), "rate_limited");
  });

  it("429 answers all but as many as are allowed of requests made at once", async () => {
    const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call("get", "/v1/rollovers", key)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers) if (answer.status !== 200) expectProblem(answer, "rate_limited");
  });
});
