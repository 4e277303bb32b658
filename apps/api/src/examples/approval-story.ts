import { APPROVAL_ID, KEY_ID, NEW_KEY_ID, NOW, ROLLOVER_ID } from "./story.ts";

// In the examples the review asks for an approval, and a second person decides.

export const approvalBody = { action: "approve", rolloverId: ROLLOVER_ID };

const other = { type: "api_key", id: NEW_KEY_ID };

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
};

export const confirmedApproval = {
  ...approval,
  state: "done",
  isOwn: false,
  decidedBy: other,
  decidedAt: NOW,
  usedAt: NOW,
};

export const declinedApproval = {
  ...approval,
  state: "declined",
  isOwn: false,
  decidedBy: other,
  decidedAt: NOW,
  reason: "The statement is of another account.",
};

export const withdrawnApproval = {
  ...approval,
  state: "withdrawn",
  decidedBy: approval.requestedBy,
  decidedAt: NOW,
};
