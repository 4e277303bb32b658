import type { Sql } from "@svc/database";
import * as payments from "../../src/custodians/payment-details/payment-details-store.ts";
import * as plans from "../../src/custodians/plans/plan-store.ts";
import * as sets from "../../src/custodians/requirements/requirement-set-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const PLAN_ID = "pln_00000000000000000000000001";
const SET_ID = "rqs_00000000000000000000000001";
const DETAILS_ID = "pmd_00000000000000000000000001";

async function insertRows(tx: Sql, organizationId: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO plans (id, organization_id, ein, plan_number, name, account_type, created_by, created_at, updated_at)
      VALUES ($1, $2, '123456789', '001', 'Plan', 'qualified_plan', '{}', now(), now())`,
    values: [PLAN_ID, organizationId],
  });
  await tx.query({
    text: `INSERT INTO requirement_sets (id, organization_id, subject_id, version, content, source, learned_on, expires_on, created_by, created_at)
      VALUES ($1, $2, $3, 1, '{}', 'call', '2026-01-02', '2027-01-02', '{}', now())`,
    values: [SET_ID, organizationId, PLAN_ID],
  });
  await tx.query({
    text: `INSERT INTO payment_details (id, organization_id, subject_id, status, details, source, created_by, created_at, callback)
      VALUES ($1, $2, $3, 'confirmed', '{}', 'call', '{}', now(), '{}')`,
    values: [DETAILS_ID, organizationId, PLAN_ID],
  });
}

type Read = (tx: Sql, organizationId: string) => Promise<unknown>;

/** Inserts the owner's rows, and then reads as `organizationId`, which can be another organization. */
const withRows =
  (read: Read): OrganizationRead =>
  async (tx, organizationId, owner) => {
    await insertRows(tx, owner.organizationId);
    return read(tx, organizationId);
  };

export const PLAN_READS: Record<string, OrganizationRead> = {
  findPlansByIds: withRows((tx, org) => plans.findPlansByIds(tx, org, [PLAN_ID])),
  lockPlan: withRows((tx, org) => plans.lockPlan(tx, org, PLAN_ID)),
  findPlanByNumber: withRows((tx, org) =>
    plans.findPlanByNumber(tx, org, { ein: "123456789", planNumber: "001" }),
  ),
  listPlansPage: withRows((tx, org) => plans.listPlansPage(tx, org, { after: null, limit: 10 })),
  countPlans: withRows((tx, org) => plans.countPlans(tx, org, {})),
  countRequirementSets: withRows((tx, org) => sets.countRequirementSets(tx, org, {})),
  countPaymentDetails: withRows((tx, org) => payments.countPaymentDetails(tx, org, {})),
  findRequirementSets: withRows((tx, org) => sets.findRequirementSets(tx, org, [SET_ID])),
  lockRequirementSet: withRows((tx, org) => sets.lockRequirementSet(tx, org, SET_ID)),
  findCurrentSets: withRows((tx, org) => sets.findCurrentSets(tx, org, [PLAN_ID])),
  listRequirementSetsPage: withRows((tx, org) =>
    sets.listRequirementSetsPage(tx, org, {
      subjectId: PLAN_ID,
      isCurrent: true,
      expiresBefore: null,
      after: null,
      limit: 10,
    }),
  ),
  findPaymentDetails: withRows((tx, org) => payments.findPaymentDetails(tx, org, DETAILS_ID)),
  lockPaymentDetails: withRows((tx, org) => payments.lockPaymentDetails(tx, org, DETAILS_ID)),
  findConfirmedDetails: withRows((tx, org) => payments.findConfirmedDetails(tx, org, PLAN_ID)),
  listPaymentDetailsPage: withRows((tx, org) =>
    payments.listPaymentDetailsPage(tx, org, {
      subjectId: PLAN_ID,
      after: null,
      limit: 10,
    }),
  ),
};
