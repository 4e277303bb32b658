import { type Database, kysely, type Params, sql, statement, statementsByName } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { PendingOn, RolloverState } from "../rollover-states.ts";
import { type Asked, askedOf } from "./asked.ts";
import { COUNT_OF_CLASS, IS_ASKED_CLASS, WITH_CLASSES } from "./classes.ts";
import { leadsOf, valuesOf } from "./list-plan.ts";
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
  const [of = "all", another] = leadsOf(filter);
  if (another) throw new Problem("invalid_request", "Filter counts by assigneeId or unassigned, not both.");
  const plan = { kind: "scan", scan: { order: "newest", of: "all" } } as const;
  const asked = valuesOf(organizationId, { ...filter, order: "newest" }, plan, null, 0);
  return toStatement(of)(db.sql, asked);
}

const toStatement = statementsByName(
  (of: keyof typeof COUNT_OF_CLASS) => `rollover_counts_${of}`,
  (name, of) =>
    statement(name, (param: Params<Asked>) =>
      kysely
        .selectFrom(askedOf(param).as("asked"))
        .crossJoinLateral(
          sql<ClassCount>`(${WITH_CLASSES} SELECT state, pending_on, is_overdue, has_open_mismatch, ${COUNT_OF_CLASS[of]} AS count
            FROM class WHERE ${IS_ASKED_CLASS})`.as("counted"),
        )
        .select(
          ["state", "pendingOn", "isOverdue", "hasOpenMismatch", "count"].map((name) =>
            sql.ref(`counted.${name}`).as(name),
          ),
        )
        .$castTo<ClassCount>(),
    ),
);
