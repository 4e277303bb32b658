import { accountBody, DESTINATION_ID, NOW, ROLLOVER_ID, SOURCE_ID } from "../../context/example-values.ts";
import { rolloverBody } from "../views/rollover-examples.ts";

export const sandboxAddress = ["Rollover Operations", "1 Sandbox Way", "Springfield, IL 62701"];

export const instructions = {
  object: "rollover_instructions",
  rolloverId: ROLLOVER_ID,
  environment: "test",
  version: 1,
  replaces: null,
  preparedAt: NOW,
  preparedOn: "2026-06-15",
  type: "direct",
  state: "submitted",
  relationship: "own",
  participant: { name: "Ada Sample", address: [accountBody.address.line1, "Springfield, IL 62701"] },
  source: {
    custodianId: SOURCE_ID,
    custodianName: "Test: Manual",
    isVerified: false,
    accountType: "qualified_plan",
    accountNumber: rolloverBody.source.accountNumber,
    planName: "Acme 401(k)",
    plan: null,
    requestTo: {
      address: sandboxAddress,
      fax: "202-555-0100",
      email: "rollovers@sandbox.example",
      portal: "https://sandbox.example/rollovers",
    },
    signatures: { medallion: false, notarization: false, spousalConsent: false, wetSignature: false },
  },
  destination: {
    custodianId: DESTINATION_ID,
    custodianName: "Test: Instant",
    isVerified: false,
    accountType: "traditional_ira",
    accountNumber: rolloverBody.destination.accountNumber,
    planName: null,
    plan: null,
  },
  amount: { kind: "full", requested: null, currency: "USD" },
  moneySources: [],
  assets: [],
  payment: {
    method: "wire",
    payee: "Test: Instant FBO Ada Sample",
    memo: `Account IRA-11223344, ${ROLLOVER_ID}`,
    checkAddress: [],
    wire: {
      bankName: "Sandbox Bank",
      routingNumber: "110000000",
      beneficiary: "Sandbox Custodians",
      accountNumber: "000123456789",
      furtherCredit: "Ada Sample, account IRA-11223344",
    },
    ach: null,
    dtcNumber: null,
  },
  enclosures: [],
  missing: [],
  warnings: [
    {
      code: "source_not_verified",
      detail:
        "The source custodian's directory entry is not verified. Confirm these details with the custodian, using a phone number you already have.",
    },
    {
      code: "destination_not_verified",
      detail:
        "The destination custodian's directory entry is not verified. Confirm these details with the custodian, using a phone number you already have.",
    },
    { code: "not_approved", detail: "This rollover has not been approved." },
  ],
};
