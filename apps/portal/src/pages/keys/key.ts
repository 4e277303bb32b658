import type { Answer } from "../../api/client.ts";

/** A key as those see it who manage keys. */
export type Key = Answer<"/portal/api/keys/{id}">;

/** As much of a key as may be shown: `svc_test_ak_abcd…wxyz`. */
export function hintOf({ environment, type, prefix, last4 }: Key): string {
  return `svc_${environment}_${type}_${prefix}…${last4}`;
}
