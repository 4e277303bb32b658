import type { ApiChange } from "../../declare.ts";
import type { Distribution, DistributionState } from "./distribution.ts";

const TOLD: Readonly<Record<DistributionState, `distribution.${string}`>> = {
  draft: "distribution.created",
  submitted: "distribution.submitted",
  cancelled: "distribution.cancelled",
};

/** The rollovers emit their own events. */
export function tellDistribution(call: Pick<ApiChange, "tell">, distribution: Distribution): void {
  const { id: distributionId, accountId, externalId, state, rolloverIds } = distribution;
  call.tell({ type: TOLD[state], data: { distributionId, accountId, externalId, state, rolloverIds } });
}
