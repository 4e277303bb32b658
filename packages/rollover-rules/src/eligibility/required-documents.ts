import type { CustodianRequirements } from "@svc/custodians";
import type { Rollover } from "../rollover.ts";
import { isBeneficiary } from "./relationships.ts";
import { needsSpousalConsent } from "./spousal-consent.ts";

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
    spousalConsent: needsSpousalConsent({
      ...rollover,
      source,
      isRequiredByCustodian: custodian.spousalConsent,
    }),
    deathCertificate: isBeneficiary(relationship),
    qdro: relationship === "alternate_payee",
  };
}
