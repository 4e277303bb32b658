import { expect, it } from "@jest/globals";
import type { Sql } from "@svc/database";
import { buildOrganization, createTestEnvironment } from "@svc/testing";
import pg from "pg";
import { followEvents } from "../../src/webhooks/events/event-store.ts";
import { countRowsRead } from "../rollovers/count-rows-read.ts";

const EVENT_COUNT = 5_000;
const PAGE_SIZE = 20;

it("Following events reads no more than its page, from any position", async () => {
  const test = await createTestEnvironment();
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  try {
    const organizationId = await buildOrganization(test);
    const emptyOrganizationId = await buildOrganization(test);
    const insert = `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
      SELECT 'evt_' || n, $1, 'rollover.updated', '{}', 'rol_' || n % 1000, n, now() FROM generate_series(1, $2::int) n`;
    await client.query(insert, [organizationId, EVENT_COUNT]);
    // Half of the events share a position, and each of the others has its own.
    await client.query("UPDATE events SET position = position + sequence WHERE sequence > $1", [
      EVENT_COUNT / 2,
    ]);
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
    for (const owner of [organizationId, emptyOrganizationId]) {
      const positions = [0, 1, EVENT_COUNT / 2, EVENT_COUNT - 5, EVENT_COUNT - 1].map((index) => rows[index]);
      for (const position of [{ position: "0", sequence: 0, id: "" }, ...positions]) {
        await followEvents(sql, owner, { after: position, limit: PAGE_SIZE });
        // One more event shows whether there is another page. The row of the table `deployment` is read, too.
        expect(rowsRead).toBeLessThanOrEqual(PAGE_SIZE + 2);
      }
    }
  } finally {
    await client.end();
    await test.close();
  }
});
