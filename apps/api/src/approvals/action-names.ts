import type { ApprovalAction } from "../people/second-person/approval.ts";

/** For emails and receipts. */
export const APPROVAL_ACTION_NAMES: Readonly<Record<ApprovalAction, string>> = {
  approve: "Approve a rollover",
  send_to_custodian: "Send a rollover to its custodian",
  resolve_mismatch: "Accept a difference",
  complete: "Complete a rollover",
  reveal: "View full account numbers",
  create_live_key: "Create a live API key",
  rotate_live_key: "Rotate a live API key",
  change_live_key: "Widen a live API key's access",
  relax_second_person: "Relax the second-person rules",
};
