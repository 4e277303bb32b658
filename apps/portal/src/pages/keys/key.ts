import type { ApiResponse } from "../../api/client.ts";

export type Key = ApiResponse<"/portal/api/keys/{id}">;

/** Omits the secret part: `svc_test_ak_abcd…wxyz`. */
export function formatKeyHint({
  environment,
  type,
  prefix,
  last4,
}: Pick<Key, "environment" | "type" | "prefix" | "last4">): string {
  return `svc_${environment}_${type}_${prefix}…${last4}`;
}
