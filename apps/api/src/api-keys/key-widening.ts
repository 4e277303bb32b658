import { isWithinAllowlist } from "./allowlist.ts";
import type { ApiKeyRow } from "./api-key-view.ts";
import type { KeyPatch } from "./key-input.ts";

type Limits = Pick<ApiKeyRow, "ipAllowlist" | "rateLimitPerMinute" | "expiresAt">;

/**
 * Names the members by which a change lets a key do more: from more addresses, longer, or more often. The end of a replaced key is its
 * grace period.
 *
 * @param ownLimit requests a minute of a key without a limit of its own
 */
export function findWidened(before: Limits, patch: KeyPatch, ownLimit: number): (keyof KeyPatch)[] {
  const { ipAllowlist, rateLimitPerMinute, expiresAt } = patch;
  const rate = (limit: number | null) => limit ?? ownLimit;
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
