import type { DeliveryMethod } from "@svc/custodians";
import { addDays } from "../deadlines/days.ts";
import type { Carrier } from "../mail/carriers.ts";
import type { Asset } from "./asset.ts";
import type { Money } from "./money.ts";
import type { SourceAmount } from "./money-source.ts";

const SIXTY_DAYS = 60;

export interface Transfer {
  id: string;
  method: DeliveryMethod;
  /** After withholding. */
  amount: Money;
  withheldFederal: Money;
  withheldState: Money;
  /** U.S. state whose tax was withheld, as a two-letter code. Absent or null if unknown. */
  stateCode?: string | null;
  sentTo: "destination" | "participant";
  trackingNumber: string | null;
  status: "sent" | "void";
  voidReason: string | null;
  /** As of the day the money left. Absent in older transfers. */
  code1099R?: string | null;
  /** Split before withholding; empty if unknown. */
  sources?: SourceAmount[];
  // Older transfers lack the properties below. Days are `YYYY-MM-DD`.
  sentOn?: string | null;
  /** Day the participant received the money, which starts the 60 days. Null if they do not apply. */
  receivedOn?: string | null;
  /** Null if unknown. Never null in an indirect rollover. */
  payableTo?: "destination" | "participant" | null;
  checkNumber?: string | null;
  payee?: string | null;
  recordedOn?: string | null;
  assets?: Asset[];
  /** Replaces the last of the 60 days; null if the 60 days apply. */
  dueOn?: string | null;
  /** ID of the void transfer that this payment reissues. */
  reissueOf?: string | null;
  /** ID of the void transfer that this one corrects. */
  replaces?: string | null;
  /** Day it was returned, voided or corrected. */
  voidedOn?: string | null;
  carrier?: Carrier | null;
  /** Day a mailed check is expected to arrive. */
  expectedOn?: string | null;
}

/** Returns true unless the transfer is void. */
export function isLiveTransfer({ status }: Pick<Transfer, "status">): boolean {
  return status === "sent";
}

export type NormalizedTransfer = Required<Transfer>;

/**
 * Returns null if the 60 days do not apply.
 * @param sixtyDayDueOn see `DatedMovements`
 */
export function findReceivedOn(
  { sentTo, receivedOn }: Transfer,
  sixtyDayDueOn: string | null,
): string | null {
  if (receivedOn !== undefined) return receivedOn;
  return sentTo === "participant" && sixtyDayDueOn !== null ? addDays(sixtyDayDueOn, -SIXTY_DAYS) : null;
}

/** Follows a chain of reissued payments. */
export function findFirstPayment(transfers: readonly Transfer[], transfer: Transfer): Transfer {
  const original = transfers.find(({ id }) => id === transfer.reissueOf);
  return original ? findFirstPayment(transfers, original) : transfer;
}

export function findLastRolloverDay({ dueOn = null }: Pick<Transfer, "dueOn">, receivedOn: string): string {
  return dueOn ?? addDays(receivedOn, SIXTY_DAYS);
}

export function normalizeTransfers(
  transfers: readonly Transfer[],
  sixtyDayDueOn: string | null,
): NormalizedTransfer[] {
  return transfers.map((transfer) => ({
    stateCode: null,
    code1099R: null,
    sources: [],
    sentOn: null,
    payableTo: transfer.sentTo === "destination" ? "destination" : null,
    checkNumber: null,
    payee: null,
    recordedOn: null,
    assets: [],
    dueOn: null,
    reissueOf: null,
    replaces: null,
    voidedOn: null,
    carrier: null,
    expectedOn: null,
    ...transfer,
    receivedOn: findReceivedOn(transfer, sixtyDayDueOn),
  }));
}
