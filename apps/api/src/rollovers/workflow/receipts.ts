import type { DeliveryMethod } from "@svc/custodians";
import type { Asset } from "../assets/asset.ts";
import type { LateReasonCode, SelfCertification } from "./late-reasons.ts";
import type { Money } from "./money.ts";

/** Money that arrived: a fact, recorded whatever was expected. One that was wrong is void, and counts no more. */
export interface Receipt {
  amount: Money;
  receivedOn: string;
  lateReason: string | null;
  // Receipts from before they were things of their own have none of what follows.
  id?: string;
  status?: "received" | "void";
  voidReason?: string | null;
  /** The transfer that it is of; null where it may be of several. */
  transferId?: string | null;
  method?: DeliveryMethod | null;
  checkNumber?: string | null;
  payee?: string | null;
  /** The day on which it was recorded. */
  recordedOn?: string;
  lateReasonCode?: LateReasonCode | null;
  selfCertification?: SelfCertification | null;
  /** Whether a reason of Rev. Proc. 2020-46 was certified; it stays where reason and certification are erased. */
  isCertified?: boolean;
  /** What arrived in kind. */
  assets?: Asset[];
}

export type KnownReceipt = Required<Receipt>;

/** Receipts with all that is known of them. They are never taken away, so their places number those that have no id. */
export function knownReceipts(receipts: readonly Receipt[]): KnownReceipt[] {
  return receipts.map((receipt, index) => ({
    id: `rcp_${index + 1}`,
    status: "received",
    voidReason: null,
    transferId: null,
    method: null,
    checkNumber: null,
    payee: null,
    recordedOn: receipt.receivedOn,
    lateReasonCode: null,
    selfCertification: null,
    // What was recorded as late before there were codes was recorded as the participant's certification.
    assets: [],
    isCertified: receipt.id === undefined && receipt.lateReason !== null,
    ...receipt,
  }));
}

/** Those that count. */
export function liveReceipts(receipts: readonly Receipt[]): Receipt[] {
  return receipts.filter(({ status }) => status !== "void");
}
