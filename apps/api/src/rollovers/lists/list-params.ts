import { type Params, type RawBuilder, sql } from "@svc/database";
import { hasNoMismatch, selectTransitMoney, TRANSIT_STATES } from "../in-transit/transit-condition.ts";

export interface RolloverListParams {
  organizationId: string;
  states: readonly string[] | null;
  pendingOn: readonly string[] | null;
  type: string | null;
  overdue: boolean | null;
  mismatch: boolean | null;
  accountId: string | null;
  custodianId: string | null;
  sourceCustodianId: string | null;
  externalId: string | null;
  distributionId: string | null;
  planId: string | null;
  assigneeId: string | null;
  unassigned: boolean | null;
  priority: string | null;
  tag: string | null;
  createdAfter: Date | null;
  createdBefore: Date | null;
  updatedAfter: Date | null;
  dueBefore: Date | null;
  inTransit: boolean | null;
  /** First and last day on which money in transit was sent, `YYYY-MM-DD`, inclusive. */
  sentFrom: string | null;
  sentTo: string | null;
  /** The page is between the `from` and `to` positions, exclusive. */
  fromAt: Date | string;
  fromId: string;
  /** Start of a page that is sorted by name. */
  fromKey: string;
  fromAccount: string;
  toAt: Date | string;
  toId: string;
  /** Exclusive start of a page of sorted candidates. */
  afterAt: Date | string;
  afterId: string;
  /** Ranks of `from` and `after` in the order `urgency`, or 0. */
  fromRank: number;
  afterRank: number;
  /** The order `urgency` compares days in this time zone. */
  timeZone: string;
  maxRows: number;
  /** Limit of rows to examine, plus one. */
  maxCandidates: number;
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
  sourceCustodianId: "text",
  externalId: "text",
  distributionId: "text",
  planId: "text",
  assigneeId: "text",
  unassigned: "boolean",
  priority: "text",
  tag: "text",
  createdAfter: "timestamptz",
  createdBefore: "timestamptz",
  updatedAfter: "timestamptz",
  dueBefore: "timestamptz",
  inTransit: "boolean",
  sentFrom: "date",
  sentTo: "date",
  fromAt: "timestamptz",
  fromId: "text",
  fromKey: "text",
  fromAccount: "text",
  toAt: "timestamptz",
  toId: "text",
  afterAt: "timestamptz",
  afterId: "text",
  fromRank: "int",
  afterRank: "int",
  timeZone: "text",
  maxRows: "int",
  maxCandidates: "int",
  text: "text",
  name: "text",
  emailIndexes: "text[]",
  mask: "text",
};

/** Selects the values as a row, which hides them from the planner, so that one plan serves all calls (decision 96). */
export function selectListParams(param: Params<RolloverListParams>): RawBuilder<RolloverListParams> {
  const columns = Object.entries(TYPES).map(
    ([name, type]) => sql`${param[name as keyof RolloverListParams]}::${sql.raw(type)} AS ${sql.ref(name)}`,
  );
  return sql`(SELECT ${sql.join(columns)} OFFSET 0)`;
}

export const MATCHES_FILTER = sql`(params.states IS NULL OR rollovers.state = ANY(params.states))
  AND (params.pending_on IS NULL OR rollovers.pending_on = ANY(params.pending_on))
  AND (params.type IS NULL OR rollovers.type = params.type)
  AND (params.overdue IS NULL OR rollovers.is_overdue = params.overdue)
  AND (params.mismatch IS NULL OR rollovers.has_open_mismatch = params.mismatch)
  AND (params.account_id IS NULL OR rollovers.account_id = params.account_id)
  AND (params.custodian_id IS NULL OR params.custodian_id IN (rollovers.source_custodian_id, rollovers.destination_custodian_id))
  AND (params.source_custodian_id IS NULL OR rollovers.source_custodian_id = params.source_custodian_id)
  AND (params.external_id IS NULL OR rollovers.external_id = params.external_id)
  AND (params.distribution_id IS NULL OR rollovers.distribution_id = params.distribution_id)
  AND (params.plan_id IS NULL OR params.plan_id IN (rollovers.attestations #>> '{plans,source}', rollovers.attestations #>> '{plans,destination}'))
  AND (params.assignee_id IS NULL OR rollovers.assignee_id = params.assignee_id)
  AND (params.unassigned IS NULL OR (rollovers.assignee_id IS NULL AND rollovers.pending_on <> 'none'))
  AND (params.priority IS NULL OR rollovers.priority = params.priority)
  AND (params.tag IS NULL OR rollovers.tags @> jsonb_build_array(params.tag))
  AND (params.created_after IS NULL OR rollovers.created_at > params.created_after)
  AND (params.created_before IS NULL OR rollovers.created_at < params.created_before)
  AND (params.updated_after IS NULL OR rollovers.updated_at > params.updated_after)
  AND (params.due_before IS NULL OR coalesce(rollovers.overdue_since, rollovers.next_due_at) < params.due_before)
  AND (params.in_transit IS NULL OR (rollovers.state IN ${TRANSIT_STATES} AND ${hasNoMismatch("rollovers")}
    AND EXISTS (SELECT 1 FROM ${selectTransitMoney("rollovers")} AS money WHERE money.amount > 0
      AND (params.sent_from IS NULL OR money.sent_on >= params.sent_from) AND (params.sent_to IS NULL OR money.sent_on <= params.sent_to))))`;
