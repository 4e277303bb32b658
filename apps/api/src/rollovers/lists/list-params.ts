import { type Params, type RawBuilder, sql } from "@svc/database";

/** Parameters of a list statement. Null members do not filter. */
export interface RolloverListParams {
  organizationId: string;
  states: readonly string[] | null;
  pendingOn: readonly string[] | null;
  type: string | null;
  overdue: boolean | null;
  mismatch: boolean | null;
  accountId: string | null;
  custodianId: string | null;
  externalId: string | null;
  distributionId: string | null;
  assigneeId: string | null;
  unassigned: boolean | null;
  priority: string | null;
  tag: string | null;
  createdAfter: Date | null;
  createdBefore: Date | null;
  updatedAfter: Date | null;
  dueBefore: Date | null;
  /** The page is between `from` and `to`, exclusive. */
  fromAt: Date | string;
  fromId: string;
  /** Position in the order of names. */
  fromKey: string;
  fromAccount: string;
  toAt: Date | string;
  toId: string;
  /** Exclusive start of a page that is sorted from few rows. */
  afterAt: Date | string;
  afterId: string;
  most: number;
  /** Limit of rows to examine, plus one. */
  few: number;
  /** Interpretations of the search text. */
  text: string | null;
  name: string | null;
  emailIndexes: readonly string[];
  mask: string | null;
}

const TYPES: { readonly [Name in keyof RolloverListParams]: string } = {
  organizationId: "text",
  states: "text[]",
  pendingOn: "text[]",
  type: "text",
  overdue: "boolean",
  mismatch: "boolean",
  accountId: "text",
  custodianId: "text",
  externalId: "text",
  distributionId: "text",
  assigneeId: "text",
  unassigned: "boolean",
  priority: "text",
  tag: "text",
  createdAfter: "timestamptz",
  createdBefore: "timestamptz",
  updatedAfter: "timestamptz",
  dueBefore: "timestamptz",
  fromAt: "timestamptz",
  fromId: "text",
  fromKey: "text",
  fromAccount: "text",
  toAt: "timestamptz",
  toId: "text",
  afterAt: "timestamptz",
  afterId: "text",
  most: "int",
  few: "int",
  text: "text",
  name: "text",
  emailIndexes: "text[]",
  mask: "text",
};

/** Hides the values from the planner, so one plan serves all of them (decision 100). */
export function listParamsRow(param: Params<RolloverListParams>): RawBuilder<RolloverListParams> {
  const columns = Object.entries(TYPES).map(
    ([name, type]) => sql`${param[name as keyof RolloverListParams]}::${sql.raw(type)} AS ${sql.ref(name)}`,
  );
  return sql`(SELECT ${sql.join(columns)} OFFSET 0)`;
}

export const MATCHES_FILTER = sql`(asked.states IS NULL OR rollovers.state = ANY(asked.states))
  AND (asked.pending_on IS NULL OR rollovers.pending_on = ANY(asked.pending_on))
  AND (asked.type IS NULL OR rollovers.type = asked.type)
  AND (asked.overdue IS NULL OR rollovers.is_overdue = asked.overdue)
  AND (asked.mismatch IS NULL OR rollovers.has_open_mismatch = asked.mismatch)
  AND (asked.account_id IS NULL OR rollovers.account_id = asked.account_id)
  AND (asked.custodian_id IS NULL OR asked.custodian_id IN (rollovers.source_custodian_id, rollovers.destination_custodian_id))
  AND (asked.external_id IS NULL OR rollovers.external_id = asked.external_id)
  AND (asked.distribution_id IS NULL OR rollovers.distribution_id = asked.distribution_id)
  AND (asked.assignee_id IS NULL OR rollovers.assignee_id = asked.assignee_id)
  AND (asked.unassigned IS NULL OR (rollovers.assignee_id IS NULL AND rollovers.pending_on <> 'none'))
  AND (asked.priority IS NULL OR rollovers.priority = asked.priority)
  AND (asked.tag IS NULL OR rollovers.tags @> jsonb_build_array(asked.tag))
  AND (asked.created_after IS NULL OR rollovers.created_at > asked.created_after)
  AND (asked.created_before IS NULL OR rollovers.created_at < asked.created_before)
  AND (asked.updated_after IS NULL OR rollovers.updated_at > asked.updated_after)
  AND (asked.due_before IS NULL OR coalesce(rollovers.overdue_since, rollovers.next_due_at) < asked.due_before)`;
