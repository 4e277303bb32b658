import { describe, expect, it } from "@jest/globals";
import { buildKey, pollUntil, TestClock } from "@svc/testing";
import { OPERATOR } from "../../src/context/actor.ts";
import { withOperatorContext } from "../../src/context/operator-context.ts";
import { cleanSealedRotations } from "../../src/keys/api-keys/replace-key.ts";
import { revokeApiKey } from "../../src/keys/api-keys/revoke-api-key.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const MINUTE = 60_000;

describe("POST /v1/api-keys/rotate after a lost response", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  const rotate = (key: string, idempotencyKey: string, body: object = {}) =>
    api.call("post", "/v1/api-keys/rotate", key).set("Idempotency-Key", idempotencyKey).send(body);
  const countSealed = () => api.db.prisma.sealedRotation.count();

  it("201 returns the identical response again, and rotates nothing", async () => {
    const old = await buildKey(api, "ak");
    const first = await rotate(old.key, "mine").expect(201);
    expect(first.headers).not.toHaveProperty("idempotency-replayed");
    const before = await countRows(api);
    clock.advance(9 * MINUTE);
    const second = await rotate(old.key, "mine").expect(201);
    expect(second.headers).toMatchObject({ "idempotency-replayed": "true", "cache-control": "no-store" });
    expect(second.body).toEqual(first.body);
    expect(await countRows(api)).toEqual(before);
    await api.call("get", "/v1/api-keys/current", second.body.apiKey.key).expect(200);
  });

  it("201 returns the same response through GraphQL, and with the key in X-API-Key", async () => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key, "mine").expect(201);
    const query = `mutation { rotateApiKey(input: { idempotencyKey: "mine" }) {
      key replayed apiKey { id } errors { code } } }`;
    const response = await fetch(`${api.url}/graphql`, {
      method: "POST",
      headers: { "X-API-Key": old.key, "Content-Type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { rotateApiKey: unknown } };
    const replay = { key: body.apiKey.key, replayed: true, apiKey: { id: body.apiKey.id }, errors: [] };
    expect(data.rotateApiKey).toEqual(replay);
  });

  it("201 returns the same successor to twenty concurrent calls", async () => {
    const old = await buildKey(api, "ak");
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => rotate(old.key, "at once").expect(201)),
    );
    expect(new Set(responses.map(({ body }) => body.apiKey.key)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers["idempotency-replayed"] === undefined)).toHaveLength(1);
  });

  it("stores the new key unreadable without the old key and the idempotency key", async () => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key, "a name of mine").expect(201);
    // The 43 random characters between prefix and checksum.
    const randomPart = body.apiKey.key.slice(12, 55);
    for (const secret of [body.apiKey.key, randomPart, old.key, "a name of mine"]) {
      expect(await findTablesWith(api, secret)).toEqual([]);
    }
    const { sealed } = await api.db.prisma.sealedRotation.findUniqueOrThrow({ where: { keyId: old.id } });
    const bytes = Buffer.from(sealed, "base64url").toString("latin1");
    expect(bytes).not.toContain(body.apiKey.key);
  });

  it.each([
    ["another idempotency key", "other"],
    ["no idempotency key", null],
  ])("409 for %s, without revealing the successor", async (_description, idempotencyKey) => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key, "mine").expect(201);
    const again = idempotencyKey
      ? await rotate(old.key, idempotencyKey)
      : await api.call("post", "/v1/api-keys/rotate", old.key);
    expectProblem(again, "key_already_rotated");
    expect(again.text).not.toContain("svc_test_ak_");
    expect(again.text).not.toContain(body.apiKey.id);
  });

  it("409 after ten minutes, and the worker deletes the stored response", async () => {
    const old = await buildKey(api, "ak");
    await rotate(old.key, "mine").expect(201);
    clock.advance(10 * MINUTE);
    expectProblem(await rotate(old.key, "mine"), "key_already_rotated");
    expect(await countSealed()).toBeGreaterThan(0);
    await cleanSealedRotations({ db: api.db, clock });
    expect(await countSealed()).toBe(0);
  });

  it("409 once the successor has been rotated, which proves that the response arrived", async () => {
    const old = await buildKey(api, "ak");
    const { body } = await rotate(old.key, "mine").expect(201);
    await rotate(body.apiKey.key, "mine").expect(201);
    expectProblem(await rotate(old.key, "mine"), "key_already_rotated");
  });

  it("409 once the successor is revoked, 401 once the old key is revoked; both delete the stored response", async () => {
    const revoke = (keyId: string) =>
      withOperatorContext(api.env, (ctx) => revokeApiKey(ctx, OPERATOR, keyId));
    const [one, other] = [await buildKey(api, "ak"), await buildKey(api, "ak")];
    const { body } = await rotate(one.key, "mine").expect(201);
    await rotate(other.key, "mine").expect(201);
    const before = await countSealed();
    await revoke(body.apiKey.id);
    await revoke(other.id);
    expect(await countSealed()).toBe(before - 2);
    expectProblem(await rotate(one.key, "mine"), "key_already_rotated");
    // The API learns of the revocation with a delay.
    const readCode = async () => (await rotate(other.key, "mine")).body.code;
    await pollUntil("the revoked old key is rejected", readCode, {
      isDone: (current) => current === "api_key_revoked",
    });
  });

  it("401 with a grace period of 0, which stores no response", async () => {
    const old = await buildKey(api, "ak");
    const before = await countSealed();
    await rotate(old.key, "mine", { gracePeriodSeconds: 0 }).expect(201);
    expect(await countSealed()).toBe(before);
    expectProblem(await rotate(old.key, "mine", { gracePeriodSeconds: 0 }), "api_key_expired");
  });

  it("401 once the grace period has ended, even within ten minutes of the rotation", async () => {
    const old = await buildKey(api, "ak");
    await rotate(old.key, "mine", { gracePeriodSeconds: 60 }).expect(201);
    const { expiresAt } = await api.db.prisma.sealedRotation.findUniqueOrThrow({ where: { keyId: old.id } });
    expect(expiresAt.getTime()).toBe(clock.now().getTime() + MINUTE);
    clock.advance(MINUTE);
    expectProblem(await rotate(old.key, "mine", { gracePeriodSeconds: 60 }), "api_key_expired");
  });

  it("422 for another grace period under the same idempotency key", async () => {
    const old = await buildKey(api, "ak");
    await rotate(old.key, "mine").expect(201);
    expectProblem(await rotate(old.key, "mine", { gracePeriodSeconds: 60 }), "idempotency_key_reused");
    await rotate(old.key, "mine", { gracePeriodSeconds: 86_400 }).expect(201);
  });

  it("does not return one key's response to another", async () => {
    const [one, other] = [await buildKey(api, "ak"), await buildKey(api, "ak")];
    const first = await rotate(one.key, "the same name").expect(201);
    const second = await rotate(other.key, "the same name").expect(201);
    expect(second.headers).not.toHaveProperty("idempotency-replayed");
    expect(second.body.apiKey.id).not.toBe(first.body.apiKey.id);
  });
});
