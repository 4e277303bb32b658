import {
  APPROVAL_ID,
  account,
  DESTINATION_ID,
  KEY_ID,
  NOW,
  ROLLOVER_ID,
  SOURCE_ID,
} from "../context/example-values.ts";
import { member } from "../people/members/member-examples.ts";

export const approvalBody = { action: "approve", rolloverId: ROLLOVER_ID };

const otherMember = { type: "member", id: member.id };

export const approval = {
  id: APPROVAL_ID,
  object: "approval",
  action: "approve",
  rolloverId: ROLLOVER_ID,
  rolloverVersion: 3,
  params: {},
  state: "pending",
  requestedBy: { type: "api_key", id: KEY_ID },
  isOwn: true,
  requestedAt: NOW,
  expiresAt: "2026-06-16T12:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  reason: null,
  usedAt: null,
  rollover: {
    participantName: `${account.firstName} ${account.lastName}`,
    amount: { kind: "full", requested: null, currency: "USD" },
    moneySources: [],
    deliveryMethod: "check",
    source: {
      custodianId: SOURCE_ID,
      custodianName: "Test Manual Trust",
      accountType: "qualified_plan",
      accountNumberMask: "****8877",
    },
    destination: {
      custodianId: DESTINATION_ID,
      custodianName: "Test Instant Trust",
      accountType: "traditional_ira",
      accountNumberMask: "****3344",
    },
    documents: [],
  },
  changes: [],
  changedFacts: [],
  approvers: null,
  cannotDecide: "api_key",
};

export const confirmedApproval = {
  ...approval,
  state: "done",
  isOwn: false,
  cannotDecide: "ended",
  decidedBy: otherMember,
  decidedAt: NOW,
  usedAt: NOW,
};

export const declinedApproval = {
  ...approval,
  state: "declined",
  isOwn: false,
  cannotDecide: "ended",
  decidedBy: otherMember,
  decidedAt: NOW,
  reason: "The statement belongs to another account.",
};

export const withdrawnApproval = {
  ...approval,
  state: "withdrawn",
  cannotDecide: "ended",
  decidedBy: approval.requestedBy,
  decidedAt: NOW,
};
