import { describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { type BuiltKey, buildKey } from "@svc/testing";
import pg from "pg";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const CURRENT_KEY = "/v1/api-keys/current";
const LIMIT = 60;

const inventKey = () => generateApiKey({ environment: "test", type: "ak" });

interface Lookup {
  hashes: string;
  applicationName: string | undefined;
  client: object;
}

async function recordLookups(work: () => Promise<unknown>): Promise<Lookup[]> {
  const lookups: Lookup[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { name, values } = (args[0] ?? {}) as { name?: string; values?: unknown[] };
    const { connectionParameters } = this as unknown as {
      connectionParameters: { application_name?: string };
    };
    const applicationName = connectionParameters.application_name;
    if (name === "key_by_hashes") lookups.push({ hashes: String(values), applicationName, client: this });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return lookups;
}

describe("Unknown API keys", () => {
  const api = useTestApi({ env: { TRUSTED_PROXIES: "127.0.0.1", REFUSALS_PER_MINUTE: String(LIMIT) } });

  const callFrom = (address: string, key: string, path = CURRENT_KEY) =>
    api.call("get", path, key).set("X-Forwarded-For", address);
  const flood = async (address: string, count = LIMIT) => {
    for (let index = 0; index < count; index += 1) await callFrom(address, inventKey()).expect(401);
  };

  it("are no longer looked up once an address has sent sixty of them", async () => {
    const address = "192.0.2.1";
    const cachedKey = await buildKey(api, "ak");
    await callFrom(address, cachedKey.key).expect(200);
    await flood(address);
    const knownKey = await buildKey(api, "ak");
    const lookups = await recordLookups(async () => {
      const response = await callFrom(address, inventKey());
      expectProblem(response, "rate_limited");
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(response.headers["retry-after"])).toBeLessThanOrEqual(60);
      expect(response.headers["ratelimit-policy"]).toBe('"refusals-per-minute"; q=60; w=60');
      expectProblem(await callFrom(address, knownKey.key), "rate_limited");
      expectProblem(await callFrom(address, "no key at all"), "rate_limited");
      await callFrom(address, cachedKey.key).expect(200);
    });
    expect(lookups).toEqual([]);
    // From another address, the key is looked up and then cached for all addresses.
    await callFrom("192.0.2.2", knownKey.key).expect(200);
    await callFrom(address, knownKey.key).expect(200);
  });

  it("are counted together when they come from one IPv6 network", async () => {
    for (let index = 0; index < LIMIT; index += 1) {
      await callFrom(`2001:db8:1:1::${index.toString(16)}`, inventKey()).expect(401);
    }
    expectProblem(await callFrom("2001:db8:1:1:ffff::1", inventKey()), "rate_limited");
    expectProblem(await callFrom("2001:db8:1:2::1", inventKey()), "invalid_api_key");
  });

  it("are no longer looked up at the GraphQL endpoint either", async () => {
    const address = "192.0.2.3";
    await flood(address);
    const queryGraphql = (key: string) =>
      api.call("post", "/graphql", key).set("X-Forwarded-For", address).send({ query: "{ __typename }" });
    const lookups = await recordLookups(async () =>
      expectProblem(await queryGraphql(inventKey()), "rate_limited"),
    );
    expect(lookups).toEqual([]);
  });

  it("are limited when sent at once: of three hundred, at most sixty get 401, and at most 64 are looked up", async () => {
    const lookups = await recordLookups(async () => {
      const all = await Promise.all(Array.from({ length: 300 }, () => callFrom("192.0.2.4", inventKey())));
      expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(LIMIT);
      expect(all.every(({ status }) => status === 401 || status === 429)).toBe(true);
    });
    // When the last failure is counted, each of the two connections may run one lookup and have started another.
    expect(lookups.length).toBeLessThanOrEqual(LIMIT + 4);
  });

  it("take no connections from other callers, however many addresses they come from", async () => {
    const knownKey = await buildKey(api, "ak");
    const lookups = await recordLookups(async () => {
      const all = Array.from({ length: 100 }, (_, index) =>
        callFrom(`198.51.100.${index}`, inventKey()).expect(401),
      );
      await Promise.all([...all, callFrom("203.0.113.1", knownKey.key).expect(200)]);
    });
    expect(new Set(lookups.map(({ hashes }) => hashes)).size).toBe(101);
    expect(new Set(lookups.map(({ applicationName }) => applicationName))).toEqual(new Set(["svc-api-keys"]));
    expect(new Set(lookups.map(({ client }) => client)).size).toBeLessThanOrEqual(2);
  });
});

describe("Known API key", () => {
  const api = useTestApi({ env: { TRUSTED_PROXIES: "127.0.0.1", REFUSALS_PER_MINUTE: "5" } });

  const callFrom = (address: string, { key }: BuiltKey, path = CURRENT_KEY) =>
    api.call("get", path, key).set("X-Forwarded-For", address);

  it.each([
    ["of another type", "sk", {}, "key_type_not_allowed"],
    ["without the scope", "ak", { scopes: [] }, "insufficient_scope"],
    ["that is revoked", "ak", { revokedAt: new Date(0) }, "api_key_revoked"],
    ["that has expired", "ak", { expiresAt: new Date(1) }, "api_key_expired"],
  ] as const)("%s uses up its own limit, not its address's", async (description, type, input, code) => {
    const address = "192.0.2.10";
    const key = await buildKey(api, type, { ...input, scopes: [], rateLimitPerMinute: 8 });
    for (let remaining = 7; remaining >= 0; remaining -= 1) {
      const response = await callFrom(address, key, "/v1/rollovers");
      expectProblem(response, code);
      expect(response.headers.ratelimit).toContain(`r=${remaining};`);
    }
    expectProblem(await callFrom(address, key, "/v1/rollovers"), "rate_limited");
    // The address may fail only five times, so errors of its valid keys must not count.
    const otherKey = await buildKey(api, "ak");
    expect([description, (await callFrom(address, otherKey)).status]).toEqual([description, 200]);
  });

  it("keeps its limit when someone else uses it from an address that is not allowed", async () => {
    const key = await buildKey(api, "ak", { ipAllowlist: ["192.0.2.20"], rateLimitPerMinute: 3 });
    for (let count = 0; count < 5; count += 1)
      expectProblem(await callFrom("192.0.2.21", key), "ip_not_allowed");
    expectProblem(await callFrom("192.0.2.21", key), "rate_limited");
    for (let remaining = 2; remaining >= 0; remaining -= 1) {
      expect((await callFrom("192.0.2.20", key).expect(200)).headers.ratelimit).toContain(`r=${remaining};`);
    }
  });
});
