import { type Expression, type RawBuilder, sql } from "kysely";

/** The place in a list, newest first, after which a page begins; without one it begins with the newest. */
export interface ListPlace {
  createdAt: Date | null;
  id: string | null;
}

/** Of a list that is in this order, what comes after a place. @param createdAt columns, as `key.createdAt` */
export function comesAfter(
  createdAt: string,
  id: string,
  place: { [Name in keyof ListPlace]: Expression<ListPlace[Name]> },
): RawBuilder<boolean> {
  return sql`(${sql.ref(createdAt)}, ${sql.ref(id)})
    < (coalesce(${place.createdAt}::timestamptz, 'infinity'), coalesce(${place.id}::text, ''))`;
}
