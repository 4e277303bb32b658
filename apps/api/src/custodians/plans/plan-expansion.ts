import { type ApiExpansion, expandedField } from "../../context/selection.ts";
import { planSchema, toPlanView } from "./plan-view.ts";
import { readPlans } from "./read-plans.ts";

export const planExpansion: ApiExpansion = {
  scope: "custodians:read",
  description: "Adds `plan`, the plan of `planId`.",
  async include({ db, principal, environment }, items) {
    const ids = new Set(items.flatMap(({ item }) => (item.planId as string | null) ?? []));
    const plans = await readPlans(db.sql, principal.organizationId, [...ids]);
    for (const { item, selected } of items) {
      const plan = plans.get(item.planId as string);
      selected.plan = plan ? toPlanView(plan, environment) : null;
    }
  },
};

export const expandedPlan = expandedField(planSchema, "plan", "The plan. Null if there is none.");
