import { type Database, kysely, type Params, sql, statement, statementsByName } from "@svc/database";
import { Problem } from "@svc/service-kit";
import type { PendingOn, RolloverState } from "../rollover-states.ts";
import { type Asked, askedOf } from "./asked.ts";
import { countOfClass, IS_ASKED_CLASS, type Whose, withClasses } from "./classes.ts";
import { leadsOf, NO_LEAD, valuesOf } from "./list-plan.ts";
import type { ClassFilter } from "./work-list.ts";

/** How many rollovers of a class there are. */
export interface ClassCount {
  state: RolloverState;
  pendingOn: PendingOn;
  isOverdue: boolean;
  hasOpenMismatch: boolean;
  count: number;
}

/**
 * How many there are of each class that is asked for: counted in an index, to the last one.
 *
 * @throws Problem `invalid_request` where no index has what is asked for
 */
export async function countClasses(
  db: Database,
  organizationId: string,
  filter: ClassFilter,
): Promise<ClassCount[]> {
  const [of = "all", another] = leadsOf(filter);
  if (another || filter.priority === NO_LEAD) {
    const detail = `Counts are narrowed by one of assigneeId, unassigned and priority, and not by priority=${NO_LEAD}.`;
    throw new Problem("invalid_request", detail);
  }
  const plan = { kind: "scan", scan: { order: "newest", of: "all" } } as const;
  const asked = valuesOf(organizationId, { ...filter, order: "newest" }, plan, null, 0);
  return toStatement(of)(db.sql, asked);
}

const toStatement = statementsByName(
  (of: Whose | "all") => `rollover_counts_${of}`,
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
