import { describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey, TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const PATH = "/v1/api-keys";
const HOUR_MS = 3_600_000;

describe("GET /v1/api-keys", () => {
  const clock = new TestClock();
  const api = useTestApi({ clock });

  const list = async (key: string, query: Record<string, string> = {}) =>
    (await api.call("get", PATH, key).query(query).expect(200)).body;
  const toIds = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);

  it("200 returns the details of every key, active or not, without the key itself, newest first", async () => {
    const { organizationId, ...caller } = await buildKey(api, "ak", { createdAt: inHours(-1) });
    const createdKeys: BuiltKey[] = [];
    const createKey = async (type: "pk" | "sk" | "ak", input: Parameters<typeof buildKey>[2]) => {
      createdKeys.unshift(await buildKey(api, type, { organizationId, ...input }));
    };
    await createKey("pk", { createdAt: inHours(-5) });
    await createKey("sk", { createdAt: inHours(-4), revokedAt: inHours(-2), expiresAt: inHours(-3) });
    await createKey("ak", { createdAt: inHours(-3), expiresAt: inHours(-2), scopes: ["events:read"] });
    await createKey("ak", { createdAt: inHours(-2), expiresAt: inHours(2) });

    const response = await api.call("get", PATH, caller.key).expect(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toMatchObject({ object: "list", hasMore: false, nextCursor: null });
    expect(toIds(response.body)).toEqual([caller.id, ...createdKeys.map(({ id }) => id)]);
    const statuses = response.body.data.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(["active", "expiring", "expired", "revoked", "active"]);
    // The slice is the secret part, without the prefix and the last characters.
    for (const { key } of [caller, ...createdKeys]) expect(response.text).not.toContain(key.slice(16, 50));
    const { body: current } = await api.call("get", "/v1/api-keys/current", caller.key).expect(200);
    const unused = { lastUsedAt: null, firstUsedAt: null };
    expect({ ...response.body.data[0], ...unused }).toEqual({ ...current, ...unused });
  });

  it("200 names a rotated key's successor, and the successor's predecessor", async () => {
    const old = await buildKey(api, "ak", { createdAt: inHours(-1) });
    const { body } = await api.call("post", "/v1/api-keys/rotate", old.key).expect(201);
    const { id } = body.apiKey;
    expect((await list(old.key)).data).toMatchObject([
      { id, rotatedFrom: old.id, replacedBy: null, status: "active" },
      { id: old.id, rotatedFrom: null, replacedBy: id, status: "expiring" },
    ]);
  });

  it("200 filters by type", async () => {
    const { id, key, organizationId } = await buildKey(api, "ak");
    const sk = await buildKey(api, "sk", { organizationId });
    expect(toIds(await list(key, { type: "sk" }))).toEqual([sk.id]);
    expect(toIds(await list(key, { type: "ak" }))).toEqual([id]);
    expect(toIds(await list(key, { type: "pk" }))).toEqual([]);
  });

  it.each([1, 2, 3, 7, 8])(
    "200 returns each of seven keys once in pages of %d, while keys are created",
    async (limit) => {
      const first = await buildKey(api, "ak", { createdAt: inHours(-10) });
      const { key, organizationId } = first;
      const ids = [first.id];
      // Three keys share a millisecond and are ordered by ID.
      for (const hours of [-9, -8, -8, -8, -7, -6]) {
        ids.push((await buildKey(api, "sk", { organizationId, createdAt: inHours(hours) })).id);
      }
      const expected = [...ids.slice(0, 2), ...ids.slice(2, 5).sort(), ...ids.slice(5)].reverse();
      const pagedIds: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page = await list(key, { limit: String(limit), ...(cursor ? { cursor } : {}) });
        pagedIds.push(...toIds(page));
        expect(page.hasMore).toBe(page.nextCursor !== null);
        cursor = page.nextCursor;
        await buildKey(api, "pk", { organizationId, createdAt: inHours(1) });
      }
      expect(pagedIds).toEqual(expected);
    },
  );

  it("200 returns twenty keys by default, even if filtered by type", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    await Promise.all(Array.from({ length: 21 }, () => buildKey(api, "sk", { organizationId })));
    expect(await list(key)).toMatchObject({ data: { length: 20 }, hasMore: true });
    expect(await list(key, { type: "sk" })).toMatchObject({ data: { length: 20 }, hasMore: true });
    expect(await list(key, { limit: "100" })).toMatchObject({ data: { length: 22 }, hasMore: false });
  });

  it("200 returns nothing from another organization, not even through its cursor", async () => {
    const owner = await buildKey(api, "ak");
    await buildKey(api, "sk", { organizationId: owner.organizationId });
    const stranger = await buildKey(api, "ak", { createdAt: inHours(-1) });
    const { nextCursor } = await list(owner.key, { limit: "1" });
    expect(toIds(await list(stranger.key))).toEqual([stranger.id]);
    expect(toIds(await list(stranger.key, { cursor: nextCursor }))).toEqual([stranger.id]);
  });

  it.each(["type=admin", "type=", "type=ak&type=sk", "type='; DROP TABLE api_keys; --"])(
    "400 rejects %s",
    async (query) => {
      expect(expectIssues(await api.call("get", `${PATH}?${query}`), "invalid_request")).toEqual(["type"]);
    },
  );
});
