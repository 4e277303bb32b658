import { sql } from "@svc/database";

/** A finding counts once a check at least this much later finds it again. */
const CONFIRM_MS = 30_000;

export const IS_CONFIRMED = sql<boolean>`seen_at - found_at >= ${sql.lit(CONFIRM_MS)} * interval '1 millisecond'`;
