import { APPROVAL_ID, NOW } from "../context/example-values.ts";
import { confirmedApproval } from "./approval-examples.ts";

export const evidence = {
  object: "approval_evidence",
  environment: "test",
  approvalId: APPROVAL_ID,
  facts: [
    { fact: "participant.lastName", requested: "Lopez", current: "Lopez", isChanged: false },
    { fact: "destination.accountNumber", requested: "****3344", current: "****3344", isChanged: false },
  ],
  receipt: {
    outcome: "confirmed",
    decidedBy: confirmedApproval.decidedBy,
    decidedAt: NOW,
    method: "recent_sign_in",
    digest: "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03",
    content: {
      id: APPROVAL_ID,
      action: "approve",
      params: {},
      requestedAt: NOW,
      outcome: "confirmed",
      decidedBy: { type: confirmedApproval.decidedBy.type, id: confirmedApproval.decidedBy.id },
      nonce: "0v1mQ4lM3bq7Zr9n2c8f6A",
    },
    isIntact: true,
    passkey: null,
  },
};

export const confirmation = {
  object: "approval_confirmation",
  method: "passkey",
  passkey: {
    nonce: "0v1mQ4lM3bq7Zr9n2c8f6A.mbx0k3s0.3q2-7w",
    challenge: "WJG1tSLV3whtD_CxEPvZ0hu0_HFjrzTQgoai6Eb2vgM",
    relyingPartyId: "rollovers.example.com",
    credentialIds: ["c2lnbi1pbi1kZXZpY2U"],
    expiresAt: "2026-06-15T12:05:00.000Z",
  },
};
