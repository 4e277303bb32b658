import type { Money } from "@svc/rollover-rules/money/money";
import type { MoneySource, SourceAmount } from "@svc/rollover-rules/money/money-source";
import type { CashPayment } from "@svc/rollover-rules/tax/cash-payment";
import type { ApiChange } from "../../context/define-operation.ts";

export const DISTRIBUTION_STATES = ["draft", "submitted", "cancelled"] as const;
export type DistributionState = (typeof DISTRIBUTION_STATES)[number];

export interface Distribution {
  id: string;
  organizationId: string;
  accountId: string;
  externalId: string | null;
  state: DistributionState;
  amount: Money;
  moneySources: MoneySource[];
  /** Paid to the participant and not rolled over. */
  paidOut: SourceAmount[];
  /** Null until recorded. */
  cashPayment: CashPayment | null;
  /** In the order of the destinations. */
  rolloverIds: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const EVENT_TYPES: Readonly<Record<DistributionState, `distribution.${string}`>> = {
  draft: "distribution.created",
  submitted: "distribution.submitted",
  cancelled: "distribution.cancelled",
};

export function emitDistributionEvent(call: Pick<ApiChange, "emitEvent">, distribution: Distribution): void {
  const { id: distributionId, accountId, externalId, state, rolloverIds } = distribution;
  call.emitEvent({
    type: EVENT_TYPES[state],
    data: { distributionId, accountId, externalId, state, rolloverIds },
  });
}
