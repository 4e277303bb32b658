import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { dropUnusedIndexes, findUnusedIndexes } from "@svc/database/migrations";
import { createTestEnvironment, useResource } from "@svc/testing";
import pg from "pg";
import { insertWorkRollovers, type WorkFixture, type WorkRollover } from "./work-fixture.ts";

/** Rollovers whose `rollover_work` or `rollover_updates` row is missing or outdated. */
const OUTDATED = `SELECT r.id FROM rollovers r LEFT JOIN rollover_work w ON w.id = r.id LEFT JOIN rollover_updates u ON u.id = r.id
  WHERE w IS DISTINCT FROM to_rollover_work(r) OR u.updated_at IS DISTINCT FROM r.updated_at
    OR (u.class_key, u.source_key, u.destination_key, u.assignee_key) IS DISTINCT FROM (w.class_key, w.source_key, w.destination_key, w.assignee_key)`;

describe("rollover_work and rollover_updates rows", () => {
  let fixture: WorkFixture;
  let url = "";
  afterAll(() => fixture?.client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    url = test.env.DATABASE_URL ?? "";
    fixture = await insertWorkRollovers(test);
  });

  const count = async (sql: string) => {
    const { rows } = await fixture.client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM (${sql}) AS counted`,
    );
    return rows[0]?.count;
  };

  it("follow every change to the columns that lists filter and sort by", async () => {
    const changes = [
      "state = 'failed'",
      "state = 'draft'",
      "pending_on = 'participant'",
      "type = 'indirect_60_day'",
      "is_overdue = NOT is_overdue",
      "has_open_mismatch = NOT has_open_mismatch",
      "priority = 'low'",
      "assignee_id = 'ops-2'",
      "assignee_id = NULL",
      "destination_custodian_id = source_custodian_id",
      "next_due_at = '2027-01-01'",
      "next_timer_at = '2027-01-01'",
      "destination_account_number_index = id",
      "created_at = created_at - interval '1 day'",
      "updated_at = '2027-01-01'",
      "metadata = '{}'",
    ];
    for (const [index, change] of changes.entries()) {
      await fixture.client.query(`UPDATE rollovers SET ${change} WHERE substr(id, 5)::int % 97 = ${index}`);
      expect({ change, outdated: await count(OUTDATED) }).toEqual({ change, outdated: 0 });
    }
  });

  it("are in the partition for open or for finished work", async () => {
    const [{ id } = { id: "" }] = fixture.rollovers;
    const findPartition = async (state: string) => {
      await fixture.client.query("UPDATE rollovers SET state = $1 WHERE id = $2", [state, id]);
      const { rows } = await fixture.client.query<{ table: string }>(
        "SELECT tableoid::regclass::text AS table FROM rollover_work WHERE id = $1",
        [id],
      );
      return rows.map(({ table }) => table);
    };
    expect(await findPartition("in_review")).toEqual(["open_work"]);
    expect(await findPartition("completed")).toEqual(["finished_work"]);
    expect(await findPartition("in_review")).toEqual(["open_work"]);
  });

  it("are backfilled for rollovers older than the triggers, while some are changed or locked", async () => {
    await fixture.client.query("DELETE FROM rollover_work; DELETE FROM rollover_updates");
    const [changed, locked] = fixture.rollovers as [WorkRollover, WorkRollover, ...WorkRollover[]];
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query("BEGIN");
    await writer.query("UPDATE rollovers SET priority = 'urgent' WHERE id = $1", [changed.id]);
    await writer.query("SELECT FROM rollovers WHERE id = $1 FOR UPDATE", [locked.id]);
    const backfill = fixture.client.query("CALL fill_rollover_work()");
    // Wait for every other row while the locks are held.
    const { rows } = await writer.query<{ count: number }>("SELECT count(*)::int AS count FROM rollovers");
    for (let addedCount = 0; addedCount < (rows[0]?.count ?? 0) - 1; ) {
      const updateRows = await writer.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM rollover_updates",
      );
      addedCount = updateRows.rows[0]?.count ?? 0;
    }
    await writer.query("COMMIT");
    await backfill;
    await writer.end();
    expect(await count(OUTDATED)).toBe(0);
    expect(await count("SELECT FROM rollover_work")).toBe(rows[0]?.count);
  });

  it("are deleted with their rollover", async () => {
    const { id } = fixture.rollovers.at(-1) as { id: string };
    await fixture.client.query("DELETE FROM rollovers WHERE id = $1", [id]);
    expect(await count(`SELECT FROM rollover_work WHERE id = '${id}'`)).toBe(0);
    expect(await count(`SELECT FROM rollover_updates WHERE id = '${id}'`)).toBe(0);
  });

  it("let the rollovers table have at most eight indexes, none on columns that actions change", async () => {
    const { rows } = await fixture.client.query<{ name: string; columns: string[] }>(
      `SELECT indexrelid::regclass::text AS name, (SELECT array_agg(attname::text) FROM pg_attribute a JOIN pg_depend d
         ON d.refobjid = a.attrelid AND d.refobjsubid = a.attnum WHERE d.objid = indexrelid AND d.refobjid = indrelid) AS columns
       FROM pg_index WHERE indrelid = 'rollovers'::regclass`,
    );
    expect(rows.length).toBeLessThanOrEqual(8);
    const unchanged = new Set([
      ...["id", "organization_id", "account_id", "external_id", "distribution_id", "created_at", "tags"],
      ...["source_account_number_mask", "destination_account_number_mask"],
    ]);
    expect(rows.flatMap(({ columns }) => (columns ?? []).filter((name) => !unchanged.has(name)))).toEqual([]);
  });

  it("allow a finished upgrade to drop the previous release's indexes, but not an operator's", async () => {
    expect(await findUnusedIndexes(url)).toEqual([]);
    await fixture.client.query(
      "CREATE INDEX rollovers_class_idx ON rollovers (organization_id); CREATE INDEX rollovers_of_an_operator ON rollovers (state)",
    );
    expect(await dropUnusedIndexes(url)).toEqual(["rollovers_class_idx"]);
    expect(await dropUnusedIndexes(url)).toEqual([]);
    expect(await count("SELECT FROM pg_class WHERE relname = 'rollovers_of_an_operator'")).toBe(1);
  });
});
