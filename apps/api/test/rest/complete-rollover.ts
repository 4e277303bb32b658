import { createRolloverFor } from "../erasable-account.ts";
import type { TestApi } from "../start-test-api.ts";
import { ACTIONS_TO_PROCESSING, createRollover, runActions } from "../workflow/rollover-steps.ts";

/** Creates and completes a rollover of 100.00. @param accountId by default, a new account */
export async function completeRollover(api: TestApi, accountId?: string): Promise<string> {
  const id = accountId
    ? await createRolloverFor(api, accountId)
    : await createRollover(api, {}, "test-manual");
  await runActions(
    api,
    id,
    ...ACTIONS_TO_PROCESSING,
    ["mark_funds_sent", { method: "check", amount: "100.00", sentTo: "destination" }],
    ["mark_funds_received", { amount: "100.00", receivedOn: "2026-06-15" }],
    ["complete", { postedAmount: "100.00" }],
  );
  return id;
}
