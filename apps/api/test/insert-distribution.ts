import type { TestEnvironment } from "@svc/testing";

export async function insertDistribution(
  { db }: Pick<TestEnvironment, "db">,
  { id, organizationId, accountId }: { id: string; organizationId: string; accountId: string },
): Promise<void> {
  await db.pool.query(
    `INSERT INTO distributions (id, organization_id, account_id, state, amount, money_sources, paid_out, rollover_ids,
       cash_payment, created_at, updated_at)
     VALUES ($1, $2, $3, 'draft', 1, '[]', '{}', '{}', '{"paidOn": "2026-06-15"}', now(), now())`,
    [id, organizationId, accountId],
  );
}
