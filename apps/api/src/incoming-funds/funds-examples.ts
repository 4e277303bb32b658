import { INCOMING_FUNDS_ID, NOW, ROLLOVER_ID } from "../context/example-values.ts";

export const fundsBody = {
  amount: "80000.00",
  receivedOn: "2026-06-15",
  method: "check",
  payerName: "Fidelity Investments",
  payee: "Example Trust FBO Ada Sample",
  checkNumber: "1042",
  accountReference: "IRA-11223344",
};

export const incomingFunds = {
  id: INCOMING_FUNDS_ID,
  object: "incoming_funds" as const,
  environment: "test" as const,
  status: "unmatched" as const,
  amount: "80000.00",
  receivedOn: "2026-06-15",
  method: "check" as const,
  payerName: "Fidelity Investments",
  payee: "Example Trust FBO Ada Sample",
  memo: null,
  checkNumber: "1042",
  traceNumber: null,
  bankReference: null,
  accountNumberMask: "****3344",
  custodianId: null,
  imageSha256: null,
  suspectedDuplicateOf: null,
  splitFrom: null,
  fileId: null,
  line: null,
  note: null,
  ownerId: null,
  suspense: null,
  allocations: [],
  outcome: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

export const suspendedFunds = {
  ...incomingFunds,
  status: "suspense" as const,
  ownerId: "ops-7",
  suspense: { since: NOW, reason: "no_rollover", returnBy: "2026-07-15" },
  version: 2,
};

export const returnedFunds = {
  ...incomingFunds,
  status: "returned" as const,
  outcome: {
    reason: "No account with this number.",
    on: "2026-06-15",
    method: "check",
    trackingNumber: "1Z999AA10123456784",
    code: null,
  },
  version: 2,
};

export const reversedFunds = {
  ...incomingFunds,
  status: "reversed" as const,
  outcome: {
    reason: "Insufficient funds.",
    on: "2026-06-15",
    method: null,
    trackingNumber: null,
    code: "R01",
  },
  version: 2,
};

export const appliedFunds = {
  ...incomingFunds,
  status: "applied" as const,
  allocations: [{ rolloverId: ROLLOVER_ID, amount: "80000.00", receiptId: "rcp_1", transferId: "trf_1" }],
  version: 2,
};
