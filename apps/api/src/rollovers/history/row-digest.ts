import { createHmac, type KeyObject } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { createObjectSerializer } from "./canonical-json.ts";
import type { ChainKeys } from "./chain-keys.ts";

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
const FORMS = {
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

type Form = keyof typeof FORMS;

const CURRENT: Form = 2;

export const SEALED_MEMBERS: readonly (keyof LockedRollover)[] = FORMS[CURRENT];

/** Compared with the last entry instead. */
export const HEAD_MEMBERS = [
  "timelineSequence",
  "timelineHash",
] as const satisfies readonly (keyof LockedRollover)[];

const WRITERS: Readonly<Record<Form, (row: LockedRollover) => string>> = {
  1: createObjectSerializer(FORMS[1].toSorted()),
  2: createObjectSerializer(FORMS[2].toSorted()),
};

/**
 * Returns `<form>.<64 hex digits>`: HMAC-SHA-256 over the row's canonical JSON (RFC 8785). Keyed, so the digest of an erased row reveals
 * nothing.
 */
export function digestRow(key: KeyObject, row: LockedRollover, form: Form = CURRENT): string {
  return sealRow(key, row, form).digest;
}

export function sealRow(
  key: KeyObject,
  row: LockedRollover,
  form: Form = CURRENT,
): { digest: string; json: string } {
  // Dates become ISO 8601 in UTC with milliseconds, the precision of the columns.
  const json = WRITERS[form](row);
  const text = `{"form":${form},"row":${json},"table":"rollovers"}`;
  return { digest: `${form}.${createHmac("sha256", key).update(text).digest("hex")}`, json };
}

/** An unknown form or key never matches. @param keyId key that sealed the entry */
export function matchesDigest(
  keys: ChainKeys,
  row: LockedRollover,
  digest: string,
  keyId: string | null,
): boolean {
  const key = keys.find(keyId);
  const form = Number(digest.slice(0, digest.indexOf(".")));
  return key !== null && Object.hasOwn(FORMS, form) && digestRow(key, row, form as Form) === digest;
}

/** Returns whether two rows have the same digest, without computing it. */
export function hasSameSealedFields(row: LockedRollover, other: LockedRollover): boolean {
  return SEALED_MEMBERS.every(
    (name) => row[name] === other[name] || isDeepStrictEqual(row[name], other[name]),
  );
}
