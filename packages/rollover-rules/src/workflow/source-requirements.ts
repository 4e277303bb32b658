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
 * Merges the directory's requirements with those that the organization added for the custodian and for the
 * source plan. The plan's processing days take precedence.
 */
export function readSourceRequirements(
  { organizationId, sourceCustodianId, attestations }: SourceFacts,
  directory: CustodianDirectory,
): SourceRequirements {
  const custodian = directory.findById(sourceCustodianId);
  const planId = attestations.plans?.source;
  const custodianAdditions = directory.findAdditions(organizationId, sourceCustodianId);
  const planAdditions = planId === undefined ? null : directory.findAdditions(organizationId, planId);
  const base = custodian?.requirements ?? NO_REQUIREMENTS;
  return {
    requirements:
      custodianAdditions || planAdditions
        ? mergeRequirements(base, [custodianAdditions, planAdditions])
        : base,
    processingDays:
      planAdditions?.processingDays ??
      custodianAdditions?.processingDays ??
      custodian?.processingDays ??
      null,
  };
}
