import type { LockedRollover } from "./rollover.ts";

const FIRST = [
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
 * Members that timeline entries seal: all but the chain head. A test compares them with the table's columns. Add a form for new
 * columns, because existing entries were sealed with theirs.
 */
export const SEALED_FORMS = {
  1: FIRST,
  2: [
    ...FIRST,
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

export type SealedForm = keyof typeof SEALED_FORMS;

export const SEALED_MEMBERS: readonly (keyof LockedRollover)[] = SEALED_FORMS[2];

/** Changes to these do not affect decisions. */
const EXCLUDED_MEMBERS: ReadonlySet<keyof LockedRollover> = new Set([
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

/** What a second person approves. */
export const APPROVED_MEMBERS: readonly (keyof LockedRollover)[] = SEALED_MEMBERS.filter(
  (name) => !EXCLUDED_MEMBERS.has(name),
);
