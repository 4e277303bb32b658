import type { ApiChange } from "../../context/define-operation.ts";
import type { Distribution, DistributionState } from "./distribution.ts";

const EVENT_TYPES: Readonly<Record<DistributionState, `distribution.${string}`>> = {
  draft: "distribution.created",
  submitted: "distribution.submitted",
  cancelled: "distribution.cancelled",
};

/** The rollovers emit their own events. */
export function emitDistributionEvent(call: Pick<ApiChange, "emitEvent">, distribution: Distribution): void {
  const { id: distributionId, accountId, externalId, state, rolloverIds } = distribution;
  call.emitEvent({
    type: EVENT_TYPES[state],
    data: { distributionId, accountId, externalId, state, rolloverIds },
  });
}
