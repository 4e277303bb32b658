import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import type { Plan } from "./plan.ts";
import { findPlansByIds } from "./plan-store.ts";

/** Returns plans by ID. Skips unknown IDs. */
export async function readPlans(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Plan>> {
  const plans = ids.length === 0 ? [] : await findPlansByIds(db, organizationId, ids);
  return new Map(plans.map((plan) => [plan.id, plan]));
}

/** @throws Problem `not_found` */
export async function getPlanById(db: Sql, organizationId: string, id: string): Promise<Plan> {
  const plan = (await readPlans(db, organizationId, [id])).get(id);
  if (!plan) throw notFound("plan");
  return plan;
}
