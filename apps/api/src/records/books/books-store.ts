import { kysely, type Params, type Sql, sql, statement, typedList, unpreparedStatement } from "@svc/database";
import type { BookIssue, BookKind } from "../../context/book-issue.ts";
import { IS_CONFIRMED } from "./confirm-findings.ts";

export interface BookFinding extends BookIssue {
  /** First time that a check found the issue. */
  foundAt: Date;
  /** Last time that a check found the issue. */
  seenAt: Date;
}

interface SavedCheck {
  kind: BookKind;
  ids: readonly string[];
  issues: readonly BookIssue[];
  now: Date;
}

/** Stores issues of these objects, and deletes findings that the check did not find again. */
export async function saveIssues(tx: Sql, { kind, ids, issues, now }: SavedCheck): Promise<void> {
  await deleteResolved(tx, { kind, ids, found: issues.map(({ objectId, code }) => `${objectId} ${code}`) });
  if (issues.length === 0) return;
  await upsert(tx, {
    kind,
    now,
    objectIds: issues.map(({ objectId }) => objectId),
    codes: issues.map(({ code }) => code),
    organizationIds: issues.map(({ organizationId }) => organizationId),
    details: issues.map(({ detail }) => detail),
  });
}

const deleteResolved = statement(
  "book_findings_heal",
  (param: Params<{ kind: string; ids: readonly string[]; found: readonly string[] }>) =>
    kysely
      .deleteFrom("bookFindings")
      .where("kind", "=", param.kind)
      .where("objectId", "=", kysely.fn.any(typedList("text", param.ids)))
      .where(sql<boolean>`object_id || ' ' || code <> ALL(${param.found}::text[])`)
      .returning("objectId"),
);

const upsert = statement(
  "book_findings_save",
  (
    param: Params<{
      kind: string;
      now: Date;
      objectIds: readonly string[];
      codes: readonly string[];
      organizationIds: readonly string[];
      details: readonly string[];
    }>,
  ) => sql<{ objectId: string }>`
    INSERT INTO book_findings (kind, object_id, code, organization_id, detail, found_at, seen_at)
    SELECT ${param.kind}, object_id, code, max(organization_id), string_agg(detail, '; ' ORDER BY detail),
      ${param.now}::timestamptz, ${param.now}::timestamptz
    FROM unnest(${param.objectIds}::text[], ${param.codes}::text[], ${param.organizationIds}::text[], ${param.details}::text[])
      AS found (object_id, code, organization_id, detail)
    GROUP BY object_id, code
    ON CONFLICT (kind, object_id, code) DO UPDATE SET detail = excluded.detail, seen_at = excluded.seen_at
    RETURNING object_id AS "objectId"`,
);

/** Lists objects with findings, least recently checked first. @param limit max findings */
export function listObjectsWithFindings(
  db: Sql,
  limit: number,
): Promise<{ kind: BookKind; objectId: string }[]> {
  return selectObjectsWithFindings(db, { limit });
}

const selectObjectsWithFindings = statement("book_findings_due", (param: Params<{ limit: number }>) =>
  kysely
    .selectFrom((from) =>
      from
        .selectFrom("bookFindings")
        .select(["kind", "objectId"])
        .orderBy("seenAt")
        .limit(param.limit)
        .as("due"),
    )
    .select(["kind", "objectId"])
    .distinct()
    .$narrowType<{ kind: BookKind }>(),
);

/** Lists confirmed findings, oldest first. */
export function listFindings(db: Sql, limit: number): Promise<BookFinding[]> {
  return selectFindings(db, { limit });
}

const selectFindings = unpreparedStatement("book_findings", (param: Params<{ limit: number }>) =>
  kysely
    .selectFrom("bookFindings")
    .select(["kind", "objectId", "code", "organizationId", "detail", "foundAt", "seenAt"])
    .where(IS_CONFIRMED)
    .orderBy("foundAt")
    .orderBy("objectId")
    .orderBy("code")
    .limit(param.limit)
    .$narrowType<BookFinding>(),
);

/** Progress of a sweep, or of the check of changed objects. Each round of a sweep checks all objects of a kind. */
export interface BookProgress {
  /** A swept kind of object, or `changes`. */
  name: string;
  /** ID of the last swept object, or position of the last checked event. Empty between rounds. */
  position: string;
  /** When the current or last round started. */
  startedAt: Date;
  /** When the last finished round ended. */
  finishedAt: Date | null;
}

export function findProgress(db: Sql, name: string): Promise<BookProgress | null> {
  return selectProgress.first(db, { name });
}

const selectProgress = statement("book_progress", (param: Params<{ name: string }>) =>
  kysely
    .selectFrom("bookProgress")
    .select(["name", "position", "startedAt", "finishedAt"])
    .where("name", "=", param.name),
);

export async function saveProgress(tx: Sql, progress: BookProgress): Promise<void> {
  await upsertProgress(tx, progress);
}

const upsertProgress = statement("book_progress_save", (param: Params<BookProgress>) => {
  const columns = { position: param.position, startedAt: param.startedAt, finishedAt: param.finishedAt };
  return kysely
    .insertInto("bookProgress")
    .values({ name: param.name, ...columns })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(columns))
    .returning("name");
});

type SweptTable = "rollovers" | "incomingFunds" | "taxFilings";

const selectIds = (table: SweptTable) =>
  statement(`books_sweep_${table}`, (param: Params<{ after: string; limit: number }>) =>
    kysely.selectFrom(table).select("id").where("id", ">", param.after).orderBy("id").limit(param.limit),
  );

const ID_STATEMENTS = {
  rollover: selectIds("rollovers"),
  incoming_funds: selectIds("incomingFunds"),
  tax_filing: selectIds("taxFilings"),
};

export async function listIdsToSweep(
  db: Sql,
  kind: keyof typeof ID_STATEMENTS,
  page: { after: string; limit: number },
): Promise<string[]> {
  return (await ID_STATEMENTS[kind](db, page)).map(({ id }) => id);
}

const selectOwner = (table: SweptTable | "events") =>
  statement(`books_owner_${table}`, (param: Params<{ id: string }>) =>
    kysely.selectFrom(table).select("organizationId").where("id", "=", param.id),
  );

const OWNER_STATEMENTS = {
  rollover: selectOwner("rollovers"),
  event: selectOwner("events"),
  incoming_funds: selectOwner("incomingFunds"),
  tax_filing: selectOwner("taxFilings"),
};

/** Returns the object's organization; null if the object does not exist. */
export async function findOwner(db: Sql, kind: BookKind, id: string): Promise<string | null> {
  return (await OWNER_STATEMENTS[kind].first(db, { id }))?.organizationId ?? null;
}
