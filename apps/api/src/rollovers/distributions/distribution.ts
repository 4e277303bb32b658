import type { MoneySource, SourceAmount } from "../money-sources/money-source.ts";
import type { Money } from "../workflow/money.ts";

export const DISTRIBUTION_STATES = ["draft", "submitted", "cancelled"] as const;
export type DistributionState = (typeof DISTRIBUTION_STATES)[number];

/** Rollovers that leave one account at once. */
export interface Distribution {
  id: string;
  organizationId: string;
  accountId: string;
  externalId: string | null;
  /** What was done to all of it; its rollovers have states of their own. */
  state: DistributionState;
  amount: Money;
  moneySources: MoneySource[];
  /** What is paid to the participant and not rolled over. */
  paidOut: SourceAmount[];
  /** In the order of its destinations. */
  rolloverIds: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
