import { type Database, kysely, type Params, sql, statement, statementsByName } from "@svc/database";
import type { PendingOn, RolloverState } from "../rollover-states.ts";
import { type Asked, askedOf } from "./asked.ts";
import { countOfClass, IS_ASKED_CLASS, withClasses } from "./classes.ts";
import { valuesOf } from "./list-plan.ts";
import type { ClassFilter } from "./work-list.ts";

/** How many rollovers of a class there are. */
export interface ClassCount {
  state: RolloverState;
  pendingOn: PendingOn;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
  count: number;
}

/** How many there are of each class that is asked for: counted in an index, to the last one. */
export async function countClasses(
  db: Database,
  organizationId: string,
  filter: ClassFilter,
): Promise<ClassCount[]> {
  const plan = { kind: "scan", scan: { order: "newest", of: "all" } } as const;
  const asked = valuesOf(organizationId, { ...filter, order: "newest" }, plan, null, 0);
  return toStatement(filter.assigneeId === undefined ? "all" : "assignee")(db.sql, asked);
}

const toStatement = statementsByName(
  (of: "all" | "assignee") => `rollover_counts_${of}`,
  (name, of) =>
    statement(name, (param: Params<Asked>) =>
      kysely
        .selectFrom(askedOf(param).as("asked"))
        .crossJoinLateral(
          sql<ClassCount>`(${withClasses(of)} SELECT state, pending_on, is_overdue, has_open_mismatch, ${countOfClass(of)} AS count
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
