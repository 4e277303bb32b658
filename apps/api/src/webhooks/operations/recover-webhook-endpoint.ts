import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { recovery } from "../endpoints/webhook-examples.ts";
import { startRecovery } from "../recoveries/recover-endpoint.ts";
import { recoveryInputSchema } from "../recoveries/recovery-input.ts";
import { recoverySchema, toRecoveryView } from "../recoveries/recovery-view.ts";

export const recoverWebhookEndpoint = write({
  name: "recoverWebhookEndpoint",
  summary: "Resend events an endpoint missed",
  description:
    "Events are sent oldest first, with their original `webhook-id`. The endpoint's `ordering` does not " +
    "apply. Events that another recovery with status `all` is already resending are skipped. " +
    "Track progress with `GET` at the same path.",
  scope: "webhooks:write",
  id: "whe",
  input: recoveryInputSchema,
  view: recoverySchema,
  example: { input: { since: "2026-06-15T00:00:00Z", status: "all" }, view: recovery },
  responses: { 202: "The recovery has started." },
  errors: [],
  rest: "POST /v1/webhook-endpoints/{id}/recover",
  graphql: {
    mutation: "recoverWebhookEndpoint",
    description:
      "Resends events an endpoint missed, oldest first, with their original `webhook-id`. The endpoint's " +
      "`ordering` does not apply. Skips events that another recovery with status `all` is already " +
      "resending. Track progress in the endpoint's `recoveries`.",
    payload: {
      name: "WebhookRecoveryPayload",
      description: "A recovery that has started.",
      view: z.object({ recovery: recoverySchema.describe("The recovery; null if there are errors.") }),
      toPayload: (recovery) => ({ recovery }),
    },
  },
  async run(call, { id, ...input }) {
    const { organizationId } = call.principal;
    return toRecoveryView(
      await startRecovery(call, organizationId, { endpointId: id, input }),
      call.environment,
    );
  },
});
