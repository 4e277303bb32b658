import type { AccountType, DeliveryMethod } from "@svc/custodians";
import type { Attestations } from "./eligibility/attestations.ts";
import type { Relationship } from "./eligibility/relationships.ts";
import type { PlanKind } from "./eligibility/spousal-consent.ts";
import type { PendingOn, Priority } from "./rollover-states.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";

/** Plan IDs, stored with the attestations, so that the timeline seals them. */
export interface RolloverPlans {
  source?: string;
  destination?: string;
}

export type RecordedAttestations = Attestations & { plans?: RolloverPlans };

/** Account numbers are masked. Money is a decimal string; days are `YYYY-MM-DD`. */
export interface Rollover extends WorkflowState {
  id: string;
  organizationId: string;
  accountId: string;
  externalId: string | null;
  sourceCustodianId: string;
  sourceAccountNumberMask: string;
  sourcePlanName: string | null;
  sourceFirstContributionDate: string | null;
  destinationCustodianId: string;
  destinationAccountType: AccountType;
  destinationAccountNumberMask: string;
  destinationPlanName: string | null;
  destinationFirstContributionDate: string | null;
  amountKind: "full" | "partial";
  currency: "USD";
  deliveryMethod: DeliveryMethod;
  attestations: RecordedAttestations;
  relationship: Relationship;
  decedentName: string | null;
  /** Null if the relationship determines it. */
  isInheritedIra: boolean | null;
  planKind: PlanKind | null;
  distributionId: string | null;
  residualOf: string | null;
  residuals: string[];
  assigneeId: string | null;
  priority: Priority;
  tags: string[];
  metadata: Record<string, string>;
  version: number;
  eventSequence: number;
  timelineSequence: number;
  timelineHash: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The complete row, which timeline entries seal. */
export interface LockedRollover extends Rollover {
  sourceAccountNumberCiphertext: string;
  sourceAccountNumberIndex: string;
  destinationAccountNumberCiphertext: string;
  destinationAccountNumberIndex: string;
  nextTimerAt: Date | null;
  pendingOn: PendingOn;
  nextDueAt: Date | null;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
}

/** A row that matches its timeline. Changes require this type, so that no change builds on a tampered row. */
export interface VerifiedRollover extends LockedRollover {
  /** Encrypted key for the account's free text. Null before the first text and after erasure. */
  textsKeyCiphertext: string | null;
  birthDateCiphertext: string | null;
}
