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
import type { Plan } from "./plan.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "ein",
  "planNumber",
  "name",
  "accountType",
  "planKind",
  "sponsorName",
  "recordkeeperId",
  "contact",
  "createdBy",
  "version",
  "createdAt",
  "updatedAt",
] as const;

const selectPlans = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("plans")
    .select(COLUMNS)
    .where("organizationId", "=", param.organizationId)
    .$narrowType<Plan>();

export function findPlansByIds(db: Sql, organizationId: string, ids: readonly string[]): Promise<Plan[]> {
  return findByIds(db, { organizationId, ids });
}

const findByIds = statement(
  "plans_by_ids",
  (param: Params<OrganizationParams & { ids: readonly string[] }>) =>
    selectPlans(param).where("id", "=", kysely.fn.any(typedList("text", param.ids))),
);

export const lockPlan = createFinder(
  statement("plan_locked", (param: Params<IdParams>) =>
    selectPlans(param).where("id", "=", param.id).forUpdate(),
  ),
);

export async function findPlanByNumber(
  db: Sql,
  organizationId: string,
  { ein, planNumber }: Pick<Plan, "ein" | "planNumber">,
): Promise<Plan | null> {
  return findByNumber.first(db, { organizationId, ein, planNumber });
}

const findByNumber = statement(
  "plan_by_number",
  (param: Params<OrganizationParams & { ein: string; planNumber: string }>) =>
    selectPlans(param).where("ein", "=", param.ein).where("planNumber", "=", param.planNumber),
);

type PlanFilter = Record<"q" | "ein" | "planNumber" | "recordkeeperId", string | null>;

const selectMatching = (param: Params<OrganizationParams & PlanFilter>) =>
  selectPlans(param)
    .where(equalsUnlessNull("ein", param.ein))
    .where(equalsUnlessNull("planNumber", param.planNumber))
    .where(equalsUnlessNull("recordkeeperId", param.recordkeeperId))
    .where(
      sql<boolean>`(${param.q}::text IS NULL OR strpos(lower(name), lower(${param.q})) > 0
        OR strpos(lower(coalesce(sponsor_name, '')), lower(${param.q})) > 0
        OR plan_number = ${param.q} OR starts_with(ein || plan_number, nullif(replace(${param.q}, '-', ''), '')))`,
    );

export const listPlansPage = createPageReader(
  unpreparedStatement("plans_page", (param: Params<PageParams & PlanFilter>) =>
    pageAfter(selectMatching(param), param),
  ),
);

export const countPlans = createCounter("plans_total_count", selectMatching);

export async function insertPlan(tx: Sql, { contact, createdBy, ...plan }: Plan): Promise<void> {
  await insertRow(tx, {
    table: "plans",
    row: {
      ...plan,
      contact: contact && json(contact),
      createdBy: json(createdBy),
    },
  });
}

export async function updatePlanRow(
  tx: Sql,
  id: string,
  { contact, ...changes }: Partial<Omit<Plan, "createdBy">>,
): Promise<void> {
  await updateRow(tx, {
    table: "plans",
    id,
    changes: {
      ...changes,
      ...(contact === undefined ? {} : { contact: contact && json(contact) }),
    },
  });
}

interface RecordkeeperParams {
  recordkeeperId: string;
  after: string;
  limit: number;
}

/** Lists plans of all organizations, for an operator's command. */
export function listPlansAtRecordkeeper(
  db: Sql,
  params: RecordkeeperParams,
): Promise<{ id: string; organizationId: string }[]> {
  return readAtRecordkeeper(db, params);
}

const readAtRecordkeeper = statement("plans_at_recordkeeper", (param: Params<RecordkeeperParams>) =>
  kysely
    .selectFrom("plans")
    .select(["id", "organizationId"])
    .where("recordkeeperId", "=", param.recordkeeperId)
    .where("id", ">", param.after)
    .orderBy("id")
    .limit(param.limit),
);
