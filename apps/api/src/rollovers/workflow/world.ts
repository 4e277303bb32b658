import type { CustodianDirectory } from "@svc/custodians";
import { judgeRollover } from "../judge-rollover.ts";
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
export function readWorld(directory: CustodianDirectory, now: Date, rollover: Rollover): WorkflowWorld {
  const today = now.toISOString().slice(0, 10);
  return {
    today,
    requirements: directory.byId(rollover.sourceCustodianId)?.requirements ?? NO_REQUIREMENTS,
    eligibility: judgeRollover({ ...rollover, ...toSides(rollover) }, today),
  };
}

/** The two sides of a rollover, as the rules look at them. */
export function toSides(rollover: Rollover) {
  return {
    source: {
      custodianId: rollover.sourceCustodianId,
      accountType: rollover.sourceAccountType,
      planName: rollover.sourcePlanName,
      firstContributionDate: rollover.sourceFirstContributionDate,
    },
    destination: {
      custodianId: rollover.destinationCustodianId,
      accountType: rollover.destinationAccountType,
      planName: rollover.destinationPlanName,
      firstContributionDate: rollover.destinationFirstContributionDate,
    },
  };
}
