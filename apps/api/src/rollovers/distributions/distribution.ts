import type { Money } from "@svc/rollover-rules/money/money";
import type { MoneySource, SourceAmount } from "@svc/rollover-rules/money/money-source";

export const DISTRIBUTION_STATES = ["draft", "submitted", "cancelled"] as const;
export type DistributionState = (typeof DISTRIBUTION_STATES)[number];

export interface Distribution {
  id: string;
  organizationId: string;
  accountId: string;
  externalId: string | null;
  /** State of the whole. Its rollovers have their own states. */
  state: DistributionState;
  amount: Money;
  moneySources: MoneySource[];
  /** Paid to the participant and not rolled over. */
  paidOut: SourceAmount[];
  /** In the order of the destinations. */
  rolloverIds: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
