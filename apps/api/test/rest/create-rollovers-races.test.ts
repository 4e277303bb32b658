import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, buildRolloverBody, pollUntil } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

interface Result {
  rollover: { id: string } | null;
  problem: object | null;
}

describe("POST /v1/rollovers/batch, concurrency", () => {
  // The timeout is longer than the default, so that batches can wait for a lock that a test holds.
  const api = useTestApi({ env: { DATABASE_POOL_SIZE: "4", DATABASE_TIMEOUT_MS: "8000" } });

  async function buildItems(count: number, organizationId: string) {
    const account = await buildAccount(api, organizationId, { externalId: newId("acct") });
    const body = await buildRolloverBody(api, account.id);
    return Array.from({ length: count }, (_, index) => ({
      ...body,
      source: { ...body.source, accountNumber: `401K-${1000 + index}` },
    }));
  }
  const send = (rollovers: object[], key: string, idempotencyKey = newId("req")) =>
    api.call("post", "/v1/rollovers/batch", key).set("Idempotency-Key", idempotencyKey).send({ rollovers });

  async function lockAccount(accountId: string) {
    const client = await api.db.pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [accountId]);
    return async () => {
      await client.query("ROLLBACK");
      client.release();
    };
  }
  const countWaiting = async () => {
    const { rows } = await api.db.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };

  it("leaves connections free: another organization creates rollovers while all batches are blocked", async () => {
    const [blocked, other] = [await buildKey(api, "ak"), await buildKey(api, "ak")];
    const items = await buildItems(20, blocked.organizationId);
    const otherItems = await buildItems(10, other.organizationId);
    const release = await lockAccount(items[0]?.accountId ?? "");
    const batches = Array.from({ length: 20 }, (_, index) =>
      send(items.slice(index, index + 1), blocked.key),
    );
    const responses = Promise.all(batches);
    try {
      // The service processes two batch items at once.
      await pollUntil("two batches wait for the lock", countWaiting, { isDone: (count) => count === 2 });
      const singles = await Promise.all(
        otherItems.map((item) => api.call("post", "/v1/rollovers", other.key).send(item)),
      );
      expect(singles.map(({ status }) => status)).toEqual(Array(10).fill(201));
      expect(await countWaiting()).toBe(2);
    } finally {
      await release();
    }
    for (const { body } of await responses) expect(body).toMatchObject({ created: 1 });
  });

  it("refuses duplicates in concurrent batches with the ID of the created rollover, never another organization's", async () => {
    const [owner, foreign] = [await buildKey(api, "ak"), await buildKey(api, "ak")];
    const [item] = await buildItems(1, owner.organizationId);
    const [foreignItem] = await buildItems(1, foreign.organizationId);
    if (!item || !foreignItem) throw new Error("no items were built");
    const [other] = (await send([foreignItem], foreign.key).expect(200)).body.results;
    const responses = await Promise.all(Array.from({ length: 8 }, () => send([item, item], owner.key)));
    const results = responses.flatMap(({ body }) => body.results as Result[]);
    const [created] = results.flatMap(({ rollover }) => rollover ?? []);
    expect(created).toBeDefined();
    expect(other.rollover.id).not.toBe(created?.id);
    const expected = { code: "duplicate_rollover", rolloverId: created?.id, state: "draft" };
    const refused = results.flatMap(({ problem }) => problem ?? []);
    // Each of the 8 batches has 2 items, and only one of the 16 is created.
    expect(refused).toEqual(Array(15).fill(expect.objectContaining(expected)));
  });

  it("503 for each item that is not processed in time, and a repeated batch creates it; 503 for a batch without any processed item", async () => {
    const { key, organizationId } = await buildKey(api, "ak");
    const [first, ...unlockedItems] = await buildItems(3, organizationId);
    const [locked] = await buildItems(1, organizationId);
    if (!first || !locked) throw new Error("no items were built");
    const release = await lockAccount(locked.accountId);
    const items = [first, locked, ...unlockedItems];
    const idempotencyKey = newId("req");
    let results: { status: number; rollover: { id: string } }[];
    try {
      results = (await send(items, key, idempotencyKey).expect(200)).body.results;
      expect(results.map(({ status }) => status)).toEqual([201, 503, 503, 503]);
      expectProblem(await send([locked, first], key), "dependency_unavailable");
    } finally {
      await release();
    }
    const { body } = await send(items, key, idempotencyKey).expect(200);
    expect(body.created).toBe(4);
    expect(body.results[0]).toEqual(results[0]);
  });
});
