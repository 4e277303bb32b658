import type { CustodianRequirements } from "@svc/custodians";
import type { Rollover } from "../rollover.ts";
import { isBeneficiary } from "./relationships.ts";
import { needsSpousalConsent } from "./spousal-consent.ts";

/** What has to be seen before money goes: what the source custodian wants, and what follows from whose money it is. */
export interface DocumentRequirements extends CustodianRequirements {
  deathCertificate?: boolean;
  qdro?: boolean;
}

/** What of a rollover its documents hang on. */
export type DocumentedRollover = Pick<
  Rollover,
  "type" | "sourceAccountType" | "relationship" | "planKind" | "attestations"
>;

export function requirementsOf(
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
