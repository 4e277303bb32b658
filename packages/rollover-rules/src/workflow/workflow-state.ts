import type { AccountType } from "@svc/custodians";
import type { z } from "zod";
import type { Deadline } from "../deadlines/deadline-types.ts";
import type { Eligibility } from "../eligibility/eligibility.ts";
import type { Mail } from "../mail/carriers.ts";
import type { AmountMismatch } from "../money/amounts.ts";
import type { Asset } from "../money/asset.ts";
import type { AssetMismatch } from "../money/asset-mismatch.ts";
import type { MoneySource } from "../money/money-source.ts";
import { listLiveReceipts, type Receipt } from "../money/receipts.ts";
import { isLiveTransfer, type Transfer } from "../money/transfers.ts";
import type { RolloverState, RolloverType } from "../rollover-states.ts";
import type { TaxTreatment } from "../tax/tax-treatment.ts";
import type { DocumentType } from "./action-params.ts";
import type { actingPartyField, deathResolutionField } from "./death-params.ts";

export const DOCUMENT_STATUSES = ["provided", "accepted", "rejected", "expired"] as const;

/** Older rows lack the optional fields. */
export interface RolloverDocument {
  id: string;
  type: DocumentType;
  name: string;
  sha256: string;
  status: (typeof DOCUMENT_STATUSES)[number];
  /** Last valid day, `YYYY-MM-DD`; null if it does not expire. */
  expiresOn?: string | null;
  /** ISO 8601 */
  providedAt?: string;
  /** The last review. Code and reason are set on rejection. */
  review?: { at: string; code: string | null; reason: string | null } | null;
  file?: DocumentFile | null;
  /** Shipment of the original, if mailed. */
  mail?: Mail | null;
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

export interface Consent {
  reference: string;
  /** ISO 8601 */
  givenAt: string;
  /** Time of the amendment that requires a new consent, ISO 8601. */
  supersededAt?: string;
}

/** A request for document types, or for the remedy of a soft reject. */
export interface DocumentRequest {
  types: DocumentType[];
  from: "integrator" | "participant";
  /** Soft rejects only. */
  code: string | null;
  remedy: string | null;
  /** ISO 8601 */
  requestedAt: string;
  /** Number of documents before the request. */
  documentsBefore: number;
}

/** Removed on release, unless it has a resolved death. */
export interface Hold {
  code: string | null;
  reason: string;
  /** ISO 8601 */
  since: string;
  death?: Death;
}

export interface Death {
  /** `YYYY-MM-DD` */
  diedOn: string;
  actingParty: z.output<typeof actingPartyField>;
  documentId: string | null;
  resolution: z.output<typeof deathResolutionField> | null;
}

export interface Failure {
  code: string;
  reason: string;
  /** Location of the money. Null if no money had left. */
  fundsDisposition: string | null;
  /** State before the failure. Absent in older failures. */
  state?: RolloverState;
}

export interface WorkflowState {
  type: RolloverType;
  state: RolloverState;
  sourceAccountType: AccountType;
  amountRequested: string | null;
  /** One per kind; empty if unknown. */
  moneySources: MoneySource[];
  /** States to return to. A rollover can be on hold while documents are requested. */
  documentsReturnState: RolloverState | null;
  holdReturnState: RolloverState | null;
  documentsPendingOn: "integrator" | "participant" | null;
  documents: RolloverDocument[];
  transfers: Transfer[];
  receipts: Receipt[];
  postedAmount: string | null;
  amountMismatch: AmountMismatch | null;
  assets: Asset[];
  assetMismatch: AssetMismatch | null;
  rejection: Rejection | null;
  consent: Consent | null;
  documentRequest: DocumentRequest | null;
  hold: Hold | null;
  failure: Failure | null;
  requestMismatch: AmountMismatch | null;
  /** Earliest due date of all distributions, `YYYY-MM-DD`. */
  sixtyDayDueOn: string | null;
  deadlines: Deadline[];
  eligibility: Eligibility;
  taxTreatment: TaxTreatment;
}

export type MovedMoney = Pick<WorkflowState, "transfers" | "receipts">;

/** Returns true if money has left. The state can be `processing` again, if one of several checks was returned. */
export function hasMoneyOut({ transfers, receipts }: MovedMoney): boolean {
  return listLiveReceipts(receipts).length > 0 || transfers.some(isLiveTransfer);
}

/** A submitted rollover has a consent, even after an amendment superseded it. */
export function isBeforeSubmission({ state, holdReturnState, consent }: WorkflowState): boolean {
  const withoutHold = state === "on_hold" ? holdReturnState : state;
  return withoutHold === "draft" || (withoutHold === "awaiting_participant" && consent === null);
}
