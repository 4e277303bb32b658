/** What the audit log says of rollovers, of which their timelines say all else. */
export const ROLLOVER_AUDIT_ACTIONS = [
  "rollover.accepted_as_it_stands",
  "rollover.instructions_revealed",
  "rollover.self_certification_revealed",
] as const;
