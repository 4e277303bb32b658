import { sql } from "@svc/database";

/** Findings that a check repeats at least this much later are confirmed. */
const CONFIRM_MS = 30_000;

export const IS_CONFIRMED = sql<boolean>`seen_at - found_at >= ${sql.lit(CONFIRM_MS)} * interval '1 millisecond'`;
