import { type RawBuilder, sql } from "@svc/database";

/** @param types event type filters, such as `rollover.*` */
export const matchesEventTypes = (types: RawBuilder<readonly string[]>) =>
  sql<boolean>`${types}::text[] && ARRAY[v.type, split_part(v.type, '.', 1) || '.*', '*']`;
