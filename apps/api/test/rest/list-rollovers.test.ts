import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody } from "@svc/testing";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";

interface ListBody {
  object: string;
  data: { id: string; createdAt: string }[];
  hasMore: boolean;
  nextCursor: string | null;
}

describe("GET /v1/rollovers", () => {
  const api = useTestApi();

  async function list(query: string, key: string): Promise<ListBody> {
    return (await api.call("get", `/v1/rollovers${query}`, key).expect(200)).body;
  }

  async function readPages(key: string, limit: number, afterEachPage: () => Promise<void> = async () => {}) {
    const pages: ListBody[] = [];
    for (let query = `?limit=${limit}`; ; ) {
      const page = await list(query, key);
      pages.push(page);
      await afterEachPage();
      if (page.nextCursor === null) return pages;
      query = `?limit=${limit}&cursor=${page.nextCursor}`;
    }
  }

  it("200 returns an empty list without rollovers", async () => {
    const response = await api.call("get", "/v1/rollovers").expect(200);
    expect(response.body).toEqual({ object: "list", data: [], hasMore: false, nextCursor: null });
    expect(response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^req_/),
    });
  });

  it("200 lists rollovers newest first, each with the body that its creation returned", async () => {
    const created: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      const account = await buildAccount(api, api.ak.organizationId);
      const body = await buildRolloverBody(api, account.id);
      created.unshift((await api.call("post", "/v1/rollovers").send(body).expect(201)).body);
    }
    expect((await list("", api.ak.key)).data).toEqual(created);
  });

  it.each([1, 2, 3, 7, 8, 100])("200 returns each of seven rollovers once in pages of %d", async (limit) => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    const start = Date.parse("2026-03-01T00:00:00.000Z");
    const ids: string[] = [];
    // Three rollovers share a millisecond, and no page boundary may lose one of them.
    for (const minute of [0, 1, 2, 2, 2, 3, 4]) {
      const createdAt = new Date(start + minute * 60_000);
      ids.push(await insertRollover(api, organizationId, { accountId, createdAt }));
    }
    // The three with equal times are sorted by ID.
    const expected = [...ids.slice(0, 2), ...ids.slice(2, 5).sort(), ...ids.slice(5)].reverse();
    const pages = await readPages(key, limit);
    expect(pages.flatMap((page) => page.data.map(({ id }) => id))).toEqual(expected);
    expect(pages).toHaveLength(Math.ceil(ids.length / limit));
    for (const page of pages) expect(page.hasMore).toBe(page.nextCursor !== null);
  });

  it("200 pages through the existing rollovers while newer ones are added", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    const existingIds: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const createdAt = new Date(1_000 * count);
      existingIds.unshift(await insertRollover(api, organizationId, { accountId, createdAt }));
    }
    const pages = await readPages(key, 2, async () => {
      await insertRollover(api, organizationId, { accountId });
    });
    expect(pages.flatMap((page) => page.data.map(({ id }) => id))).toEqual(existingIds);
  });

  it("200 returns twenty rollovers by default, and a hundred on request", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, organizationId);
    await Promise.all(Array.from({ length: 101 }, () => insertRollover(api, organizationId, { accountId })));
    expect((await list("", key)).data).toHaveLength(20);
    expect((await list("?limit=100", key)).data).toHaveLength(100);
  });

  it("200 returns nothing from another organization, not even through its cursor or IDs", async () => {
    const owner = await buildKey(api, "ak");
    const stranger = await buildKey(api, "ak");
    const { id: accountId } = await buildAccount(api, owner.organizationId);
    for (let count = 0; count < 3; count += 1) {
      await insertRollover(api, owner.organizationId, { accountId, externalId: "shared-name" });
    }
    const { nextCursor } = await list("?limit=1", owner.key);
    for (const query of ["", `?cursor=${nextCursor}`, `?accountId=${accountId}`, "?externalId=shared-name"]) {
      expect((await list(query, stranger.key)).data).toEqual([]);
    }
  });
});
