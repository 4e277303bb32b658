import type { DeliveryMethod } from "@svc/custodians";
import type { LateReasonCode, SelfCertification } from "../deadlines/late-reasons.ts";
import type { Asset } from "./asset.ts";
import type { Money } from "./money.ts";

/** Incorrect receipts are voided, never removed. */
export interface Receipt {
  amount: Money;
  receivedOn: string;
  lateReason: string | null;
  // Older receipts lack the properties below.
  id?: string;
  status?: "received" | "void";
  voidReason?: string | null;
  /** Null if the receipt could belong to several transfers. */
  transferId?: string | null;
  method?: DeliveryMethod | null;
  checkNumber?: string | null;
  payee?: string | null;
  recordedOn?: string;
  lateReasonCode?: LateReasonCode | null;
  selfCertification?: SelfCertification | null;
  /** True if the participant certified a reason (Rev. Proc. 2020-46), even after the reason is erased. */
  isCertified?: boolean;
  assets?: Asset[];
  /** ID of the void receipt that this one corrects. */
  replaces?: string | null;
  /** Day it was voided or returned, `YYYY-MM-DD`. */
  voidedOn?: string | null;
}

export type NormalizedReceipt = Required<Receipt>;

/** Fills in defaults. Older receipts get IDs by index, because receipts are never removed. */
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
    replaces: null,
    voidedOn: null,
    // In older receipts, every late reason is a certification by the participant.
    isCertified: receipt.id === undefined && receipt.lateReason !== null,
    ...receipt,
  }));
}

export function listLiveReceipts(receipts: readonly Receipt[]): Receipt[] {
  return receipts.filter(({ status }) => status !== "void");
}
