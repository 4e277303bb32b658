import type { CustodianRequirements } from "@svc/custodians";
import type { Rollover } from "../rollover.ts";
import { isBeneficiary } from "./relationships.ts";
import { needsSpousalConsent } from "./spousal-consent.ts";

/** Required before money leaves: the source custodian's requirements, and those that follow from the relationship. */
export interface DocumentRequirements extends CustodianRequirements {
  deathCertificate?: boolean;
  qdro?: boolean;
}

export type DocumentedRollover = Pick<
  Rollover,
  "type" | "sourceAccountType" | "relationship" | "planKind" | "attestations"
>;

export function toDocumentRequirements(
  rollover: DocumentedRollover,
  custodian: CustodianRequirements,
): DocumentRequirements {
  const { relationship, sourceAccountType: source } = rollover;
  return {
    ...custodian,
    spousalConsent: needsSpousalConsent({ ...rollover, source, isCustomary: custodian.spousalConsent }),
    deathCertificate: isBeneficiary(relationship),
    qdro: relationship === "alternate_payee",
  };
}
