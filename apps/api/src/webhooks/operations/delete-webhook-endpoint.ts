import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { ENDPOINT_ID } from "../../context/example-values.ts";
import { updateEndpoint } from "../endpoints/endpoint-store.ts";
import { lockEndpointForChange } from "../endpoints/get-endpoint.ts";

/** A background job removes the rows, because there can be millions. */
export const deleteWebhookEndpoint = write({
  name: "deleteWebhookEndpoint",
  summary: "Delete an endpoint and its deliveries",
  description: "The endpoint receives no more events. Its deliveries and their attempts are deleted too.",
  scope: "webhooks:write",
  id: "whe",
  view: z.strictObject({
    id: z.string().describe("ID of the deleted endpoint."),
    object: z.literal("webhook_endpoint"),
    deleted: z.literal(true).describe("Always true: the endpoint was deleted."),
  }),
  example: { view: { id: ENDPOINT_ID, object: "webhook_endpoint", deleted: true } },
  responses: { 200: "The endpoint was deleted. A request already being sent may still arrive." },
  errors: [],
  ifMatch: true,
  rest: "DELETE /v1/webhook-endpoints/{id}",
  graphql: {
    mutation: "deleteWebhookEndpoint",
    description: "Deletes an endpoint and its deliveries. A request already being sent may still arrive.",
    payload: {
      name: "DeleteWebhookEndpointPayload",
      description: "The result of deleting an endpoint.",
      view: z.object({
        deletedEndpointId: z.string().describe("The ID of the deleted endpoint; null if there are errors."),
      }),
      toPayload: ({ id }) => ({ deletedEndpointId: id }),
    },
  },
  async run(call, { id }) {
    const endpoint = await lockEndpointForChange(call, id);
    const now = call.clock.now();
    await updateEndpoint(call.tx, endpoint, {
      changes: { enabled: false, secrets: [], deletedAt: now },
      updatedAt: now,
    });
    call.audit({ action: "webhook_endpoint.deleted", targetId: id });
    return { id, object: "webhook_endpoint" as const, deleted: true as const };
  },
});
