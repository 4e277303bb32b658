import { DESTINATION_ID, KEY_ID, MEMBER_ID, NOW, PAYMENT_DETAILS_ID } from "../../context/example-values.ts";

export const paymentDetailsBody = {
  custodianId: DESTINATION_ID,
  payee: "Acme Trust Company FBO {participant}",
  wire: {
    bankName: "First Example Bank",
    routingNumber: "110000000",
    beneficiary: "Acme Trust Company",
    accountNumber: "000987654321",
  },
  source: "Letter from the custodian",
  contactPhone: "202-555-0122",
};

export const paymentDetails = {
  id: PAYMENT_DETAILS_ID,
  object: "payment_details" as const,
  environment: "test" as const,
  planId: null,
  custodianId: DESTINATION_ID,
  status: "unconfirmed" as const,
  payee: "Acme Trust Company FBO {participant}",
  checkAddress: [],
  wire: {
    bankName: "First Example Bank",
    routingNumber: "110000000",
    beneficiary: "Acme Trust Company",
    accountNumberMask: "****4321",
    furtherCredit: null,
  },
  ach: null,
  dtcNumber: null,
  source: "Letter from the custodian",
  contactPhone: "202-555-0122",
  createdBy: { type: "api_key" as const, id: KEY_ID },
  createdAt: NOW,
  decidedBy: null,
  decidedAt: null,
  callback: null,
  reason: null,
};

export const callbackBody = {
  phone: "202-555-0133",
  phoneSource: "Account statement of 2025",
  spokeWith: "Kim Example, rollover desk",
};

export const confirmedDetails = {
  ...paymentDetails,
  status: "confirmed" as const,
  decidedBy: { type: "member" as const, id: MEMBER_ID },
  decidedAt: NOW,
  callback: { ...callbackBody, calledAt: NOW },
};

export const rejectedDetails = {
  ...paymentDetails,
  status: "rejected" as const,
  decidedBy: { type: "api_key" as const, id: KEY_ID },
  decidedAt: NOW,
  reason: "The custodian did not send this letter.",
};
