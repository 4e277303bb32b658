import { isLiveTransfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import { formatDay, formatDollars } from "../../accounts-and-consents/letters/format.ts";
import type { Fact } from "../../accounts-and-consents/letters/letter.ts";
import { DELIVERY_METHOD_NAMES } from "../instructions/instruction-rows.ts";

export const TYPE_NAMES: Readonly<Record<RolloverType, string>> = {
  direct: "direct rollover",
  trustee_transfer: "trustee-to-trustee transfer",
  indirect_60_day: "60-day rollover",
  in_plan: "in-plan Roth rollover",
};

export function listPaymentsSent({ transfers }: Pick<Rollover, "transfers">): Fact[] {
  return transfers.filter(isLiveTransfer).map(({ amount, method, sentOn, checkNumber, trackingNumber }) => {
    const details = [
      `${formatDollars(amount)} by ${DELIVERY_METHOD_NAMES[method].toLowerCase()}`,
      sentOn ? `sent on ${formatDay(sentOn)}` : null,
      checkNumber ? `check number ${checkNumber}` : null,
      trackingNumber === null ? null : `tracking number ${trackingNumber}`,
    ];
    return ["Payment sent", details.filter((detail) => detail !== null).join(", ")];
  });
}
