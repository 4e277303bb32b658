import { z } from "zod";
import { write } from "../../declare.ts";
import { recovery } from "../../examples/webhook-story.ts";
import { startRecovery } from "../recoveries/recover-endpoint.ts";
import { recoveryInputSchema } from "../recoveries/recovery-input.ts";
import { recoverySchema, toRecoveryView } from "../recoveries/recovery-view.ts";

export const recoverWebhookEndpoint = write({
  name: "recoverWebhookEndpoint",
  summary: "Send again what an endpoint has missed",
  description:
    "Oldest event first, but outside the endpoint's order, each under the `webhook-id` that its event has. What another recovery of `all` is sending already is not sent twice. Read the progress at the same address.",
  scope: "webhooks:write",
  id: "whe",
  input: recoveryInputSchema,
  view: recoverySchema,
  example: { input: { since: "2026-06-15T00:00:00Z", status: "all" }, view: recovery },
  answers: { 202: "The recovery has begun." },
  errors: [],
  rest: "POST /v1/webhook-endpoints/{id}/recover",
  graphql: {
    mutation: "recoverWebhookEndpoint",
    description:
      "Sends again what an endpoint has missed: oldest event first, outside its order, each under the `webhook-id` that its event has. What another recovery of `all` is sending already is not sent twice. `recoveries` of the endpoint tells how far it is.",
    payload: {
      name: "WebhookRecoveryPayload",
      description: "A recovery that has begun.",
      view: z.object({ recovery: recoverySchema.describe("The recovery; null when there are errors.") }),
      of: (recovery) => ({ recovery }),
    },
  },
  async run(call, { id, ...input }) {
    const { organizationId } = call.principal;
    return toRecoveryView(await startRecovery(call, organizationId, id, input), call.environment);
  },
});
