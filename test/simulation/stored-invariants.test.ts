import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestDatabase, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { ALWAYS_FORBIDDEN, FORBIDDEN_AT_END } from "../../simulation/src/invariants/final-state.ts";

type Row = Record<string, unknown>;
type Tables = Record<keyof ReturnType<typeof createTables>, Row[]>;

const ROLLOVER = "rol_1";
const ENDPOINT = "whe_1";
const EVENTS = ["evt_1", "evt_2"] as const;
const DELIVERY_IDS = [
  "00000000-0000-0000-0000-000000000001",
  "00000000-0000-0000-0000-000000000002",
] as const;

/** A rollover with two events, entries and deliveries. The second delivery waits for a disabled endpoint. */
function createTables() {
  const deliveries = EVENTS.map((eventId, index) => ({
    id: DELIVERY_IDS[index],
    event_id: eventId,
    endpoint_id: ENDPOINT,
    kind: "event",
    lane: ROLLOVER,
    status: index === 0 ? "succeeded" : "waiting",
  }));
  return {
    rollovers: [
      { id: ROLLOVER, event_sequence: 2, timeline_sequence: 2, timeline_hash: "hash 2", state: "approved" },
    ] as Row[],
    events: EVENTS.map((id, index) => ({ id, rollover_id: ROLLOVER, sequence: index + 1 })) as Row[],
    timeline_entries: [
      { rollover_id: ROLLOVER, sequence: 1, prev_hash: null, hash: "hash 1", to_state: "draft" },
      { rollover_id: ROLLOVER, sequence: 2, prev_hash: "hash 1", hash: "hash 2", to_state: "approved" },
    ] as Row[],
    webhook_endpoints: [{ id: ENDPOINT, enabled: false }] as Row[],
    webhook_deliveries: deliveries as Row[],
    webhook_lanes: [{ endpoint_id: ENDPOINT, lane: ROLLOVER }] as Row[],
  };
}

const change = (rows: Row[], index: number, changes: Row) => Object.assign(rows[index] as Row, changes);

/** By query: a change to the rows, and the ID that the query then finds. */
const DAMAGES: Readonly<Record<string, readonly [(tables: Tables) => void, found: string]>> = {
  "a delivery waits without a lane": [({ webhook_lanes }) => webhook_lanes.pop(), DELIVERY_IDS[1]],
  "the events of a rollover have a gap": [({ events }) => change(events, 1, { sequence: 3 }), ROLLOVER],
  "the event count of a rollover is wrong": [
    ({ rollovers }) => change(rollovers, 0, { event_sequence: 3 }),
    ROLLOVER,
  ],
  "a timeline has a gap": [
    ({ rollovers, timeline_entries }) => {
      change(rollovers, 0, { timeline_sequence: 3 });
      change(timeline_entries, 1, { sequence: 3 });
    },
    ROLLOVER,
  ],
  "the hashes of a timeline do not form a chain": [
    ({ timeline_entries }) => change(timeline_entries, 1, { prev_hash: "hash 0" }),
    ROLLOVER,
  ],
  "the row and the timeline of a rollover differ": [
    ({ rollovers }) => change(rollovers, 0, { state: "in_review" }),
    ROLLOVER,
  ],
  "a delivery still waits": [
    ({ webhook_endpoints }) => change(webhook_endpoints, 0, { enabled: true }),
    DELIVERY_IDS[1],
  ],
  "an event has two deliveries to one endpoint": [
    ({ webhook_deliveries }) => change(webhook_deliveries, 1, { event_id: EVENTS[0] }),
    EVENTS[0],
  ],
};

describe("The queries of the simulation", () => {
  const queries = Object.entries({ ...ALWAYS_FORBIDDEN, ...FORBIDDEN_AT_END });
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // The temporary tables have the columns of the real ones, but not their constraints and triggers.
    for (const table of Object.keys(createTables()))
      await client.query(`CREATE TEMP TABLE ${table} AS SELECT * FROM public.${table} WHERE false`);
  });
  beforeEach(async () => {
    for (const table of Object.keys(createTables())) await client.query(`TRUNCATE pg_temp.${table}`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function findForbidden(tables: Tables): Promise<Record<string, string[]>> {
    for (const [table, rows] of Object.entries(tables))
      await client.query(
        `INSERT INTO pg_temp.${table} SELECT * FROM jsonb_populate_recordset(null::pg_temp.${table}, $1)`,
        [JSON.stringify(rows)],
      );
    const found: Record<string, string[]> = {};
    for (const [title, sql] of queries) {
      const { rows } = await client.query<{ id: string }>(sql);
      if (rows.length > 0) found[title] = rows.map(({ id }) => id);
    }
    return found;
  }

  it("find nothing in correct tables", async () => {
    expect(await findForbidden(createTables())).toEqual({});
  });

  it.each(queries.map(([title]) => title))("find: %s", async (title) => {
    const tables = createTables();
    const [damage, id] = DAMAGES[title] ?? [() => {}, "add a change to DAMAGES"];
    damage(tables);
    expect(await findForbidden(tables)).toEqual({ [title]: [id] });
  });
});
