import type { LockedRollover } from "./rollover.ts";

const FORMAT_1 = [
  "id",
  "organizationId",
  "accountId",
  "externalId",
  "type",
  "state",
  "sourceCustodianId",
  "sourceAccountType",
  "sourceAccountNumberCiphertext",
  "sourceAccountNumberIndex",
  "sourceAccountNumberMask",
  "sourcePlanName",
  "sourceFirstContributionDate",
  "destinationCustodianId",
  "destinationAccountType",
  "destinationAccountNumberCiphertext",
  "destinationAccountNumberIndex",
  "destinationAccountNumberMask",
  "destinationPlanName",
  "destinationFirstContributionDate",
  "amountKind",
  "amountRequested",
  "currency",
  "deliveryMethod",
  "attestations",
  "eligibility",
  "taxTreatment",
  "metadata",
  "version",
  "documentsReturnState",
  "holdReturnState",
  "documentsPendingOn",
  "documents",
  "transfers",
  "receipts",
  "postedAmount",
  "amountMismatch",
  "rejection",
  "sixtyDayDueOn",
  "deadlines",
  "nextTimerAt",
  "eventSequence",
  "createdAt",
  "updatedAt",
] as const;

/**
 * Columns that each format seals: all except the head of the hash chain. For new columns, add a format, because
 * existing timeline entries keep their format.
 */
export const SEALED_FORMATS = {
  1: FORMAT_1,
  2: [
    ...FORMAT_1,
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
    "pendingOn",
    "nextDueAt",
    "isOverdue",
    "hasOpenMismatch",
  ],
} as const satisfies Record<number, readonly (keyof LockedRollover)[]>;

export type SealedFormat = keyof typeof SEALED_FORMATS;

export const SEALED_FIELDS: readonly (keyof LockedRollover)[] = SEALED_FORMATS[2];

/** Fields that can change without invalidating an approval. */
const EXCLUDED_FIELDS: ReadonlySet<keyof LockedRollover> = new Set([
  "version",
  "updatedAt",
  "eventSequence",
  "externalId",
  "metadata",
  "assigneeId",
  "priority",
  "tags",
  "deadlines",
  "nextTimerAt",
  "nextDueAt",
  "isOverdue",
]);

/** Fields that a second person's approval covers. */
export const APPROVED_FIELDS: readonly (keyof LockedRollover)[] = SEALED_FIELDS.filter(
  (name) => !EXCLUDED_FIELDS.has(name),
);
