import { findStatement } from "@svc/consents/catalogue";
import { ACCOUNT_ID, accountBody, DESTINATION_ID, NOW, SOURCE_ID } from "../../context/example-values.ts";

const CONSENT_ID = "cons_01m7zh3xn2enbshk4t8w0g6y3c";

const createStatement = (statement: string) => {
  const { version = "", texts } = findStatement(statement)?.versions[0] ?? {};
  const text = texts?.en ?? "";
  return { kind: "attestation", statement, version, language: "en", text, url: null, isAltered: false };
};

export const consent = {
  id: CONSENT_ID,
  object: "consent",
  environment: "test",
  accountId: ACCOUNT_ID,
  participantName: `${accountBody.firstName} ${accountBody.lastName}`,
  sessionId: "ses_01m7zh3xk4enbshk9r2b5v7d1q",
  rollover: {
    type: "direct",
    source: { custodianId: SOURCE_ID, custodianName: "Empower", accountType: "qualified_plan" },
    destination: { custodianId: DESTINATION_ID, custodianName: "Fidelity", accountType: "traditional_ira" },
  },
  statements: [
    createStatement("rollover_request"),
    createStatement("eligible_plan_amount"),
    {
      kind: "terms",
      statement: "terms",
      version: "2026-05",
      language: "en",
      text: "I have read and accept the Northwind transfer terms.",
      url: "https://app.example.com/terms/2026-05",
      isAltered: false,
    },
  ],
  attestations: { eligibleAmount: true },
  createdAt: NOW,
};
