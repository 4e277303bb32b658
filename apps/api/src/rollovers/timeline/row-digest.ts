import { createHmac, type KeyObject } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { SEALED_FIELDS, SEALED_FORMATS, type SealedFormat } from "@svc/rollover-rules/sealed-fields";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { createObjectSerializer } from "./canonical-json.ts";

const CURRENT_FORMAT: SealedFormat = 2;

/** Fields of a row that its digest does not cover. Verification compares them with the last entry. */
export const HEAD_FIELDS = [
  "timelineSequence",
  "timelineHash",
] as const satisfies readonly (keyof LockedRollover)[];

const SERIALIZERS: Readonly<Record<SealedFormat, (row: LockedRollover) => string>> = {
  1: createObjectSerializer(SEALED_FORMATS[1].toSorted()),
  2: createObjectSerializer(SEALED_FORMATS[2].toSorted()),
};

/**
 * Returns the row's canonical JSON (RFC 8785) and its digest, `<format>.<64 hex digits>`, with HMAC-SHA-256. Without the key,
 * erased data cannot be guessed from the digest.
 */
export function sealRow(
  key: KeyObject,
  row: LockedRollover,
  format: SealedFormat = CURRENT_FORMAT,
): { digest: string; json: string } {
  const json = SERIALIZERS[format](row);
  // Stored digests cover the name `form`, so it cannot change.
  const text = `{"form":${format},"row":${json},"table":"rollovers"}`;
  return { digest: `${format}.${createHmac("sha256", key).update(text).digest("hex")}`, json };
}

/** Returns false for an unknown format or key. @param keyId key that sealed the entry */
export function matchesDigest(
  keys: ChainKeys,
  row: LockedRollover,
  { digest, keyId }: { digest: string; keyId: string | null },
): boolean {
  const key = keys.find(keyId);
  const format = Number(digest.slice(0, digest.indexOf(".")));
  return (
    key !== null &&
    Object.hasOwn(SEALED_FORMATS, format) &&
    sealRow(key, row, format as SealedFormat).digest === digest
  );
}

/** Compares the sealed fields, which is faster than comparing digests. */
export function hasSameSealedFields(row: LockedRollover, other: LockedRollover): boolean {
  return SEALED_FIELDS.every(
    (name) => row[name] === other[name] || isDeepStrictEqual(row[name], other[name]),
  );
}
