import type { CustodianDirectory } from "@svc/custodians";
import { judgeRollover } from "../judge-rollover.ts";
import type { Rollover } from "../rollover.ts";
import { dayOf } from "./days.ts";
import type { WorkflowWorld } from "./guards.ts";

const NO_REQUIREMENTS = {
  loa: false,
  medallion: false,
  notarization: false,
  spousalConsent: false,
  wetSignature: false,
};

const SANDBOX = "sandbox";
/** What the sandbox's custodians hold for everybody. */
const FULL_BALANCE = "10000.00";

/** What is known of the world besides the rollover itself. */
export interface WorldFacts {
  directory: CustodianDirectory;
  /** On the organization's clock. */
  now: Date;
  /** When the saver received money for other rollovers of the kind that is allowed once in twelve months. */
  otherDistributions: readonly string[];
  /** When the saver received the money that is being recorded. */
  receivedOn?: string | undefined;
}

/** What the workflow has to be told of the world for this rollover. */
export function toWorld(rollover: Rollover, { directory, now, ...facts }: WorldFacts): WorkflowWorld {
  const source = directory.byId(rollover.sourceCustodianId);
  const { deliveryMethod, amountRequested } = rollover;
  return {
    now,
    requirements: source?.requirements ?? NO_REQUIREMENTS,
    scripted:
      source?.category === SANDBOX
        ? { slug: source.slug, deliveryMethod, amount: amountRequested ?? FULL_BALANCE }
        : null,
    eligibility: judgeRollover({ ...rollover, ...toSides(rollover), ...facts }, dayOf(now)),
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
