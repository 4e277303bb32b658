import { type Database, kysely, type Params, sql, statement, statementsByName } from "@svc/database";
import type { PendingOn, RolloverState } from "@svc/rollover-rules/rollover-states";
import { Problem } from "@svc/service-kit/errors";
import { CLASS_COUNTS, CLASS_MATCHES_FILTER, WITH_CLASSES } from "./classes.ts";
import { type RolloverListParams, selectListParams } from "./list-params.ts";
import { findLeadColumns, toListParams } from "./list-plan.ts";
import type { ClassFilter } from "./work-list.ts";

export interface ClassCount {
  state: RolloverState;
  pendingOn: PendingOn;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
  count: number;
}

/** @throws Problem `invalid_request` if no index serves the filter */
export async function countClasses(
  db: Database,
  organizationId: string,
  filter: ClassFilter,
): Promise<ClassCount[]> {
  const [lead = "all", secondLead] = findLeadColumns(filter);
  if (secondLead)
    throw new Problem("invalid_request", "Filter counts by assigneeId or unassigned, not both.");
  // Any list plan works: it only sets page bounds, which counts ignore.
  const plan = { kind: "scan", scan: { order: "newest", lead: "all" } } as const;
  const params = toListParams(
    organizationId,
    { ...filter, order: "newest" },
    { plan, after: null, limit: 0 },
  );
  return getCountStatement(lead)(db.sql, params);
}

const getCountStatement = statementsByName(
  (lead: keyof typeof CLASS_COUNTS) => `rollover_counts_${lead}`,
  (name, lead) =>
    statement(name, (param: Params<RolloverListParams>) =>
      kysely
        .selectFrom(selectListParams(param).as("params"))
        .crossJoinLateral(
          sql<ClassCount>`(${WITH_CLASSES} SELECT state, pending_on, is_overdue, has_open_mismatch, ${CLASS_COUNTS[lead]} AS count
            FROM class WHERE ${CLASS_MATCHES_FILTER})`.as("counted"),
        )
        .select(
          ["state", "pendingOn", "isOverdue", "hasOpenMismatch", "count"].map((name) =>
            sql.ref(`counted.${name}`).as(name),
          ),
        )
        .$castTo<ClassCount>(),
    ),
);
