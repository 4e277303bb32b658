import { sql } from "@svc/database";

/** A finding is confirmed once a check finds it again at least this much later. */
const CONFIRM_MS = 30_000;

export const IS_CONFIRMED = sql<boolean>`seen_at - found_at >= ${sql.lit(CONFIRM_MS)} * interval '1 millisecond'`;
