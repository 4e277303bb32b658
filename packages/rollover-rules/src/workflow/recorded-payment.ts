import type { ActionParams } from "./effects/effect.ts";
import type { ActionName } from "./transitions.ts";
import type { RecordedPayment } from "./workflow-context.ts";

/** Returns the days of the recorded payment; undefined if the action records no payment. */
export function toRecordedPayment({
  action,
  params,
}: {
  action: ActionName;
  params: Record<string, unknown>;
}): RecordedPayment | undefined {
  if (action === "record_distribution") {
    const { receivedOn } = params as ActionParams<typeof action>;
    return { receivedOn, paidOn: receivedOn };
  }
  if (action === "correct_transfer") {
    const { sentOn, receivedOn } = params as ActionParams<typeof action>;
    const paidOn = sentOn ?? receivedOn;
    return paidOn === undefined ? undefined : { receivedOn, paidOn };
  }
  if (action !== "mark_funds_sent") return undefined;
  const { sentTo, sentOn, payableTo, receivedOn = sentOn } = params as ActionParams<typeof action>;
  const isPaidOut = payableTo === "participant";
  return sentTo === "participant" ? { receivedOn, paidOn: receivedOn, isPaidOut } : { paidOn: sentOn };
}
