import { sumAmounts } from "@svc/rollover-rules/money/amounts";
import { take90Percent } from "@svc/rollover-rules/money/money";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { WorkflowContext } from "@svc/rollover-rules/workflow/guards";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { buildValidParams } from "./valid-params.ts";

/** In the API, a simulated response is called `happening`. */
export const CUSTODIAN_RESPONSES = {
  acknowledged: { action: "acknowledge", meaning: "The source custodian starts processing." },
  documents_requested: { action: "request_documents", meaning: "The source custodian requests documents." },
  soft_rejected: {
    action: "custodian_soft_reject",
    meaning: "The source custodian rejects the request but accepts a resubmission.",
  },
  rejected: { action: "custodian_reject", meaning: "The source custodian rejects the request permanently." },
  funds_sent: { action: "mark_funds_sent", meaning: "The source custodian sends the money." },
  funds_lost: { action: "report_funds_returned", meaning: "The money is lost." },
  funds_returned: { action: "report_funds_returned", meaning: "The money is returned." },
  funds_received: { action: "mark_funds_received", meaning: "The money arrives." },
  partial_amount_received: { action: "mark_funds_received", meaning: "90% of the money arrives." },
  posted: { action: "complete", meaning: "The money is posted to the destination account." },
} as const satisfies Record<string, { action: ActionName; meaning: string }>;

type CustodianResponse = keyof typeof CUSTODIAN_RESPONSES;

const NAMES = Object.keys(CUSTODIAN_RESPONSES) as CustodianResponse[];

export const custodianResponseSchema = z
  .enum(NAMES, `must be one of ${NAMES.join(", ")}`)
  .describe("A simulated custodian response.")
  .register(graphqlTypes, {
    name: "SandboxHappening",
    values: Object.fromEntries(NAMES.map((name) => [name, CUSTODIAN_RESPONSES[name].meaning])),
  });

export function toAction(response: CustodianResponse, rollover: Rollover, context: WorkflowContext) {
  const { action } = CUSTODIAN_RESPONSES[response];
  const params = buildValidParams(action, rollover, { payment: rollover, context });
  if (response === "funds_returned") return { action, params: { ...params, reason: "returned" } };
  if (response === "partial_amount_received") {
    return { action, params: { ...params, amount: take90Percent(sumAmounts(rollover).sent) } };
  }
  return { action, params };
}
