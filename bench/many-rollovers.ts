import { buildAccount, custodianId, type TestEnvironment } from "@svc/testing";
import pg from "pg";

/** The id of the nth, from 1 on. */
export const rolloverId = (n: number) => `rol_0${n.toString(16).padStart(25, "0")}`;

/** Gives an organization so many rollovers, a second apart. They are copies of one real row, with ids of their own. */
export async function insertRollovers(
  test: TestEnvironment,
  organizationId: string,
  count: number,
): Promise<void> {
  const account = await buildAccount(test, organizationId);
  const [source, destination] = await Promise.all([
    custodianId(test, "fidelity"),
    custodianId(test, "vanguard"),
  ]);
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `INSERT INTO rollovers (id, organization_id, account_id, external_id, type, state,
       source_custodian_id, source_account_type, source_account_number_ciphertext, source_account_number_index,
       source_account_number_mask, source_plan_name, destination_custodian_id, destination_account_type,
       destination_account_number_ciphertext, destination_account_number_index, destination_account_number_mask,
       amount_kind, amount_requested, delivery_method, attestations, eligibility, tax_treatment, metadata,
       created_at, updated_at)
     SELECT 'rol_0' || lpad(to_hex(n), 25, '0'), $1, $2, 'ext-' || n, 'direct', 'completed',
       $3, 'qualified_plan', 'ciphertext', 'index', '****8877', 'Acme 401(k)', $4, 'traditional_ira',
       'ciphertext', 'index', '****3344', 'partial', 1000.00 + n % 1000, 'check', '{"eligibleAmount": true}',
       '{"outcome": "allowed", "conditions": [], "rules": [], "rulesetVersion": "irs-rollover-chart-2026.2"}',
       '{"taxable": false, "code1099R": "G"}', '{"batch": "bench"}',
       t, t
     FROM (SELECT n, timestamptz '2026-01-01' + n * interval '1 second' AS t FROM generate_series(1, ${count}) AS n) AS rows`,
    [organizationId, account.id, source, destination],
  );
  await client.query("VACUUM ANALYZE rollovers");
  await client.end();
}
