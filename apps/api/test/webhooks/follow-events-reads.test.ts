import { expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { buildOrganization, createTestEnvironment } from "@svc/testing";
import pg from "pg";
import { followEvents } from "../../src/webhooks/events/event-store.ts";
import { countRowsRead } from "../rollovers/count-rows-read.ts";

const COUNT = 5_000;
const LIMIT = 20;

it("Following events reads no more than its page, from any position", async () => {
  const test = await createTestEnvironment();
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  try {
    const [organizationId, quiet] = [await buildOrganization(test), await buildOrganization(test)];
    const insert = `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
      SELECT 'evt_' || n, $1, 'rollover.updated', '{}', 'rol_' || n % 1000, n, now() FROM generate_series(1, $2::int) n`;
    await client.query(insert, [organizationId, COUNT]);
    await client.query("UPDATE events SET position = position + sequence WHERE sequence > $1", [COUNT / 2]);
    await client.query("ANALYZE events");
    await client.query("SET plan_cache_mode = force_generic_plan");
    let rowsRead = 0;
    const sql: Sql = {
      async query({ name = "", text, values = [] }) {
        rowsRead = await countRowsRead(client, { name, text, values: [...values] });
        return (await client.query(text, [...values])).rows;
      },
    };
    const { rows } = await client.query("SELECT position::text, sequence, id FROM events ORDER BY position");
    for (const owner of [organizationId, quiet]) {
      const positions = [0, 1, COUNT / 2, COUNT - 5, COUNT - 1].map((at) => rows[at]);
      for (const position of [{ position: "0", sequence: 0, id: "" }, ...positions]) {
        await followEvents(sql, owner, { after: position, limit: LIMIT });
        // One more event shows whether there is another page, and one row is the deployment's.
        expect(rowsRead).toBeLessThanOrEqual(LIMIT + 2);
      }
    }
  } finally {
    await client.end();
    await test.close();
  }
});
