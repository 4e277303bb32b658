import { afterAll, expect, it } from "@jest/globals";
import { type LocalRedis, startRedis } from "@svc/local-servers";
import { buildAccount, buildKey, buildRolloverBody, describeWithRedis, pollUntil } from "@svc/testing";
import { Redis } from "ioredis";
import { useTestApi } from "../start-test-api.ts";

describeWithRedis("Redis outage", () => {
  const api = useTestApi();
  let successor: LocalRedis | null = null;
  afterAll(() => successor?.stop());

  const getKeyStatus = async (key: string) => (await api.call("get", "/v1/api-keys/current", key)).status;
  const revoke = (id: string) =>
    api.db.prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
  async function getReadiness() {
    const { status, body } = await api.call("get", "/health/ready", null);
    return { status, body };
  }

  it("200 while degraded; a revoked key is rejected in time; everything recovers automatically", async () => {
    expect(await getReadiness()).toEqual({
      status: 200,
      body: { status: "ready", checks: { postgres: "up", redis: "up" } },
    });
    const revoked = await buildKey(api, "ak");
    const laterKey = await buildKey(api, "ak");
    const rotated = await buildKey(api, "ak");
    expect(await getKeyStatus(revoked.key)).toBe(200);

    await api.redis.server?.kill();
    await revoke(revoked.id);
    await pollUntil("readiness changes", async () => (await getReadiness()).body.status !== "ready");
    expect(await getReadiness()).toEqual({
      status: 200,
      body: { status: "degraded", checks: { postgres: "up", redis: "down" } },
    });
    await api.call("get", "/v1/rollovers").expect(200);
    const account = await buildAccount(api, api.ak.organizationId);
    await api
      .call("post", "/v1/rollovers")
      .send(await buildRolloverBody(api, account.id))
      .expect(201);
    // The instance that rotates a key rejects the old key without a Redis message.
    await api.call("post", "/v1/api-keys/rotate", rotated.key).send({ gracePeriodSeconds: 0 }).expect(201);
    expect(await getKeyStatus(rotated.key)).toBe(401);
    await pollUntil("the revoked key is refused", async () => (await getKeyStatus(revoked.key)) === 401);

    successor = await startRedis({ port: api.redis.server?.port ?? 0 });
    await pollUntil("readiness returns", async () => (await getReadiness()).body.status === "ready");
    expect(await getKeyStatus(laterKey.key)).toBe(200);
    await revoke(laterKey.id);
    const publisher = new Redis(successor.url);
    try {
      await pollUntil("the key is refused", async () => {
        await publisher.publish("svc:test:key-invalidation", laterKey.id);
        return (await getKeyStatus(laterKey.key)) === 401;
      });
    } finally {
      publisher.disconnect();
    }
  });
});
