import { newId } from "@svc/service-kit";
import { buildAccount, type TestEnvironment } from "@svc/testing";
import { insertRollovers } from "./many-rollovers.ts";

const PEOPLE = 400;
const FIRST = ["Ada", "Grace", "Katherine", "Alan", "Mary", "Edsger", "Barbara", "Donald", "Radia", "Tony"];
const LAST = [
  "Lovelace",
  "Hopper",
  "Johnson",
  "Turing",
  "Somerville",
  "Dijkstra",
  "Liskov",
  "Knuth",
  "Perlman",
  "Hoare",
];

/** Gives an organization the queue of a busy operations team: in every state, some late, some pressing, some taken on. */
export async function fillQueue(
  test: TestEnvironment,
  organizationId: string,
  count: number,
  assignees: readonly string[],
): Promise<void> {
  await insertRollovers(test, organizationId, count);
  const accounts: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    accounts.push((await buildAccount(test, organizationId, { externalId: newId("req") })).id);
  }
  const { pool } = test.db;
  await pool.query(
    `UPDATE accounts SET first_name = ($2::text[])[place % 10 + 1], last_name = ($3::text[])[place / 10 % 10 + 1]
     FROM (SELECT id AS of, (row_number() OVER (ORDER BY id))::int AS place FROM accounts WHERE id = ANY($1)) AS numbered
     WHERE id = of`,
    [accounts, FIRST, LAST],
  );
  await pool.query(
    `UPDATE rollovers SET account_id = ($2::text[])[n % ${PEOPLE} + 1], source_account_number_index = id,
       state = ($3::text[])[n % 8 + 1], pending_on = ($4::text[])[n % 8 + 1], is_overdue = n % 37 = 0,
       has_open_mismatch = n % 211 = 0, priority = CASE WHEN n % 29 = 0 THEN 'urgent' WHEN n % 7 = 0 THEN 'high' ELSE 'normal' END,
       tags = CASE WHEN n % 23 = 0 THEN '["vip"]'::jsonb ELSE '[]' END,
       assignee_id = CASE WHEN n % 5 < 2 THEN ($5::text[])[n % cardinality($5::text[]) + 1] END,
       next_due_at = now() + (n * 7919 % 40000) * interval '1 minute',
       deadlines = jsonb_build_array(jsonb_build_object('type', 'review', 'status', CASE WHEN n % 37 = 0 THEN 'passed' ELSE 'running' END,
         'dueAt', to_char((now() + (n * 7919 % 40000) * interval '1 minute') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'startedAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     FROM (SELECT id AS of, (row_number() OVER (ORDER BY id))::int AS n FROM rollovers WHERE organization_id = $1) AS numbered
     WHERE id = of`,
    [
      organizationId,
      accounts,
      [
        "draft",
        "in_review",
        "approved",
        "requested",
        "processing",
        "funds_sent",
        "awaiting_participant",
        "in_review",
      ],
      [
        "integrator",
        "operations",
        "operations",
        "source_custodian",
        "source_custodian",
        "destination_custodian",
        "participant",
        "operations",
      ],
      assignees,
    ],
  );
  await pool.query("VACUUM ANALYZE rollovers");
}
