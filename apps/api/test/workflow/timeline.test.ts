import { inspect } from "node:util";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { openTextsKey } from "@svc/accounts";
import { TEST_CIPHER, TestClock } from "@svc/testing";
import { openTexts } from "../../src/rollovers/timeline/free-texts.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  ACTIONS_TO_RECEIVED,
  createRollover,
  expectConsistent,
  findTimelineIssue,
  NOW,
  readStored,
  runActions,
} from "./rollover-steps.ts";

describe("GET /v1/rollovers/{id}/timeline", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function readAccount(id: string) {
    const { account } = await api.db.prisma.rollover.findUniqueOrThrow({
      where: { id },
      include: { account: true },
    });
    return { accountId: account.id, textsKeyCiphertext: account.textsKeyCiphertext };
  }

  it("200 returns the whole timeline, page by page, oldest first", async () => {
    const id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_RECEIVED);
    const { timeline } = await expectConsistent(api, id);
    const { accountId, textsKeyCiphertext } = await readAccount(id);
    const textsKey = openTextsKey(TEST_CIPHER, accountId, textsKeyCiphertext ?? "");
    const expected = timeline.map((entry) => {
      const { organizationId: _hidden, ...stored } = entry as typeof entry & { organizationId: string };
      const openedEntry = openTexts(stored, textsKey);
      const {
        sealedTexts: _texts,
        rowDigest: _digest,
        keyId: _key,
        requestId: _request,
        ...shown
      } = openedEntry;
      return { ...shown, object: "timeline_entry", at: entry.at.toISOString() };
    });
    for (const limit of [1, 3, 8, 100]) {
      const entries: unknown[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? "" : `&cursor=${cursor}`;
        const { body } = await api
          .call("get", `/v1/rollovers/${id}/timeline?limit=${limit}${query}`)
          .expect(200);
        expect(body.hasMore).toBe(body.nextCursor !== null);
        expect(body.data.length).toBeLessThanOrEqual(limit);
        entries.push(...body.data);
        cursor = body.nextCursor;
      } while (cursor !== null && entries.length < 100);
      expect(entries).toEqual(expected);
    }
  });

  it.each(["0", "-1", "abc", "1000000000000", "1.5", "01", "1e3", "%00", "1;2", ""])(
    "400 for the cursor %j",
    async (cursor) => {
      const id = await createRollover(api);
      const response = await api.call("get", `/v1/rollovers/${id}/timeline?cursor=${cursor}`);
      expect(expectIssues(response, "invalid_request")).toEqual(["cursor"]);
    },
  );

  it.each(["0", "101", "-1", "x", "1.5"])("400 for the limit %j", async (limit) => {
    const id = await createRollover(api);
    const response = await api.call("get", `/v1/rollovers/${id}/timeline?limit=${limit}`);
    expect(expectIssues(response, "invalid_request")).toEqual(["limit"]);
  });

  it("200 with an empty page past the end; 400 for an unknown parameter", async () => {
    const id = await createRollover(api);
    const { body } = await api.call("get", `/v1/rollovers/${id}/timeline?cursor=999999999`).expect(200);
    expect(body).toEqual({ object: "list", data: [], hasMore: false, nextCursor: null });
    expectProblem(await api.call("get", `/v1/rollovers/${id}/timeline?order=desc`), "unknown_parameter");
  });

  it("contains no account number and no metadata, and neither do the events", async () => {
    const id = await createRollover(api, { metadata: { desk: "Zq-private-desk" }, externalId: "order-7" });
    await runActions(api, id, ...ACTIONS_TO_RECEIVED, "complete");
    const { timeline, events } = await readStored(api, id);
    const text = inspect([timeline, events], { depth: null, maxArrayLength: null, maxStringLength: null });
    for (const secret of [
      "401K-00998877",
      "401K00998877",
      "IRA-11223344",
      "Zq-",
      "Ada",
      "Sample",
      "1960-02-03",
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe("The timeline's table", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  let id: string;
  beforeAll(async () => {
    id = await createRollover(api);
    await runActions(api, id, ...ACTIONS_TO_PROCESSING);
  });

  it.each([
    "UPDATE timeline_entries SET reason = 'x'",
    "DELETE FROM timeline_entries WHERE sequence = 1",
    "TRUNCATE timeline_entries",
    "TRUNCATE rollovers CASCADE",
    "UPDATE rollovers SET id = id || 'x' WHERE version > 1",
    "DELETE FROM rollovers",
  ])("rejects %s", async (statement) => {
    const before = await readStored(api, id);
    await expect(api.db.pool.query(statement)).rejects.toThrow(/append-only|violates/);
    expect(await readStored(api, id)).toEqual(before);
  });

  it.each([
    "type = 'rollover.held'",
    "at = at + interval '1 millisecond'",
    `actor = jsonb_set(actor, '{id}', '"key_other"')`,
    "action = 'hold'",
    "from_state = 'draft'",
    "to_state = 'on_hold'",
    "reason = 'another'",
    "sealed_texts = 'another'",
    "row_digest = NULL",
    "row_digest = '1.00'",
    `data = '{"amount": "1.00"}'`,
    "prev_hash = hash",
    "hash = prev_hash",
    "sequence = 30",
  ])("a change by a superuser is detected: %s", async (change) => {
    await expectDetected(`UPDATE timeline_entries SET ${change} WHERE rollover_id = $1 AND sequence = 3`, 3);
  });

  it.each([1, 3, 6])("a removal by a superuser is detected: entry %s of 6", async (sequence) => {
    const statement = `DELETE FROM timeline_entries WHERE rollover_id = $1 AND sequence = ${sequence}`;
    await expectDetected(statement, sequence);
  });

  it("a cut-off end is detected", async () => {
    await expectDetected("DELETE FROM timeline_entries WHERE rollover_id = $1 AND sequence > 4", 5);
  });

  /** Runs a statement without triggers, and expects verification to report the entry. */
  async function expectDetected(statement: string, sequence: number): Promise<void> {
    const rolloverId = await createRollover(api);
    await runActions(api, rolloverId, ...ACTIONS_TO_PROCESSING);
    expect(findTimelineIssue(await readStored(api, rolloverId))).toBeNull();
    await api.db.pool.query("ALTER TABLE timeline_entries DISABLE TRIGGER ALL");
    try {
      const { rowCount } = await api.db.pool.query(statement, [rolloverId]);
      expect(rowCount).toBeGreaterThan(0);
    } finally {
      await api.db.pool.query("ALTER TABLE timeline_entries ENABLE TRIGGER ALL");
    }
    expect(findTimelineIssue(await readStored(api, rolloverId))?.sequence).toBe(sequence);
  }
});
