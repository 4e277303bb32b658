import type { ApiContext } from "../../context.ts";
import { judgeEligibility } from "../eligibility.ts";
import type { Rollover } from "../rollover.ts";
import type { WorkflowWorld } from "./guards.ts";

const NO_REQUIREMENTS = {
  loa: false,
  medallion: false,
  notarization: false,
  spousalConsent: false,
  wetSignature: false,
};

/** What the workflow has to be told of the world for this rollover, as of now. */
export async function readWorld(ctx: ApiContext, rollover: Rollover): Promise<WorkflowWorld> {
  const directory = await ctx.custodians.get();
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const { sourcePlanName: from, destinationPlanName: to } = rollover;
  return {
    today,
    requirements: directory.byId(rollover.sourceCustodianId)?.requirements ?? NO_REQUIREMENTS,
    eligibility: judgeEligibility({
      type: rollover.type,
      source: side(rollover.sourceAccountType, rollover.sourceFirstContributionDate),
      destination: side(rollover.destinationAccountType, rollover.destinationFirstContributionDate),
      attestations: rollover.attestations,
      isSamePlan:
        rollover.sourceCustodianId === rollover.destinationCustodianId &&
        (from === null || to === null || from === to),
      today,
    }),
  };
}

function side(accountType: Rollover["sourceAccountType"], firstContributionDate: string | null) {
  return { accountType, firstContributionDate: firstContributionDate ?? undefined };
}
