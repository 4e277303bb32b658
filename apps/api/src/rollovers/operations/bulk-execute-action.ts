import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { steps } from "../../context/define-operation.ts";
import { ACCOUNT_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";
import { runBulkAction } from "../actions/bulk-action.ts";
import {
  bulkActionResponseSchema,
  bulkActionSchema,
  MAX_BULK_ACTIONS,
} from "../actions/bulk-action-schemas.ts";

export const bulkExecuteAction = steps({
  name: "bulkExecuteAction",
  summary: `Perform an action on up to ${MAX_BULK_ACTIONS} rollovers`,
  description:
    "Each rollover is processed independently, like `POST /v1/rollovers/{id}/actions`, and has its own result. An action that needs a second person is not performed: the item fails with `second_person_required`, and a dry run reports `needsSecondPerson`. If you repeat the request with the same idempotency key, only items that failed or were not reached are processed again.",
  scope: "rollovers:act",
  scopesFor: ({ action }) => (getActionDefinition(action).isOperation ? ["rollovers:operate"] : []),
  input: bulkActionSchema,
  quotaCost: ({ rollovers }) => rollovers.length,
  view: bulkActionResponseSchema,
  example: {
    input: { action: "start_review", rollovers: [{ rolloverId: ROLLOVER_ID, ifVersion: 2 }], dryRun: true },
    view: {
      object: "rollover_bulk_action",
      dryRun: true,
      succeeded: 1,
      results: [
        {
          rolloverId: ROLLOVER_ID,
          status: 200,
          outcome: {
            accountId: ACCOUNT_ID,
            externalId: "order-42",
            fromState: "submitted",
            toState: "in_review",
            pendingOn: "operations",
            dueAt: NOW,
            version: 2,
            needsSecondPerson: false,
          },
          problem: null,
        },
      ],
    },
  },
  responses: { 200: "Result for each rollover, in request order." },
  errors: [],
  // Dry runs write nothing, so they do not use up the idempotency key.
  acceptsIdempotencyKey: ({ dryRun }) => !dryRun,
  rest: "POST /portal/api/rollovers/bulk-actions",
  managesReplay: true,
  run: (call, input) => runBulkAction(call, input),
});
