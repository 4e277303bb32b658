import { createHmac, type KeyObject } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { LockedRollover } from "../rollover.ts";
import { objectWriter } from "./canonical-json.ts";
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
 * The members of a rollover's row that an entry of its timeline seals: all but the head of the chain, which the entry
 * is itself. A test holds this list against the table's columns. One that is added makes a new form: entries that are
 * there already were sealed under theirs.
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

/** What is sealed of a row now. */
export const SEALED_MEMBERS: readonly (keyof LockedRollover)[] = FORMS[CURRENT];

/** What is not: the head of the chain, which is held against the last entry itself. */
export const HEAD_MEMBERS = [
  "timelineSequence",
  "timelineHash",
] as const satisfies readonly (keyof LockedRollover)[];

/** The members of each form as canonical JSON has them. */
const WRITERS: Readonly<Record<Form, (row: LockedRollover) => string>> = {
  1: objectWriter(FORMS[1].toSorted()),
  2: objectWriter(FORMS[2].toSorted()),
};

/**
 * The digest of a whole row: `<form>.<64 hexadecimal digits>`, HMAC-SHA-256 under the chain's key over its canonical
 * JSON (RFC 8785). Keyed, so that it gives nothing away of a row that was erased since.
 *
 * @throws Error for a row that was not read whole
 */
export function digestRow(key: KeyObject, row: LockedRollover, form: Form = CURRENT): string {
  return sealRow(key, row, form).digest;
}

/** As `digestRow`, with the JSON of the members that it is made of. */
export function sealRow(
  key: KeyObject,
  row: LockedRollover,
  form: Form = CURRENT,
): { digest: string; json: string } {
  // Dates become ISO 8601 in UTC, to the millisecond that the columns keep.
  const json = WRITERS[form](row);
  const text = `{"form":${form},"row":${json},"table":"rollovers"}`;
  return { digest: `${form}.${createHmac("sha256", key).update(text).digest("hex")}`, json };
}

/**
 * Whether a row is the one that an entry's digest was made of; a form, or a key, that is not known fits nothing.
 *
 * @param keyId which of the keys sealed the entry
 */
export function fitsDigest(
  keys: ChainKeys,
  row: LockedRollover,
  digest: string,
  keyId: string | null,
): boolean {
  const key = keys.find(keyId);
  const form = Number(digest.slice(0, digest.indexOf(".")));
  return key !== null && Object.hasOwn(FORMS, form) && digestRow(key, row, form as Form) === digest;
}

/** Whether all that is sealed of two rows is the same, so that they have one digest: for less than a digest costs. */
export function isSealedAlike(row: LockedRollover, other: LockedRollover): boolean {
  return SEALED_MEMBERS.every(
    (name) => row[name] === other[name] || isDeepStrictEqual(row[name], other[name]),
  );
}
