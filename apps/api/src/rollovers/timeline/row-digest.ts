import { createHmac, type KeyObject } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { SEALED_FORMS, SEALED_MEMBERS, type SealedForm } from "@svc/rollover-rules/sealed-members";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { createObjectSerializer } from "./canonical-json.ts";

const CURRENT_FORM: SealedForm = 2;

/** Members that are not sealed, because they are compared with the last entry. */
export const HEAD_MEMBERS = [
  "timelineSequence",
  "timelineHash",
] as const satisfies readonly (keyof LockedRollover)[];

const SERIALIZERS: Readonly<Record<SealedForm, (row: LockedRollover) => string>> = {
  1: createObjectSerializer(SEALED_FORMS[1].toSorted()),
  2: createObjectSerializer(SEALED_FORMS[2].toSorted()),
};

/**
 * Returns `<form>.<64 hex digits>`: HMAC-SHA-256 over the row's canonical JSON (RFC 8785). Keyed, so the digest of an erased row reveals
 * nothing.
 */
function digestRow(key: KeyObject, row: LockedRollover, form: SealedForm = CURRENT_FORM): string {
  return sealRow(key, row, form).digest;
}

export function sealRow(
  key: KeyObject,
  row: LockedRollover,
  form: SealedForm = CURRENT_FORM,
): { digest: string; json: string } {
  // Dates become ISO 8601 in UTC with milliseconds, the precision of the columns.
  const json = SERIALIZERS[form](row);
  const text = `{"form":${form},"row":${json},"table":"rollovers"}`;
  return { digest: `${form}.${createHmac("sha256", key).update(text).digest("hex")}`, json };
}

/** Returns whether a row matches a digest. An unknown form or key never matches. @param keyId key that sealed the entry */
export function matchesDigest(
  keys: ChainKeys,
  row: LockedRollover,
  digest: string,
  keyId: string | null,
): boolean {
  const key = keys.find(keyId);
  const form = Number(digest.slice(0, digest.indexOf(".")));
  return (
    key !== null && Object.hasOwn(SEALED_FORMS, form) && digestRow(key, row, form as SealedForm) === digest
  );
}

/** Returns whether two rows have the same digest, without computing it. */
export function hasSameSealedFields(row: LockedRollover, other: LockedRollover): boolean {
  return SEALED_MEMBERS.every(
    (name) => row[name] === other[name] || isDeepStrictEqual(row[name], other[name]),
  );
}
