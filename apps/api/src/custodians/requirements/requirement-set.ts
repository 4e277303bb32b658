import type { CustodianRequirements } from "@svc/custodians";
import type { Row } from "@svc/database";

export const SIGNERS = {
  participant: "The participant.",
  spouse: "The participant's spouse.",
  beneficiary: "The beneficiary of a deceased participant.",
  plan_administrator: "The plan administrator.",
  employer: "The employer.",
  attorney_in_fact: "An attorney-in-fact, with a power of attorney.",
  guardian: "A guardian or conservator.",
  executor: "The executor of an estate.",
} as const;
export type Signer = keyof typeof SIGNERS;

export interface RequirementContent {
  requirements: CustodianRequirements;
  enclosures: string[];
  signers: Signer[];
  sendTo: { address: string[]; fax: string | null; email: string | null; portal: string | null } | null;
  processingDays: { min: number; max: number } | null;
  note: string | null;
}

export interface StoredActor {
  type: string;
  id: string | null;
}

export interface RequirementSet
  extends Omit<Row<"requirementSets">, "content" | "createdBy" | "confirmedBy"> {
  content: RequirementContent;
  createdBy: StoredActor;
  confirmedBy: StoredActor | null;
}

/** @param today in the organization's time zone */
export function isUnconfirmed({ expiresOn }: Pick<RequirementSet, "expiresOn">, today: string): boolean {
  return expiresOn < today;
}
