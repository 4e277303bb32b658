import type { AccountType, DeliveryMethod } from "@svc/custodians";
import type { Eligibility } from "./eligibility.ts";
import type { RolloverState, RolloverType } from "./rollover-states.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

/** A rollover as the database keeps it, its account numbers as masks. Money is a decimal string, days `YYYY-MM-DD`. */
export interface Rollover {
  id: string;
  organizationId: string;
  accountId: string;
  externalId: string | null;
  type: RolloverType;
  state: RolloverState;
  sourceCustodianId: string;
  sourceAccountType: AccountType;
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
  eligibility: Eligibility;
  taxTreatment: TaxTreatment;
  metadata: Record<string, string>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
