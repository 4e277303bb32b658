import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { itWithRedis, pollUntil } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { createKeyCalls, KEY_INPUT } from "./key-calls.ts";
import { signInAs } from "./sign-in-as.ts";

describe("Key changes in the portal", () => {
  let api: TestApi;
  let keys: ReturnType<typeof createKeyCalls>;
  beforeAll(async () => {
    // With this clock, cached keys never expire.
    api = await startTestApi({ monotonicNow: () => 0 });
    keys = createKeyCalls(api, await signInAs(api, "owner"));
  });
  afterAll(() => api.stop());

  const createKey = async () => (await keys.create(KEY_INPUT).expect(201)).body.apiKey;
  const call = (key: string) => api.call("get", "/v1/rollovers", key);

  it("have one outcome when concurrent: revocations, rotations, or one of each", async () => {
    const [revokedKey, rotatedKey, contestedKey] = [await createKey(), await createKey(), await createKey()];
    const revoked = await Promise.all([1, 2, 3].map(() => keys.revoke(revokedKey.id, KEY_INPUT.name)));
    expect(new Set(revoked.map(({ status, body }) => `${status} ${body.revokedAt}`)).size).toBe(1);
    const rotated = await Promise.all([1, 2, 3].map(() => keys.rotate(rotatedKey.id)));
    expect(rotated.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [rotation, revocation] = await Promise.all([
      keys.rotate(contestedKey.id),
      keys.revoke(contestedKey.id, KEY_INPUT.name),
    ]);
    expect(revocation.status).toBe(200);
    if (rotation.status !== 201) expectProblem(rotation, "key_not_alive");
    expectProblem(await call(contestedKey.key), "api_key_revoked");
    const audit = await api.db.prisma.auditEntry.findMany({
      where: { targetId: { in: [revokedKey.id, rotatedKey.id, contestedKey.id] } },
    });
    const actions = audit.filter(({ targetId }) => targetId !== contestedKey.id).map(({ action }) => action);
    const expected = ["api_key.revoked", "api_key.rotated"];
    expect(actions.filter((action) => action !== "api_key.created").sort()).toEqual(expected);
  });

  it("403 blocks members of a locked organization but not the institution's staff", async () => {
    const owner = await signInAs(api, "owner");
    const staff = await signInAs(api, "platform");
    await api.db.prisma.organization.update({
      where: { id: owner.organizationId ?? "" },
      data: { lockedAt: new Date(), lockReason: "a key was leaked" },
    });
    const rejection = await createKeyCalls(api, owner).list();
    expectProblem(rejection, "organization_locked");
    expect(rejection.text).not.toContain("was leaked");
    await createKeyCalls(api, { ...staff, organizationId: owner.organizationId })
      .list()
      .expect(200);
  });

  itWithRedis("reach other instances: a new rate limit and a revocation", async () => {
    const other = await startTestApi({ monotonicNow: () => 0, env: () => api.env });
    try {
      const { id, key } = await createKey();
      const callOther = () => other.call("get", "/v1/rollovers", key);
      expect((await callOther().expect(200)).headers["ratelimit-policy"]).not.toContain("q=4321;");
      await keys.update(id, { rateLimitPerMinute: 4_321 }).expect(200);
      await pollUntil("the other instance applies the limit", async () =>
        String((await callOther()).headers["ratelimit-policy"]).includes("q=4321;"),
      );
      await keys.revoke(id, KEY_INPUT.name).expect(200);
      await pollUntil(
        "the other instance rejects the key",
        async () => (await callOther()).body.code === "api_key_revoked",
      );
    } finally {
      await other.stop();
    }
  });
});
