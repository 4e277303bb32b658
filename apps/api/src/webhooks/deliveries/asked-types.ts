import { type RawBuilder, sql } from "@svc/database";

/** Whether somebody asks for the type of an event `v`. @param types as an endpoint asks for them */
export const isAskedFor = (types: RawBuilder<readonly string[]>) =>
  sql<boolean>`${types}::text[] && ARRAY[v.type, split_part(v.type, '.', 1) || '.*', '*']`;
