import {
  equalsUnlessNull,
  insertRow,
  json,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";
import type { RequirementSet, StoredActor } from "./requirement-set.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "subjectId",
  "version",
  "content",
  "source",
  "learnedOn",
  "expiresOn",
  "createdBy",
  "createdAt",
  "confirmedBy",
  "confirmedAt",
  "supersededAt",
] as const;

interface OrganizationParams {
  organizationId: string;
}

const selectSets = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("requirementSets")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<RequirementSet>();

export function findRequirementSets(
  db: Sql,
  organizationId: string,
  ids: readonly string[],
): Promise<RequirementSet[]> {
  return findByIds(db, { organizationId, ids });
}

const findByIds = statement(
  "requirement_sets_by_ids",
  (param: Params<OrganizationParams & { ids: readonly string[] }>) =>
    selectSets(param).where("id", "=", kysely.fn.any(typedList("text", param.ids))),
);

export async function lockRequirementSet(
  tx: Sql,
  organizationId: string,
  id: string,
): Promise<RequirementSet | null> {
  return lockById.first(tx, { organizationId, id });
}

const lockById = statement("requirement_set_locked", (param: Params<OrganizationParams & { id: string }>) =>
  selectSets(param).where("id", "=", param.id).forUpdate(),
);

/** Returns the current sets of custodians and plans. */
export function findCurrentSets(
  db: Sql,
  organizationId: string,
  subjectIds: readonly string[],
): Promise<RequirementSet[]> {
  return findCurrent(db, { organizationId, subjectIds });
}

const findCurrent = statement(
  "requirement_sets_current",
  (param: Params<OrganizationParams & { subjectIds: readonly string[] }>) =>
    selectSets(param)
      .where("subjectId", "=", kysely.fn.any(typedList("text", param.subjectIds)))
      .where("supersededAt", "is", null),
);

interface Filter {
  subjectId: string | null;
  current: boolean | null;
  expiresBefore: string | null;
}

export async function listRequirementSetsPage(
  db: Sql,
  organizationId: string,
  { filter, after, limit }: { filter: Filter; after: KeysetPosition | null; limit: number },
): Promise<Page<RequirementSet>> {
  const { createdAt = null, id = null } = after ?? {};
  return toPage(await readPage(db, { organizationId, createdAt, id, limit: limit + 1, ...filter }), limit);
}

const readPage = unpreparedStatement(
  "requirement_sets_page",
  (param: Params<OrganizationParams & ListPosition & Filter & { limit: number }>) =>
    pageAfter(
      selectSets(param)
        .where(equalsUnlessNull("subjectId", param.subjectId))
        .where(
          sql<boolean>`(${param.current}::boolean IS NULL OR (superseded_at IS NULL) = ${param.current}::boolean)`,
        )
        .where(
          sql<boolean>`(${param.expiresBefore}::date IS NULL OR expires_on < ${param.expiresBefore}::date)`,
        ),
      ["createdAt", "id"],
      param,
    ),
);

export async function insertRequirementSet(
  tx: Sql,
  { content, createdBy, confirmedBy: _none, ...row }: RequirementSet,
): Promise<void> {
  await insertRow(tx, "requirementSets", {
    ...row,
    content: json(content),
    createdBy: json(createdBy),
  });
}

export async function supersedeRequirementSet(tx: Sql, id: string, supersededAt: Date): Promise<void> {
  await updateRow(tx, "requirementSets", id, { supersededAt });
}

export async function confirmRequirementSetRow(
  tx: Sql,
  id: string,
  { confirmedBy, ...changes }: { confirmedBy: StoredActor; confirmedAt: Date; expiresOn: string },
): Promise<void> {
  await updateRow(tx, "requirementSets", id, { ...changes, confirmedBy: json(confirmedBy) });
}
