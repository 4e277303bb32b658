import {
  equalsUnlessNull,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Row,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit/lists";

export type LoggedRequestRow = Omit<Row<"requestLog">, "organizationId">;

interface RequestFilter {
  /** The first digit of the status. */
  statusClass?: number | undefined;
  code?: string | undefined;
  route?: string | undefined;
  method?: string | undefined;
  keyId?: string | undefined;
  memberId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const COLUMNS = [
  "id",
  "at",
  "service",
  "method",
  "route",
  "status",
  "code",
  "keyId",
  "memberId",
  "durationMs",
] as const;

interface OrganizationParams {
  organizationId: string;
}

/** Older requests are not returned, even if their partition still exists. */
const RETENTION_START = sql<Date>`now() - interval '7 days'`;

const selectRequests = ({ organizationId }: Params<OrganizationParams>) =>
  kysely
    .selectFrom("requestLog")
    .select(COLUMNS)
    .where("organizationId", "=", organizationId)
    .where("at", ">", RETENTION_START);

export async function listRequests(
  db: Sql,
  organizationId: string,
  { filter, after, limit }: { filter: RequestFilter; after: KeysetPosition | null; limit: number },
): Promise<Page<LoggedRequestRow>> {
  const rows = await readPage(db, {
    organizationId,
    statusClass: filter.statusClass ?? null,
    code: filter.code ?? null,
    route: filter.route ?? null,
    method: filter.method ?? null,
    keyId: filter.keyId ?? null,
    memberId: filter.memberId ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
    createdAt: after?.createdAt ?? null,
    id: after?.id ?? null,
    limit: limit + 1,
  });
  return toPage(rows, limit);
}

interface FilterParams extends OrganizationParams, ListPosition {
  statusClass: number | null;
  code: string | null;
  route: string | null;
  method: string | null;
  keyId: string | null;
  memberId: string | null;
  from: Date | null;
  to: Date | null;
  limit: number;
}

// PostgreSQL plans this query on each call, so that it can use the indexes and prune partitions.
const readPage = unpreparedStatement("request_log_page", (param: Params<FilterParams>) =>
  pageAfter(
    selectRequests(param)
      .where(sql<boolean>`(${param.statusClass}::int IS NULL OR status / 100 = ${param.statusClass})`)
      .where(equalsUnlessNull("code", param.code))
      .where(equalsUnlessNull("route", param.route))
      .where(equalsUnlessNull("method", param.method))
      .where(equalsUnlessNull("keyId", param.keyId))
      .where(equalsUnlessNull("memberId", param.memberId))
      .where(sql<boolean>`(${param.from}::timestamptz IS NULL OR at >= ${param.from})`)
      .where(sql<boolean>`(${param.to}::timestamptz IS NULL OR at < ${param.to})`),
    ["at", "id"],
    param,
  ),
);

export function findRequest(db: Sql, organizationId: string, id: string): Promise<LoggedRequestRow | null> {
  return findById.first(db, { organizationId, id });
}

const findById = statement("request_log_by_id", (param: Params<OrganizationParams & { id: string }>) =>
  selectRequests(param).where("id", "=", param.id).limit(1),
);
