import type { Environment } from "@svc/keys";
import { STATE_MEANINGS } from "@svc/rollover-rules/rollover-states";
import type { SummaryRow } from "../store/rollover-columns.ts";
import { toSideView } from "./rollover-parts.ts";

export function toRolloverSummary(row: SummaryRow, environment: Environment) {
  return {
    id: row.id,
    object: "rollover" as const,
    environment,
    externalId: row.externalId,
    accountId: row.accountId,
    type: row.type,
    source: toSideView(row, "source"),
    destination: toSideView(row, "destination"),
    relationship: row.relationship,
    decedentName: row.decedentName,
    planKind: row.planKind,
    amount: { kind: row.amountKind, requested: row.amountRequested, currency: row.currency },
    distributionId: row.distributionId,
    residualOf: row.residualOf,
    deliveryMethod: row.deliveryMethod,
    state: row.state,
    status: STATE_MEANINGS[row.state].status,
    version: row.version,
    assigneeId: row.assigneeId,
    priority: row.priority,
    tags: row.tags,
    metadata: row.metadata,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type RolloverSummary = ReturnType<typeof toRolloverSummary>;

export const SUMMARY_FIELDS: ReadonlySet<string> = new Set<keyof RolloverSummary>([
  "id",
  "environment",
  "externalId",
  "accountId",
  "type",
  "source",
  "destination",
  "relationship",
  "decedentName",
  "planKind",
  "amount",
  "distributionId",
  "residualOf",
  "deliveryMethod",
  "state",
  "status",
  "version",
  "assigneeId",
  "priority",
  "tags",
  "metadata",
  "createdAt",
  "updatedAt",
]);
