import type { AccountType, DeliveryMethod } from "@svc/custodians";
import type { EligibilityQuestion } from "./eligibility.ts";
import type { TaxTreatment } from "./tax-treatment.ts";
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
  amountRequested: string | null;
  currency: "USD";
  deliveryMethod: DeliveryMethod;
  attestations: EligibilityQuestion["attestations"];
  taxTreatment: TaxTreatment;
  metadata: Record<string, string>;
  version: number;
  eventSequence: number;
  timelineSequence: number;
  timelineHash: string;
  createdAt: Date;
  updatedAt: Date;
}
