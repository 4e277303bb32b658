import type { Sql } from "@svc/database";
import * as plans from "../../src/custodians/plans/plan-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const ID = "pln_00000000000000000000000001";

async function insertRows(tx: Sql, organizationId: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO plans (id, organization_id, ein, plan_number, name, account_type, created_by, created_at, updated_at)
      VALUES ($1, $2, '123456789', '001', 'Plan', 'qualified_plan', '{}', now(), now())`,
    values: [ID, organizationId],
  });
}

type Read = (tx: Sql, organizationId: string) => Promise<unknown>;

const withRows =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertRows(tx, owner.organizationId);
    return read(tx, organizationId);
  };

export const PLAN_READS: Record<string, OrganizationRead> = {
  findPlansByIds: withRows((tx, org) => plans.findPlansByIds(tx, org, [ID])),
  lockPlan: withRows((tx, org) => plans.lockPlan(tx, org, ID)),
  findPlanByNumber: withRows((tx, org) =>
    plans.findPlanByNumber(tx, org, { ein: "123456789", planNumber: "001" }),
  ),
  listPlansPage: withRows((tx, org) => plans.listPlansPage(tx, org, {}, null, 10)),
};
