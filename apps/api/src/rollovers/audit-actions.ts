/** Rollover actions in the audit log. All others are in the timelines. */
export const ROLLOVER_AUDIT_ACTIONS = [
  "rollover.accepted_as_it_stands",
  "rollover.instructions_revealed",
  "rollover.self_certification_revealed",
] as const;
