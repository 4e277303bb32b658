import { isWithinAllowlist } from "./allowlist.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import type { KeyPatch } from "./key-input.ts";

type Limits = Pick<ApiKeyRow, "ipAllowlist" | "rateLimitPerMinute" | "expiresAt">;

/**
 * Returns the changed members that widen a key: more addresses, a later expiration or a higher rate.
 *
 * @param defaultLimit requests per minute of keys without their own limit
 */
export function findWidenedFields(before: Limits, patch: KeyPatch, defaultLimit: number): (keyof KeyPatch)[] {
  const { ipAllowlist, rateLimitPerMinute, expiresAt } = patch;
  const rate = (limit: number | null) => limit ?? defaultLimit;
  const end = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY;
  return [
    ...(ipAllowlist !== undefined && !isWithinAllowlist(ipAllowlist, before.ipAllowlist)
      ? (["ipAllowlist"] as const)
      : []),
    ...(rateLimitPerMinute !== undefined && rate(rateLimitPerMinute) > rate(before.rateLimitPerMinute)
      ? (["rateLimitPerMinute"] as const)
      : []),
    ...(expiresAt !== undefined && end(expiresAt) > end(before.expiresAt) ? (["expiresAt"] as const) : []),
  ];
}
