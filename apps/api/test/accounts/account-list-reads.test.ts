import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type AccountsContext, listAccounts } from "@svc/accounts";
import {
  buildOrganization,
  createTestEnvironment,
  TEST_BLIND_INDEX,
  TEST_CIPHER,
  useResource,
} from "@svc/testing";
import pg from "pg";
import { countRowsReadBy } from "../rollovers/count-rows-read.ts";

const ACCOUNT_COUNT = 5_000;
const PAGE_SIZE = 20;

describe("Account lists in a large organization", () => {
  let client: pg.Client;
  let organizationId: string;
  afterAll(() => client.end());
  const test = useResource(createTestEnvironment);
  beforeAll(async () => {
    organizationId = await buildOrganization(test);
    client = new pg.Client({ connectionString: test.env.DATABASE_URL });
    await client.connect();
    await client.query(
      `INSERT INTO accounts (id, organization_id, external_id, metadata, created_at, updated_at)
       SELECT 'acct_' || lpad(n::text, 26, '0'), $1, 'x-' || n, '{}', t, t
       FROM (SELECT n, timestamptz '2026-01-01' + n * interval '1 second' AS t FROM generate_series(1, ${ACCOUNT_COUNT}) AS n) AS numbered`,
      [organizationId],
    );
    await client.query("ANALYZE accounts");
    // Prepared statements can run with generic plans, so measure those.
    await client.query("SET plan_cache_mode = force_generic_plan");
  });

  it.each([{}, { externalId: "x-7" }, { externalId: "x-none" }])(
    "reads at most one row more than the page size with filter %j",
    async (filter) => {
      const rowsRead = await countRowsReadBy(client, (sql) => {
        const ctx = { db: { sql }, cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX };
        const page = { limit: PAGE_SIZE, ...filter };
        return listAccounts(ctx as unknown as AccountsContext, organizationId, page);
      });
      expect(rowsRead).toBeLessThanOrEqual(PAGE_SIZE + 1);
    },
  );
});
