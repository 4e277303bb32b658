import type { AccountType } from "@svc/custodians";
import type { Asset } from "../assets/asset.ts";
import type { Eligibility } from "../eligibility.ts";
import type { MoneySource } from "../money-sources/money-source.ts";
import type { RolloverState, RolloverType } from "../rollover-states.ts";
import type { TaxTreatment } from "../tax/tax-treatment.ts";
import type { DocumentType } from "./action-params.ts";
import type { AmountMismatch } from "./amounts.ts";
import type { AssetMismatch } from "./asset-mismatch.ts";
import type { Deadline } from "./deadline-types.ts";
import { liveReceipts, type Receipt } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

/** What is known of a document. */
export const DOCUMENT_STATUSES = ["provided", "accepted", "rejected", "expired"] as const;

/** A document of a rollover: a reference and a digest. Rows from before have those alone. */
export interface RolloverDocument {
  id: string;
  type: DocumentType;
  name: string;
  sha256: string;
  status: (typeof DOCUMENT_STATUSES)[number];
  /** The last day on which it counts, `YYYY-MM-DD`; null where it does not age. */
  expiresOn?: string | null;
  /** ISO 8601. */
  providedAt?: string;
  /** Who looked at it last came to this; a code and a reason where it was rejected. */
  review?: { at: string; code: string | null; reason: string | null } | null;
  /** Of a document whose file is kept here: what kind of file it is, and how many bytes. */
  file?: DocumentFile | null;
}

export interface DocumentFile {
  mediaType: "application/pdf" | "image/png" | "image/jpeg";
  size: number;
}

export interface Rejection {
  code: string;
  reason: string | null;
  by: "operations" | "source_custodian";
}

/** The participant's consent: where it is kept, and since when it is there. */
export interface Consent {
  reference: string;
  /** ISO 8601. */
  givenAt: string;
}

/** What is waited for in `awaiting_documents`: the types that were asked for, or what a soft reject wants. */
export interface DocumentRequest {
  types: DocumentType[];
  from: "integrator" | "participant";
  /** Of a soft reject. */
  code: string | null;
  remedy: string | null;
  /** ISO 8601. */
  requestedAt: string;
  /** How many documents there were: those do not answer it. */
  documentsBefore: number;
}

export interface Hold {
  /** For programs; null where none was given. */
  code: string | null;
  reason: string;
  /** ISO 8601. */
  since: string;
}

export interface Failure {
  code: string;
  reason: string;
  /** Where the money is, once it had left. */
  fundsDisposition: string | null;
}

/** All of a rollover that the workflow reads and changes. */
export interface WorkflowState {
  type: RolloverType;
  state: RolloverState;
  sourceAccountType: AccountType;
  /** Null where it is all of the account. */
  amountRequested: string | null;
  /** Which money it moves, each kind once; none where that is not known. */
  moneySources: MoneySource[];
  /** Where to go back to from `awaiting_documents`, and from `on_hold`: one may stand over the other. */
  documentsReturnState: RolloverState | null;
  holdReturnState: RolloverState | null;
  /** Whom the documents were asked of. */
  documentsPendingOn: "integrator" | "participant" | null;
  documents: RolloverDocument[];
  transfers: Transfer[];
  receipts: Receipt[];
  postedAmount: string | null;
  amountMismatch: AmountMismatch | null;
  /** What travels in kind, as it was asked for. */
  assets: Asset[];
  /** What arrived in kind is not what was sent. */
  assetMismatch: AssetMismatch | null;
  rejection: Rejection | null;
  consent: Consent | null;
  documentRequest: DocumentRequest | null;
  hold: Hold | null;
  failure: Failure | null;
  /** What was sent is not what was requested. */
  requestMismatch: AmountMismatch | null;
  /** The last day for the first of what the participant received, `YYYY-MM-DD`: each distribution has its own. */
  sixtyDayDueOn: string | null;
  deadlines: Deadline[];
  eligibility: Eligibility;
  taxTreatment: TaxTreatment;
}

export type MovedMoney = Pick<WorkflowState, "transfers" | "receipts">;

/** One of several cheques may be back while another is still out: the state alone does not say it. */
export function hasMoneyOut({ transfers, receipts }: MovedMoney): boolean {
  return liveReceipts(receipts).length > 0 || transfers.some(isLive);
}
