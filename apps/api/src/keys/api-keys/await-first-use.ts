import type { OperatorContext } from "../../context/operator-context.ts";
import { type ApiKeyView, toApiKeyView } from "./api-key-view.ts";
import { getApiKey } from "./get-key.ts";

const POLL_INTERVAL_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the key is used or has ended.
 * @param timeoutMs 0 to check only once
 */
export async function awaitFirstUse(
  ctx: OperatorContext,
  keyId: string,
  timeoutMs: number,
): Promise<ApiKeyView> {
  const start = performance.now();
  for (;;) {
    const key = toApiKeyView(await getApiKey(ctx.db.sql, keyId), ctx.clock.now());
    const hasEnded = key.status === "revoked" || key.status === "expired";
    if (key.lastUsedAt !== null || hasEnded || performance.now() - start >= timeoutMs) return key;
    await pause(POLL_INTERVAL_MS);
  }
}
