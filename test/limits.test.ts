import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { type LocalRedis, startRedis } from "@svc/local-servers";
import {
  buildKey,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  useResource,
} from "@svc/testing";

// Four API processes and one widget service share one Redis.

const REFUSALS_PER_MINUTE = 60;
const CLIENTS = 32;
const REQUESTS = 20_000;
/** Shorter than a minute, because later requests count toward the next minute's limit. */
const TIME_LIMIT_MS = 50_000;

describeWithRedis("Rate limits across processes", () => {
  const test = useResource(createTestEnvironment);
  let redis: LocalRedis;
  let apis: ServiceProcess[] = [];
  let widget: ServiceProcess;
  beforeAll(async () => {
    redis = await startRedis();
    const env = {
      ...test.env,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: "127.0.0.1",
      REFUSALS_PER_MINUTE: String(REFUSALS_PER_MINUTE),
      NODE_ENV: "production",
    };
    apis = await Promise.all(Array.from({ length: 4 }, () => startServiceProcess("api", env)));
    widget = await startServiceProcess("widget-auth", env);
  });
  afterAll(async () => {
    await Promise.all([...apis, widget].map((service) => service?.kill()));
    await redis?.stop();
  });

  /** Sends requests to the services in turn. @returns the number of responses by status */
  async function sendAll(
    services: ServiceProcess[],
    count: number,
    toRequest: (index: number) => [path: string, RequestInit],
  ) {
    const until = performance.now() + TIME_LIMIT_MS;
    const responses: Record<string, number> = {};
    let sentCount = 0;
    const client = async () => {
      while (sentCount < count && performance.now() < until) {
        const service = services[sentCount % services.length] as ServiceProcess;
        const [path, init] = toRequest(sentCount);
        sentCount += 1;
        const response = await fetch(service.url + path, init);
        await response.arrayBuffer();
        responses[response.status] = (responses[response.status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return responses;
  }
  const buildRequest = ({ key }: { key: string }): [string, RequestInit] => [
    "/v1/api-keys/current",
    { headers: { Authorization: `Bearer ${key}` } },
  ];

  it("allow a key's limit per minute in total", async () => {
    const limit = 2_000;
    const ak = await buildKey(test, "ak", { rateLimitPerMinute: limit });
    const responses = await sendAll(apis, REQUESTS, () => buildRequest(ak));
    expect(Object.keys(responses)).toEqual(["200", "429"]);
    // Processes claim blocks of the limit, so the total is only close to it.
    expect(responses["200"]).toBeLessThanOrEqual(limit * 1.02);
    expect(responses["200"]).toBeGreaterThanOrEqual(limit * 0.96);
    for (const { url } of apis) {
      const [path, init] = buildRequest(ak);
      const { status, headers } = await fetch(url + path, init);
      const [, remaining, seconds] =
        /^"per-minute"; r=(\d+); t=(\d+)$/.exec(headers.get("RateLimit") ?? "") ?? [];
      expect({ status, remaining }).toEqual({ status: 429, remaining: "0" });
      expect(headers.get("Retry-After")).toBe(seconds);
      expect(headers.get("RateLimit-Policy")).toContain(`q=${limit}; w=60;`);
    }
  });

  it("limit an address's refused requests across all services", async () => {
    const services = [...apis, widget];
    const responses = await sendAll(services, 500, (index) => {
      const isWidget = services[index % services.length] === widget;
      const key = generateApiKey({ environment: "test", type: isWidget ? "pk" : "ak" });
      const headers = { Authorization: `Bearer ${key}`, "X-Forwarded-For": "192.0.2.1" };
      return [isWidget ? "/api/widget/custodians" : "/v1/rollovers", { headers }];
    });
    expect(responses).toEqual({ "401": REFUSALS_PER_MINUTE, "429": 500 - REFUSALS_PER_MINUTE });
  });

  it("fail no requests while Redis is down, and are shared again when it is back", async () => {
    const ak = await buildKey(test, "ak", { rateLimitPerMinute: 100 });
    const before = await sendAll(apis, 40, () => buildRequest(ak));
    expect(before).toEqual({ "200": 40 });
    await redis.kill();
    const meanwhile = await sendAll(apis, 800, () => buildRequest(ak));
    expect(Object.keys(meanwhile)).toEqual(["200", "429"]);
    // Without Redis, each process applies the whole limit, starting from its last known count.
    expect(meanwhile["200"]).toBeLessThanOrEqual(apis.length * 100);
    redis = await startRedis({ port: redis.port });
    const countAdmitted = async () => {
      const other = await buildKey(test, "ak", { rateLimitPerMinute: 10 });
      return (await sendAll(apis, 60, () => buildRequest(other)))["200"];
    };
    await pollUntil("the limits are shared", countAdmitted, { isDone: (count) => count === 10 });
  });
});
