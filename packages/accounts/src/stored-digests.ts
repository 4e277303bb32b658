import { type RawBuilder, sql } from "@svc/database";
import { UNNAMED_SECRET } from "@svc/service-kit/config";

/** Returns SQL for the key ID of a stored digest. */
export function selectDigestKeyId(digest: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`CASE WHEN strpos(${digest}, ':') > 0 THEN split_part(${digest}, ':', 1)
    WHEN ${digest} <> '' THEN ${sql.lit(UNNAMED_SECRET)} END`;
}
