import { hash } from "node:crypto";
import { buildAccount, type TestEnvironment } from "@svc/testing";
import pg from "pg";
import { copyRow } from "./flat-copy.ts";
import { walkLives } from "./lives.ts";

const FIRST_MOMENT = Date.parse("2026-01-01T00:00:00Z");

/** The id of the nth, from 1 on. */
export const rolloverId = (n: number) => `rol_0${n.toString(16).padStart(25, "0")}`;

/**
 * Gives an organization so many rollovers, a second apart. They are copies of rollovers that were walked through the sandbox, kind
 * after kind in turn, with ids of their own; their histories stay with the originals.
 */
export async function insertRollovers(
  test: TestEnvironment,
  organizationId: string,
  count: number,
): Promise<void> {
  const lives = await walkLives(test);
  const account = await buildAccount(test, organizationId);
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  try {
    // The copies refer to what is there: nothing is looked up for each.
    await client.query("SET session_replication_role = replica");
    for (const [place, id] of lives.entries()) {
      const to = Math.ceil((count - place) / lives.length);
      await copyRow(client, "rollovers", { id, from: 0, to }, (turn) => {
        const n = 1 + place + turn * lives.length;
        const moment = new Date(FIRST_MOMENT + n * 1000).toISOString();
        return {
          id: rolloverId(n),
          organization_id: organizationId,
          account_id: account.id,
          external_id: `ext-${n}`,
          // An account has one open rollover of the same money.
          source_account_number_index: hash("sha256", `source ${n}`),
          distribution_id: null,
          created_at: moment,
          updated_at: moment,
        };
      });
    }
    await client.query("VACUUM ANALYZE rollovers");
  } finally {
    await client.end();
  }
}
