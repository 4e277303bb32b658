import {
  createCounter,
  createFinder,
  createPageReader,
  equalsUnlessNull,
  type IdParams,
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
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

export const lockRequirementSet = createFinder(
  statement("requirement_set_locked", (param: Params<IdParams>) =>
    selectSets(param).where("id", "=", param.id).forUpdate(),
  ),
);

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
  isCurrent: boolean | null;
  expiresBefore: string | null;
}

const selectMatching = (param: Params<OrganizationParams & Filter>) =>
  selectSets(param)
    .where(equalsUnlessNull("subjectId", param.subjectId))
    .where(
      sql<boolean>`(${param.isCurrent}::boolean IS NULL OR (superseded_at IS NULL) = ${param.isCurrent}::boolean)`,
    )
    .where(sql<boolean>`(${param.expiresBefore}::date IS NULL OR expires_on < ${param.expiresBefore}::date)`);

export const listRequirementSetsPage = createPageReader(
  unpreparedStatement("requirement_sets_page", (param: Params<PageParams & Filter>) =>
    pageAfter(selectMatching(param), param),
  ),
);

export const countRequirementSets = createCounter("requirement_sets_total_count", selectMatching);

export async function insertRequirementSet(
  tx: Sql,
  { content, createdBy, confirmedBy: _confirmedBy, ...row }: RequirementSet,
): Promise<void> {
  await insertRow(tx, {
    table: "requirementSets",
    row: {
      ...row,
      content: json(content),
      createdBy: json(createdBy),
    },
  });
}

export async function supersedeRequirementSet(tx: Sql, id: string, supersededAt: Date): Promise<void> {
  await updateRow(tx, { table: "requirementSets", id, changes: { supersededAt } });
}

export async function confirmRequirementSetRow(
  tx: Sql,
  id: string,
  { confirmedBy, ...changes }: { confirmedBy: StoredActor; confirmedAt: Date; expiresOn: string },
): Promise<void> {
  await updateRow(tx, {
    table: "requirementSets",
    id,
    changes: { ...changes, confirmedBy: json(confirmedBy) },
  });
}
