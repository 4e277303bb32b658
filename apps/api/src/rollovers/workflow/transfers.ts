import type { DeliveryMethod } from "@svc/custodians";
import type { Asset } from "../assets/asset.ts";
import type { SourceAmount } from "../money-sources/money-source.ts";
import { addDays } from "./days.ts";
import type { Money } from "./money.ts";

const SIXTY_DAYS = 60;

/** One movement of money out of the source: a cheque, a wire, a residual. A void one counts no more. */
export interface Transfer {
  id: string;
  method: DeliveryMethod;
  /** What was sent, net of what was withheld. */
  amount: Money;
  withheldFederal: Money;
  withheldState: Money;
  sentTo: "destination" | "participant";
  trackingNumber: string | null;
  status: "sent" | "void";
  voidReason: string | null;
  /** How it is reported, judged on the day it left; transfers from before this was kept have none. */
  code1099R?: string | null;
  /** How it divides among the money sources, before anything was withheld; none where they are not known. */
  sources?: SourceAmount[];
  // Transfers from before they had dates have none of what follows. Days are `YYYY-MM-DD`.
  /** The day on which it left, where somebody said it. */
  sentOn?: string | null;
  /** The day on which the participant received what was paid to them: their 60 days count from it. Null where none run. */
  receivedOn?: string | null;
  /**
   * Whom it is made out to: what goes by the participant's hands they may only carry. Null where nobody said it of a rollover
   * that is not indirect: then the 60 days are watched, and nothing else hangs on them.
   */
  payableTo?: "destination" | "participant" | null;
  checkNumber?: string | null;
  payee?: string | null;
  /** The day on which it was recorded. */
  recordedOn?: string | null;
  /** What left in kind. */
  assets?: Asset[];
  /** The last day on which it may be rolled over, where it is not the 60th: that of a loan that was offset. */
  dueOn?: string | null;
}

/** Whether it counts: it has left, and was neither lost nor returned. */
export function isLive({ status }: Pick<Transfer, "status">): boolean {
  return status === "sent";
}

export type KnownTransfer = Required<Transfer>;

/**
 * When the participant received what was paid to them; null where no 60 days run.
 *
 * @param sixtyDayDueOn of rollovers from before distributions had days of their own, the one day for all
 */
export function receivedOnOf({ sentTo, receivedOn }: Transfer, sixtyDayDueOn: string | null): string | null {
  if (receivedOn !== undefined) return receivedOn;
  return sentTo === "participant" && sixtyDayDueOn !== null ? addDays(sixtyDayDueOn, -SIXTY_DAYS) : null;
}

/** The last day on which it may be rolled over: the 60th, unless it has one of its own. */
export function lastDayOf({ dueOn = null }: Pick<Transfer, "dueOn">, receivedOn: string): string {
  return dueOn ?? addDays(receivedOn, SIXTY_DAYS);
}

/** Transfers with all that is known of them. @param sixtyDayDueOn as for `receivedOnOf` */
export function knownTransfers(
  transfers: readonly Transfer[],
  sixtyDayDueOn: string | null,
): KnownTransfer[] {
  return transfers.map((transfer) => ({
    code1099R: null,
    sources: [],
    sentOn: null,
    payableTo: transfer.sentTo === "destination" ? "destination" : null,
    checkNumber: null,
    payee: null,
    recordedOn: null,
    assets: [],
    dueOn: null,
    ...transfer,
    receivedOn: receivedOnOf(transfer, sixtyDayDueOn),
  }));
}
