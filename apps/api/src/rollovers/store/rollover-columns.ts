import { kysely, type TypesOf } from "@svc/database";
import type { LockedRollover, Rollover } from "@svc/rollover-rules/rollover";

export const ROLLOVER_COLUMNS = [
  "id",
  "organizationId",
  "accountId",
  "externalId",
  "type",
  "state",
  "sourceCustodianId",
  "sourceAccountType",
  "sourceAccountNumberMask",
  "sourcePlanName",
  "sourceFirstContributionDate",
  "destinationCustodianId",
  "destinationAccountType",
  "destinationAccountNumberMask",
  "destinationPlanName",
  "destinationFirstContributionDate",
  "amountKind",
  "amountRequested",
  "currency",
  "deliveryMethod",
  "attestations",
  "eligibility",
  "documentsReturnState",
  "holdReturnState",
  "documentsPendingOn",
  "documents",
  "transfers",
  "receipts",
  "postedAmount",
  "amountMismatch",
  "rejection",
  "deadlines",
  "sixtyDayDueOn",
  "eventSequence",
  "timelineSequence",
  "timelineHash",
  "taxTreatment",
  "relationship",
  "decedentName",
  "isInheritedIra",
  "planKind",
  "moneySources",
  "assets",
  "assetMismatch",
  "distributionId",
  "residualOf",
  "residuals",
  "consent",
  "documentRequest",
  "hold",
  "failure",
  "requestMismatch",
  "assigneeId",
  "priority",
  "tags",
  "metadata",
  "version",
  "createdAt",
  "updatedAt",
] as const;

/** For the view `summary`, which does not use stored responses. */
export const SUMMARY_COLUMNS = [
  "id",
  "externalId",
  "accountId",
  "type",
  "sourceCustodianId",
  "sourceAccountType",
  "sourceAccountNumberMask",
  "sourcePlanName",
  "sourceFirstContributionDate",
  "destinationCustodianId",
  "destinationAccountType",
  "destinationAccountNumberMask",
  "destinationPlanName",
  "destinationFirstContributionDate",
  // `source.planId` and `destination.planId` are stored here.
  "attestations",
  "relationship",
  "decedentName",
  "planKind",
  "amountKind",
  "amountRequested",
  "currency",
  "distributionId",
  "residualOf",
  "deliveryMethod",
  "state",
  "version",
  "assigneeId",
  "priority",
  "tags",
  "metadata",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (typeof ROLLOVER_COLUMNS)[number][];

export type SummaryRow = Pick<Rollover, (typeof SUMMARY_COLUMNS)[number]>;

/** All columns, because the timeline seals the whole row. */
export const ROW_COLUMNS = [
  ...ROLLOVER_COLUMNS,
  "sourceAccountNumberCiphertext",
  "sourceAccountNumberIndex",
  "destinationAccountNumberCiphertext",
  "destinationAccountNumberIndex",
  "nextTimerAt",
  "pendingOn",
  "nextDueAt",
  "isOverdue",
  "hasOpenMismatch",
] as const;

export const wholeRollovers = kysely
  .selectFrom("rollovers")
  .select(ROW_COLUMNS)
  .$narrowType<LockedRollover>();

/** For `RETURNING` in statements that also use another table. */
export const WHOLE_ROW = ROW_COLUMNS.map((name) => `rollovers.${name}` as const);

export const JSON_COLUMNS = [
  "attestations",
  "eligibility",
  "taxTreatment",
  "metadata",
  "documents",
  "transfers",
  "receipts",
  "amountMismatch",
  "rejection",
  "deadlines",
  "moneySources",
  "assets",
  "assetMismatch",
  "consent",
  "documentRequest",
  "hold",
  "failure",
  "requestMismatch",
  "tags",
  "residuals",
] as const;

const COLUMNS_BY_TYPE: Readonly<Record<string, readonly (keyof LockedRollover)[]>> = {
  jsonb: JSON_COLUMNS,
  timestamptz: ["nextTimerAt", "nextDueAt", "createdAt", "updatedAt"],
  date: ["sourceFirstContributionDate", "destinationFirstContributionDate", "sixtyDayDueOn"],
  numeric: ["amountRequested", "postedAmount"],
  int: ["version", "eventSequence", "timelineSequence"],
  boolean: ["isInheritedIra", "isOverdue", "hasOpenMismatch"],
};

/** A test compares these types with the table. */
export const COLUMN_TYPES = Object.fromEntries(
  ROW_COLUMNS.map((name) => {
    const otherType = Object.keys(COLUMNS_BY_TYPE).find((type) => COLUMNS_BY_TYPE[type]?.includes(name));
    return [name, otherType ?? "text"];
  }),
) as TypesOf<"rollovers">;
