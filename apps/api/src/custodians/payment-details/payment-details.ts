import type { ReceivingInstructions } from "@svc/custodians";
import type { Row } from "@svc/database";

export const PAYMENT_DETAILS_STATUSES = {
  unconfirmed: "They are waiting for a call-back by a second person. Instructions do not use them.",
  confirmed: "A second person confirmed them by a call-back. Instructions use them.",
  rejected: "They were rejected. This is final.",
  superseded: "Later confirmed details replaced them.",
} as const;
export type PaymentDetailsStatus = keyof typeof PAYMENT_DETAILS_STATUSES;

type Wire = NonNullable<ReceivingInstructions["wire"]>;
type Ach = NonNullable<ReceivingInstructions["ach"]>;

/** Details with full bank account numbers. */
export interface OpenedDetails {
  payee: string;
  checkAddress: string[];
  wire: Wire | null;
  ach: Ach | null;
  dtcNumber: string | null;
}

type Masked<Details> = Omit<Details, "accountNumber"> & { accountNumberMask: string };

/** Details with masked bank account numbers. */
export interface StoredDetails extends Omit<OpenedDetails, "wire" | "ach"> {
  wire: Masked<Wire> | null;
  ach: Masked<Ach> | null;
}

export interface Callback {
  phone: string;
  phoneSource: string;
  spokeWith: string;
  calledAt: string;
}

export interface StoredActor {
  type: string;
  id: string | null;
}

export interface PaymentDetails
  extends Omit<Row<"paymentDetails">, "status" | "details" | "createdBy" | "decidedBy" | "callback"> {
  status: PaymentDetailsStatus;
  details: StoredDetails;
  createdBy: StoredActor;
  decidedBy: StoredActor | null;
  callback: Callback | null;
  /** Users who created or rotated a key in the rotation chain of the API key that entered the details. */
  keyOwners: string[];
}
