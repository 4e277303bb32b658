import type { DeliveryMethod } from "@svc/custodians";
import type { LateReasonCode, SelfCertification } from "../deadlines/late-reasons.ts";
import type { Asset } from "./asset.ts";
import type { Money } from "./money.ts";

/** A record of money that arrived, whether expected or not. Wrong ones are voided, never removed. */
export interface Receipt {
  amount: Money;
  receivedOn: string;
  lateReason: string | null;
  // Older receipts have none of the following.
  id?: string;
  status?: "received" | "void";
  voidReason?: string | null;
  /** Null if it could belong to several. */
  transferId?: string | null;
  method?: DeliveryMethod | null;
  checkNumber?: string | null;
  payee?: string | null;
  recordedOn?: string;
  lateReasonCode?: LateReasonCode | null;
  selfCertification?: SelfCertification | null;
  /** True if the participant certified a reason (Rev. Proc. 2020-46). Remains after the reason is erased. */
  isCertified?: boolean;
  assets?: Asset[];
}

export type NormalizedReceipt = Required<Receipt>;

/** Fills in defaults. Receipts are never removed, so the index can serve as ID for older ones. */
export function normalizeReceipts(receipts: readonly Receipt[]): NormalizedReceipt[] {
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
    assets: [],
    // Older receipts recorded a late reason only as the participant's certification.
    isCertified: receipt.id === undefined && receipt.lateReason !== null,
    ...receipt,
  }));
}

export function liveReceipts(receipts: readonly Receipt[]): Receipt[] {
  return receipts.filter(({ status }) => status !== "void");
}
