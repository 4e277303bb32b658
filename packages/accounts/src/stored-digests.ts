import { type RawBuilder, sql } from "@svc/database";
import { UNNAMED_SECRET } from "@svc/service-kit";

/** As `keyOfDigest`, of a digest that is stored; null where there is none, or what it was made of was erased. */
export function keyOfStoredDigest(digest: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`CASE WHEN strpos(${digest}, ':') > 0 THEN split_part(${digest}, ':', 1)
    WHEN ${digest} <> '' THEN ${sql.lit(UNNAMED_SECRET)} END`;
}
