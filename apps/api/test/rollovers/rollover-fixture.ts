import { buildAccount, buildOrganization, findCustodianId, type TestEnvironment } from "@svc/testing";
import pg from "pg";
import type { WorkFilter } from "../../src/rollovers/lists/work-list.ts";

export interface ListedRollover {
  id: string;
  state: string;
  accountId: string;
  sourceId: string;
  destinationId: string;
  externalId: string;
  createdAt: Date;
}

export interface RolloverFixture {
  /** Uses generic query plans, as a connection does after several executions. */
  client: pg.Client;
  organizationId: string;
  /** Newest first. */
  rollovers: ListedRollover[];
  /** An account with half of the rollovers, and one with none. */
  accounts: [string, string];
  /** The source of half of the rollovers, a destination of some, and one without rollovers. */
  custodians: [string, string, string];
}

const ROLLOVER_COUNT = 10_000;

/**
 * Inserts 10,000 rollovers. Each value of account, custodian, external ID or state matches half of them.
 * Combinations of two or three match many; half of the combinations of all four match none.
 */
export async function insertManyRollovers(test: TestEnvironment): Promise<RolloverFixture> {
  const organizationId = await buildOrganization(test);
  const createAccount = async () => (await buildAccount(test, organizationId)).id;
  const [first, second, unusedAccount] = [
    await createAccount(),
    await createAccount(),
    await createAccount(),
  ];
  const slugs = ["fidelity", "vanguard", "ally", "ubs"].map((slug) => findCustodianId(test, slug));
  const [source, otherSource, destination, unusedCustodian] = (await Promise.all(slugs)) as [
    string,
    string,
    string,
    string,
  ];
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `INSERT INTO rollovers (id, organization_id, account_id, external_id, type, state,
       source_custodian_id, source_account_type, source_account_number_ciphertext, source_account_number_index,
       source_account_number_mask, destination_custodian_id, destination_account_type,
       destination_account_number_ciphertext, destination_account_number_index, destination_account_number_mask,
       amount_kind, delivery_method, attestations, eligibility, tax_treatment, metadata, created_at, updated_at)
     SELECT 'rol_' || lpad(n::text, 26, '0'), $1, ($2::text[])[1 + account_bit], 'x-' || external_bit, 'direct',
       CASE WHEN (account_bit + custodian_bit + external_bit) % 2 = 0 THEN 'completed' ELSE 'in_review' END,
       ($3::text[])[1 + custodian_bit], 'qualified_plan', '', n::text, '',
       ($3::text[])[CASE WHEN n / 8 % 2 = 0 THEN 3 ELSE 1 + custodian_bit END],
       'traditional_ira', '', n::text, '', 'full', 'check', '{}', '{}', '{}', '{}', created, created
     FROM (SELECT n, n % 2 AS account_bit, n / 2 % 2 AS custodian_bit, n / 4 % 2 AS external_bit,
         timestamptz '2026-01-01' + n * interval '1 second' AS created
       FROM generate_series(1, ${ROLLOVER_COUNT}) AS n) AS numbered`,
    [organizationId, [first, second], [source, otherSource, destination]],
  );
  await client.query("ANALYZE rollovers, rollover_work, rollover_updates");
  await client.query("SET plan_cache_mode = force_generic_plan");
  const { rows } = await client.query<ListedRollover>(
    `SELECT id, state, account_id AS "accountId", source_custodian_id AS "sourceId",
       destination_custodian_id AS "destinationId", external_id AS "externalId", created_at AS "createdAt"
     FROM rollovers WHERE organization_id = $1 ORDER BY created_at DESC, id DESC`,
    [organizationId],
  );
  return {
    client,
    organizationId,
    rollovers: rows,
    accounts: [first, unusedAccount],
    custodians: [source, destination, unusedCustodian],
  };
}

export function matchesFilter(rollover: ListedRollover, filter: Partial<WorkFilter>): boolean {
  const { states, accountId, custodianId, externalId, createdAfter, createdBefore } = filter;
  return (
    (states === undefined || states.some((state) => state === rollover.state)) &&
    (accountId === undefined || accountId === rollover.accountId) &&
    (custodianId === undefined || [rollover.sourceId, rollover.destinationId].includes(custodianId)) &&
    (externalId === undefined || externalId === rollover.externalId) &&
    (createdAfter === undefined || rollover.createdAt > createdAfter) &&
    (createdBefore === undefined || rollover.createdAt < createdBefore)
  );
}
