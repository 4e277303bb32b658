import type { Approval } from "./approval.ts";

const EVENTS = {
  requested: "approval.requested",
  confirmed: "approval.confirmed",
  declined: "approval.declined",
  withdrawn: "approval.withdrawn",
  expired: "approval.expired",
  outdated: "approval.outdated",
} as const;

/** Contains no free text. */
export function toApprovalNotice(
  { id, action, rolloverId, requestedBy, expiresAt, decidedBy }: Approval,
  change: keyof typeof EVENTS,
) {
  const requester = { type: requestedBy.type, id: requestedBy.id };
  return {
    event: {
      type: EVENTS[change],
      data: {
        approvalId: id,
        action,
        rolloverId,
        requestedBy: requester,
        decidedBy,
        expiresAt: expiresAt.toISOString(),
      },
    },
    audit: {
      targetId: id,
      data: { action, rolloverId, ...(change === "requested" ? {} : { requestedBy: requester }) },
    },
  };
}
