import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";

const AMOUNT = "100.00";

interface ActionStep {
  action: CallerAction;
  params: Record<string, unknown>;
  /** State after the action. */
  state: RolloverState;
}

/** @param today date in the organization's time zone */
export const listActions = (today: string): readonly ActionStep[] => [
  { action: "submit", params: { consentReference: "canary" }, state: "submitted" },
  { action: "start_review", params: {}, state: "in_review" },
  { action: "approve", params: {}, state: "approved" },
  { action: "send_to_custodian", params: {}, state: "requested" },
  { action: "acknowledge", params: {}, state: "processing" },
  {
    action: "mark_funds_sent",
    params: { method: "check", amount: AMOUNT, sentTo: "destination" },
    state: "funds_sent",
  },
  { action: "mark_funds_received", params: { amount: AMOUNT, receivedOn: today }, state: "funds_received" },
  { action: "complete", params: { postedAmount: AMOUNT }, state: "completed" },
];

/** This sandbox custodian never responds automatically. Actions record its responses. */
const CUSTODIAN = "test-manual";

export const toRolloverBody = (accountId: string, externalId: string) => ({
  accountId,
  externalId,
  type: "direct",
  source: {
    custodianSlug: CUSTODIAN,
    accountType: "qualified_plan",
    accountNumber: "4010000001",
    planName: "Canary 401(k)",
  },
  destination: { custodianSlug: CUSTODIAN, accountType: "traditional_ira", accountNumber: "IRA-00000001" },
  amount: { kind: "partial", requested: AMOUNT },
  deliveryMethod: "check",
  attestations: { eligibleAmount: true },
});

export const CANARY_STEPS: readonly string[] = [
  "setup",
  "create",
  ...listActions("").map(({ action }) => action),
  "webhook",
];
