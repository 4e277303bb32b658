import type { AccountType, DeliveryMethod } from "@svc/custodians";
import type { Attestations } from "./attestations.ts";
import type { PendingOn, Priority } from "./rollover-states.ts";
import type { Relationship } from "./rules/relationships.ts";
import type { PlanKind } from "./rules/spousal-consent.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";

/** A rollover as the database keeps it, its account numbers as masks. Money is a decimal string, days `YYYY-MM-DD`. */
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
  attestations: Attestations;
  relationship: Relationship;
  /** Who died, where somebody inherits. */
  decedentName: string | null;
  /** Whether the destination is an inherited IRA; null where it follows from the relationship. */
  isInheritedIra: boolean | null;
  planKind: PlanKind | null;
  distributionId: string | null;
  /** The completed rollover whose residual it is. */
  residualOf: string | null;
  /** The rollovers that are its residuals. */
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

/** A rollover with all that its row holds: what the timeline seals. */
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

/**
 * A rollover that is locked, and was found to be as its history left it: what is changed is one of these, so that
 * nothing is built on what somebody else wrote.
 */
export interface HeldRollover extends LockedRollover {
  /** The key of its account's texts, as ciphertext; null for an account from before there were any, or erased. */
  textsKeyCiphertext: string | null;
  /** When the participant was born, as ciphertext; null where it is not known. */
  birthDateCiphertext: string | null;
}
