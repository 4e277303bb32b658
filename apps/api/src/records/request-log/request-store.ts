import {
  createFinder,
  createPageReader,
  equalsUnlessNull,
  type IdParams,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Row,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import type { LoggedIssue } from "@svc/service-kit/http";

export type LoggedRequestRow = Omit<Row<"requestLog">, "organizationId" | "issues"> & {
  issues: readonly LoggedIssue[] | null;
};

interface RequestFilter {
  /** First digit of the status. */
  statusClass: number | null;
  code: string | null;
  route: string | null;
  method: string | null;
  keyId: string | null;
  memberId: string | null;
  from: Date | null;
  to: Date | null;
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
  "issues",
  "subjectId",
] as const;

/** Applies even if a partition with older requests still exists. */
const RETENTION_START = sql<Date>`now() - interval '7 days'`;

const selectRequests = ({ organizationId }: Params<OrganizationParams>) =>
  kysely
    .selectFrom("requestLog")
    .select(COLUMNS)
    .$castTo<LoggedRequestRow>()
    .where("organizationId", "=", organizationId)
    .where("at", ">", RETENTION_START);

// Planned on each call, so that PostgreSQL can use the indexes and prune partitions.
export const listRequests = createPageReader(
  unpreparedStatement("request_log_page", (param: Params<PageParams & RequestFilter>) =>
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
      param,
      ["at", "id"],
    ),
  ),
);

export const findRequest = createFinder(
  statement("request_log_by_id", (param: Params<IdParams>) =>
    selectRequests(param).where("id", "=", param.id).limit(1),
  ),
);
