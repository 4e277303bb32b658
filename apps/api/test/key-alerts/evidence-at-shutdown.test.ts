import { describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, createTestEnvironment, useResource } from "@svc/testing";
import request from "supertest";
import { readWidgetAuthConfig, startWidgetAuth } from "../../../widget-auth/src/index.ts";
import { readApiConfig, startApi } from "../../src/index.ts";

describe("Usage evidence at shutdown", () => {
  const test = useResource(() => createTestEnvironment());
  const buildRedisOption = () => (test.redis.openRedis ? { openRedis: test.redis.openRedis } : {});
  const countUses = async ({ id: keyId }: BuiltKey) => {
    const hours = await test.db.prisma.keyUsageHour.findMany({ where: { keyId } });
    const sum = (kind: "accepted" | "refused") => hours.reduce((total, hour) => total + hour[kind], 0);
    return { accepted: sum("accepted"), refused: sum("refused") };
  };
  const findLoggedRequests = ({ organizationId }: BuiltKey) =>
    test.db.prisma.loggedRequest.findMany({ where: { organizationId }, orderBy: { at: "asc" } });

  it("is written completely by the API, also by two instances at the same time", async () => {
    const key = await buildKey(test, "ak");
    const readConfig = () => readApiConfig({ ...test.env, DATABASE_URL: test.urls.api });
    const services = await Promise.all([
      startApi(readConfig(), buildRedisOption()),
      startApi(readConfig(), buildRedisOption()),
    ]);
    const call = (index: number) =>
      request(services[index % 2]?.url ?? "")
        .get(index < 40 ? "/v1/rollovers" : "/v1/rollovers/rol_x")
        .set("X-API-Key", key.key);
    await Promise.all(Array.from({ length: 60 }, (_, index) => call(index)));
    await Promise.all(services.map((service) => service.stop()));
    expect(await countUses(key)).toEqual({ accepted: 60, refused: 0 });
    // Each process logs up to 10 successful and 30 failed requests of a key in a minute.
    const logged = await findLoggedRequests(key);
    expect(logged.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(logged.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  it("is written by the widget service with its own role's privileges", async () => {
    const [sk, pk] = [await buildKey(test, "sk"), await buildKey(test, "pk")];
    const config = readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth });
    const service = await startWidgetAuth(config, buildRedisOption());
    const open = () =>
      request(service.url)
        .post("/api/widget/auth")
        .set("X-API-Key", sk.key)
        .send({ externalUserId: "user-1" });
    const { body } = await open().expect(201);
    await open().expect(201);
    await request(service.url).get("/api/widget/custodians").set("X-API-Key", pk.key).expect(200);
    await request(service.url).post("/api/widget/auth").set("X-API-Key", pk.key).send({}).expect(403);
    await request(service.url)
      .post("/api/widget/create-account")
      .set("Authorization", `Bearer ${body.sessionToken}`)
      .send({ email: "no address" })
      .expect(422);
    await service.stop();
    expect(await countUses(sk)).toEqual({ accepted: 2, refused: 0 });
    expect(await countUses(pk)).toEqual({ accepted: 1, refused: 1 });
    expect(
      (await findLoggedRequests(pk)).map(({ service: name, status, code }) => ({ name, status, code })),
    ).toEqual(
      expect.arrayContaining([
        { name: "widget_auth", status: 200, code: null },
        { name: "widget_auth", status: 403, code: "key_type_not_allowed" },
      ]),
    );
    // Session requests count for the key that created the session.
    const sessionRequest = (await findLoggedRequests(sk)).find(({ status }) => status === 422);
    expect(sessionRequest).toMatchObject({
      keyId: sk.id,
      code: "validation_failed",
      route: "/api/widget/create-account",
    });
    expect(await test.db.prisma.keyNetwork.count({ where: { keyId: pk.id } })).toBe(0);
    expect(await test.db.prisma.keyNetwork.count({ where: { keyId: sk.id } })).toBe(1);
  });
});
