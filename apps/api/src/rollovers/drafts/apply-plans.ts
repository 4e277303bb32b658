import type { Sql } from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { ApiCall } from "../../context/define-operation.ts";
import { readSidePlans } from "./resolve-plans.ts";
import type { RolloverPatch } from "./rollover-patch.ts";

/**
 * Sets the plans of a patch. A new plan also sets the plan's name, unless the patch has a name.
 *
 * @throws Problem as `readSidePlans`
 */
export async function applyPlans(
  call: ApiCall & { tx: Sql },
  patched: Rollover,
  { source = {}, destination = {} }: Pick<RolloverPatch, "source" | "destination">,
): Promise<Rollover> {
  if (source.planId === undefined && destination.planId === undefined) return patched;
  const byId = await readSidePlans(call.tx, patched.organizationId, {
    source: { planId: source.planId, accountType: patched.sourceAccountType },
    destination: { planId: destination.planId, accountType: patched.destinationAccountType },
  });
  const { plans: before = {}, ...attestations } = patched.attestations;
  const sides = Object.entries({
    source: source.planId === undefined ? before.source : source.planId,
    destination: destination.planId === undefined ? before.destination : destination.planId,
  }).filter(([, planId]) => planId != null);
  const plans = sides.length === 0 ? {} : { plans: Object.fromEntries(sides) };
  const getName = ({ planId, planName }: typeof source, current: string | null) =>
    planName === undefined ? (byId.get(planId ?? "")?.name ?? current) : current;
  return {
    ...patched,
    attestations: { ...attestations, ...plans },
    sourcePlanName: getName(source, patched.sourcePlanName),
    destinationPlanName: getName(destination, patched.destinationPlanName),
  };
}
