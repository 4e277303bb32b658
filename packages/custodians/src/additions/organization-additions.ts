import type { Custodian, CustodianRequirements } from "../custodian.ts";

/** Requirements and payment details that an organization added to a custodian or plan. */
export interface OrganizationAdditions {
  organizationId: string;
  subjectId: string;
  /** Null without requirements. */
  requirementSetId: string | null;
  requirements: Partial<CustodianRequirements>;
  processingDays: Custodian["processingDays"] | null;
  /** Null without confirmed payment details. */
  paymentDetailsId: string | null;
}

export type FindAdditions = (organizationId: string, subjectId: string) => OrganizationAdditions | null;

export function indexAdditions(additions: readonly OrganizationAdditions[]): FindAdditions {
  const bySubject = new Map(additions.map((one) => [toKey(one.organizationId, one.subjectId), one]));
  return (organizationId, subjectId) => bySubject.get(toKey(organizationId, subjectId)) ?? null;
}

const toKey = (organizationId: string, subjectId: string) => `${organizationId}/${subjectId}`;

/** Merges requirements. Additions can only add to them. */
export function mergeRequirements(
  base: CustodianRequirements,
  additions: readonly (OrganizationAdditions | null)[],
): CustodianRequirements {
  const isRequired = (name: keyof CustodianRequirements) =>
    base[name] || additions.some((one) => one?.requirements[name] === true);
  return {
    loa: isRequired("loa"),
    medallion: isRequired("medallion"),
    notarization: isRequired("notarization"),
    spousalConsent: isRequired("spousalConsent"),
    wetSignature: isRequired("wetSignature"),
  };
}
