import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestEnvironment, useResource } from "@svc/testing";
import pg from "pg";
import { insertWorkRollovers, type WorkFixture, type WorkRollover } from "./work-fixture.ts";

const EXPECTED = `SELECT r.id, plan, r.organization_id, r.created_at, rollover_list_key(r.organization_id || '/' || plan || '/'
    || rollover_class(r.state, r.pending_on, r.type, r.is_overdue, r.has_open_mismatch) || '/' || r.priority) AS key
  FROM rollovers r, LATERAL (SELECT DISTINCT value FROM jsonb_each_text(r.attestations -> 'plans') WHERE value IS NOT NULL) AS plans (plan)`;
const STORED = "SELECT id, plan_id, organization_id, created_at, plan_key FROM rollover_plans";
const OUTDATED = `(${EXPECTED} EXCEPT ${STORED}) UNION ALL (${STORED} EXCEPT ${EXPECTED})`;

describe("rollover_plans rows", () => {
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
    return rows[0]?.count ?? 0;
  };

  it("follow every change to the plans and to the columns that lists filter by", async () => {
    const changes = [
      `attestations = '{"plans": {"source": "pln_2", "destination": "pln_3"}}'`,
      `attestations = '{"plans": {"source": "pln_3"}}'`,
      `attestations = '{"plans": {"source": null, "destination": "pln_3"}}'`,
      "attestations = attestations - 'plans'",
      "attestations = '{}'",
      "state = 'failed'",
      "state = 'draft'",
      "pending_on = 'participant'",
      "type = 'indirect_60_day'",
      "is_overdue = NOT is_overdue",
      "has_open_mismatch = NOT has_open_mismatch",
      "priority = 'low'",
      "created_at = created_at - interval '1 day'",
      "updated_at = '2027-01-01'",
    ];
    expect(await count(STORED)).toBeGreaterThan(5_000);
    expect(await count(OUTDATED)).toBe(0);
    for (const [index, change] of changes.entries()) {
      await fixture.client.query(`UPDATE rollovers SET ${change} WHERE substr(id, 5)::int % 97 = ${index}`);
      expect({ change, outdated: await count(OUTDATED) }).toEqual({ change, outdated: 0 });
    }
  });

  it("are backfilled for rollovers older than the triggers, while some are changed or locked", async () => {
    await fixture.client.query("DELETE FROM rollover_plans");
    // The first test changed the rollovers with lower remainders.
    const withPlans = fixture.rollovers.filter(({ id }) => Number(id.slice(4)) % 97 > 20 && hasPlanMany(id));
    const [changed, locked] = withPlans as [WorkRollover, WorkRollover, ...WorkRollover[]];
    const expectedCount = await count(EXPECTED);
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query("BEGIN");
    await writer.query("UPDATE rollovers SET priority = 'low' WHERE id = $1", [changed.id]);
    await writer.query("SELECT FROM rollovers WHERE id = $1 FOR UPDATE", [locked.id]);
    const backfill = fixture.client.query("CALL fill_rollover_plans()");
    // Wait for every other row while the locks are held. The writer sees its own row.
    for (let addedCount = 0; addedCount < expectedCount - 1; ) {
      const { rows } = await writer.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM rollover_plans",
      );
      addedCount = rows[0]?.count ?? 0;
    }
    await writer.query("COMMIT");
    await backfill;
    await writer.end();
    expect(await count(OUTDATED)).toBe(0);
    expect(await count(STORED)).toBe(expectedCount);
  });

  it("are deleted with their rollover", async () => {
    const { id } = fixture.rollovers.find((one) => hasPlanMany(one.id)) as WorkRollover;
    expect(await count(`SELECT FROM rollover_plans WHERE id = '${id}'`)).toBe(1);
    await fixture.client.query("DELETE FROM rollovers WHERE id = $1", [id]);
    expect(await count(`SELECT FROM rollover_plans WHERE id = '${id}'`)).toBe(0);
  });
});

/** True for rollovers with the plan `pln_many` on exactly one side, see `insertWorkRollovers`. */
function hasPlanMany(id: string): boolean {
  const number = Number(id.slice(4));
  return number > 40 && Math.floor(number / 2) % 2 === 0;
}
