import { describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey } from "@svc/testing";
import request from "supertest";
import { readApiConfig, startApi } from "../../src/index.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  buildCaller,
  type Caller,
  countStoredRecords,
  ONCE,
  type Outcome,
  TRANSPORTS,
  type Transport,
} from "./idempotent-calls.ts";

const PAST = new Date(Date.now() - 60_000);

// Keys have allowlists only in the live environment.
describe.each(TRANSPORTS)("Authorization before a $name replay", (transport: Transport) => {
  const api = useTestApi({ environment: "live" });

  const create = ({ key }: BuiltKey, body: object) => transport.create(api, key, "k", body);

  async function createOnce(): Promise<{ caller: Caller; first: Outcome }> {
    const caller = await buildCaller(api);
    const first = await create(caller, caller.body);
    expect(first.code).toBeNull();
    expect(await create(caller, caller.body)).toEqual(first);
    return { caller, first };
  }

  const REFUSED_KEYS: { name: string; code: string; input: Parameters<typeof buildKey>[2] }[] = [
    { name: "a revoked key", code: "api_key_revoked", input: { revokedAt: PAST } },
    { name: "an expired key", code: "api_key_expired", input: { expiresAt: PAST } },
    { name: "a key without the scope", code: "insufficient_scope", input: { scopes: ["rollovers:read"] } },
    { name: "a key from another address", code: "ip_not_allowed", input: { ipAllowlist: ["203.0.113.9"] } },
  ];

  it.each(REFUSED_KEYS)("rejects $name of the same organization with $code", async ({ code, input }) => {
    const { caller } = await createOnce();
    const refused = await buildKey(api, "ak", { ...input, organizationId: caller.organizationId });
    expect(await create(refused, caller.body)).toEqual({ rollover: null, code });
    // The caller must not learn whether the idempotency key was used.
    const otherBody = { ...caller.body, deliveryMethod: "wire" };
    expect(await create(refused, otherBody)).toEqual({ rollover: null, code });
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
  });

  it("rejects a secret key of the same organization with key_type_not_allowed", async () => {
    const { caller } = await createOnce();
    const sk = await buildKey(api, "sk", { organizationId: caller.organizationId });
    expect(await create(sk, caller.body)).toEqual({ rollover: null, code: "key_type_not_allowed" });
  });

  const RESTRICTIONS = [
    { code: "insufficient_scope", data: { scopes: ["rollovers:read"] } },
    { code: "ip_not_allowed", data: { ipAllowlist: ["203.0.113.9"] } },
    { code: "api_key_revoked", data: { revokedAt: PAST } },
    { code: "api_key_expired", data: { expiresAt: PAST } },
  ];

  it("rejects the original key once it is restricted, revoked or expired", async () => {
    const callers: Caller[] = [];
    for (const { data } of RESTRICTIONS) {
      const { caller } = await createOnce();
      await api.db.prisma.apiKey.update({ where: { id: caller.id }, data });
      callers.push(caller);
    }
    const { openRedis } = api.redis;
    // The first process still caches the keys.
    const replica = await startApi(readApiConfig(api.env), openRedis ? { openRedis } : {});
    const secondApi: TestApi = {
      ...api,
      call: (method, path, key) => request(replica.url)[method](path).set("Authorization", `Bearer ${key}`),
    };
    try {
      for (const [index, { code }] of RESTRICTIONS.entries()) {
        const { key, body, organizationId } = callers[index] as Caller;
        expect(await transport.create(secondApi, key, "k", body)).toEqual({ rollover: null, code });
        expect(await countStoredRecords(api, organizationId)).toEqual(ONCE);
      }
    } finally {
      await replica.stop();
    }
  });

  it("replays to the successor of a rotated key, and rejects the old key", async () => {
    const { caller, first } = await createOnce();
    const body = { gracePeriodSeconds: 0 };
    const rotation = await api.call("post", "/v1/api-keys/rotate", caller.key).send(body).expect(201);
    const successor = { ...caller, key: rotation.body.apiKey.key };
    expect(await create(successor, caller.body)).toEqual(first);
    expect(await create(caller, caller.body)).toEqual({ rollover: null, code: "api_key_expired" });
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
  });
});
