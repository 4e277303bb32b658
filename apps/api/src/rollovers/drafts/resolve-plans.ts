import type { AccountType } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { PlanKind } from "@svc/rollover-rules/eligibility/spousal-consent";
import type { Rollover, RolloverPlans } from "@svc/rollover-rules/rollover";
import { validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { Plan } from "../../custodians/plans/plan.ts";
import { readPlans } from "../../custodians/plans/read-plans.ts";

const SIDES = ["source", "destination"] as const;

interface NamedSide {
  planId?: string | null | undefined;
  accountType: AccountType;
}

interface DraftSide extends NamedSide {
  planName?: string | undefined;
}

interface PlanInput {
  source: DraftSide;
  destination: DraftSide;
  planKind?: PlanKind | undefined;
}

/**
 * Fills in a missing plan name from the side's plan, and a missing plan kind from the source plan.
 * @returns `planAttestations` with the plan IDs, which are stored among the attestations
 * @throws Problem `not_found` for an unknown plan; `validation_failed` if a plan has another account type
 */
export async function resolvePlans<Input extends PlanInput>(
  tx: Sql,
  organizationId: string,
  input: Input,
): Promise<{ input: Input; planAttestations: { plans?: RolloverPlans }; planKind: PlanKind | null }> {
  const byId = await readSidePlans(tx, organizationId, input);
  if (byId.size === 0) return { input, planAttestations: {}, planKind: input.planKind ?? null };
  const find = (side: NamedSide) => byId.get(side.planId ?? "");
  const sidesWithPlan = SIDES.flatMap((side) => {
    const plan = find(input[side]);
    return plan ? [{ side, plan }] : [];
  });
  const sides = sidesWithPlan.map(({ side, plan }) => [
    side,
    { ...input[side], planName: input[side].planName ?? plan.name },
  ]);
  return {
    input: { ...input, ...Object.fromEntries(sides) },
    planAttestations: { plans: Object.fromEntries(sidesWithPlan.map(({ side, plan }) => [side, plan.id])) },
    planKind: input.planKind ?? ((find(input.source)?.planKind ?? null) as PlanKind | null),
  };
}

async function readSidePlans(
  tx: Sql,
  organizationId: string,
  sides: { source: NamedSide; destination: NamedSide },
): Promise<ReadonlyMap<string, Plan>> {
  const namedPlans = SIDES.flatMap((side) => {
    const { planId, accountType } = sides[side];
    return planId == null ? [] : [{ planId, accountType, pointer: `#/${side}/planId` }];
  });
  const byId = await readPlans(tx, organizationId, [...new Set(namedPlans.map(({ planId }) => planId))]);
  const missing = namedPlans.filter(({ planId }) => !byId.has(planId));
  if (missing.length > 0) {
    const errors = missing.map(({ pointer }) => ({ pointer, detail: "Unknown plan." }));
    throw new Problem("not_found", "Unknown plan.", { errors });
  }
  const issues = namedPlans.flatMap(({ planId, accountType, pointer }) => {
    const planType = byId.get(planId)?.accountType;
    if (accountType === planType || accountType === "designated_roth") return [];
    return [{ pointer, detail: `the plan's account type is ${planType}, not ${accountType}` }];
  });
  if (issues.length > 0) throw validationFailed(issues);
  return byId;
}

interface NamedPlan {
  planId?: string | null | undefined;
  planName?: string | null | undefined;
}

interface PlanPatch {
  source?: NamedPlan | undefined;
  destination?: NamedPlan | undefined;
}

/**
 * Takes the plan name from a new plan, unless the patch has a plan name.
 * @throws Problem as `resolvePlans`
 */
export async function applyPlans(
  { tx }: { tx: Sql },
  patched: Rollover,
  { source = {}, destination = {} }: PlanPatch,
): Promise<Rollover> {
  if (source.planId === undefined && destination.planId === undefined) return patched;
  const byId = await readSidePlans(tx, patched.organizationId, {
    source: { planId: source.planId, accountType: patched.sourceAccountType },
    destination: { planId: destination.planId, accountType: patched.destinationAccountType },
  });
  const { plans: before = {}, ...attestations } = patched.attestations;
  const sides = Object.entries({
    source: source.planId === undefined ? before.source : source.planId,
    destination: destination.planId === undefined ? before.destination : destination.planId,
  }).filter(([, planId]) => planId != null);
  const plans = sides.length === 0 ? {} : { plans: Object.fromEntries(sides) };
  const getName = ({ planId, planName }: NamedPlan, current: string | null) =>
    planName === undefined ? (byId.get(planId ?? "")?.name ?? current) : current;
  return {
    ...patched,
    attestations: { ...attestations, ...plans },
    sourcePlanName: getName(source, patched.sourcePlanName),
    destinationPlanName: getName(destination, patched.destinationPlanName),
  };
}
