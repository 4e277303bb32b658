import {
  type Custodian,
  type CustodianDirectory,
  type CustodianRequirements,
  mergeRequirements,
} from "@svc/custodians";
import type { Rollover } from "../rollover.ts";

const NO_REQUIREMENTS: CustodianRequirements = {
  loa: false,
  medallion: false,
  notarization: false,
  spousalConsent: false,
  wetSignature: false,
};

export type SourceFacts = Pick<Rollover, "organizationId" | "sourceCustodianId"> & {
  attestations: Pick<Rollover["attestations"], "plans">;
};

interface SourceRequirements {
  requirements: CustodianRequirements;
  /** Null for an unknown custodian. */
  processingDays: Custodian["processingDays"] | null;
}

/**
 * Merges the directory's requirements of the source custodian with the organization's for the custodian and the source plan. The
 * plan's processing days take precedence.
 */
export function readSourceRequirements(
  { organizationId, sourceCustodianId, attestations }: SourceFacts,
  directory: CustodianDirectory,
): SourceRequirements {
  const custodian = directory.findById(sourceCustodianId);
  const planId = attestations.plans?.source;
  const ofCustodian = directory.findAdditions(organizationId, sourceCustodianId);
  const ofPlan = planId === undefined ? null : directory.findAdditions(organizationId, planId);
  const base = custodian?.requirements ?? NO_REQUIREMENTS;
  return {
    requirements: ofCustodian || ofPlan ? mergeRequirements(base, [ofCustodian, ofPlan]) : base,
    processingDays:
      ofPlan?.processingDays ?? ofCustodian?.processingDays ?? custodian?.processingDays ?? null,
  };
}
