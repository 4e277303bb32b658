import { createHmac, type KeyObject } from "node:crypto";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { APPROVED_FIELDS } from "@svc/rollover-rules/sealed-fields";
import canonicalize from "canonicalize";
import type { ChainKeys } from "../../context/chain-keys.ts";

/** Uses a key, so that erased data cannot be guessed from the digest. */
export function digestForApproval(key: KeyObject, rollover: LockedRollover): string {
  const fields = APPROVED_FIELDS.map((name) => [name, rollover[name]]);
  // Stored digests cover the name `matter`, so it cannot change.
  const text = canonicalize({ matter: Object.fromEntries(fields) }) ?? "";
  return createHmac("sha256", key).update(text).digest("hex");
}

export function matchesApprovalDigest(
  keys: ChainKeys,
  rollover: LockedRollover,
  digest: string | null,
): boolean {
  for (const key of keys.all()) if (digestForApproval(key, rollover) === digest) return true;
  return false;
}
