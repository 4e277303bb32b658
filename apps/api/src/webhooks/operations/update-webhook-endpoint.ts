import { write } from "../../declare.ts";
import { changedEndpoint } from "../../examples/webhook-story.ts";
import { webhookEndpointPatchSchema } from "../endpoints/endpoint-input.ts";
import { endpointPayload } from "../endpoints/endpoint-payload.ts";
import { updateEndpoint, wakeWorkers } from "../endpoints/endpoint-store.ts";
import { tagOfEndpoint, toWebhookEndpointView, webhookEndpointSchema } from "../endpoints/endpoint-view.ts";
import { lockForChange } from "../endpoints/read-endpoint.ts";
import { requireUsableUrl } from "../endpoints/usable-url.ts";

/** Enabling clears `disabledReason` and `failingSince`; a new URL clears `failingSince`. */
export const updateWebhookEndpoint = write({
  name: "updateWebhookEndpoint",
  summary: "Change an endpoint",
  description:
    "What waits for a disabled endpoint goes out, in order, once it is enabled. Another ordering holds for events to come.",
  scope: "webhooks:write",
  id: "whe",
  input: webhookEndpointPatchSchema,
  view: webhookEndpointSchema,
  example: { input: { description: null }, view: changedEndpoint },
  answers: { 200: "The endpoint as it is now." },
  errors: [],
  ifMatch: true,
  rest: "PATCH /v1/webhook-endpoints/{id}",
  etag: tagOfEndpoint,
  graphql: {
    mutation: "updateWebhookEndpoint",
    description: "Changes an endpoint. What is not named stays, and null clears the description.",
    payload: endpointPayload,
  },
  prepare(call, { url }) {
    if (url !== undefined) requireUsableUrl(call, url);
  },
  async run(call, { id, ...patch }) {
    const { tx, clock, environment } = call;
    const before = await lockForChange(call, id);
    const isEnabledNow = patch.enabled === true && !before.enabled;
    const isMoved = patch.url !== undefined && patch.url !== before.url;
    const changes = {
      ...patch,
      ...(patch.eventTypes ? { eventTypes: [...new Set(patch.eventTypes)] } : {}),
      ...(isEnabledNow ? { disabledReason: null } : {}),
      ...(isEnabledNow || isMoved ? { failingSince: null } : {}),
    };
    const endpoint = await updateEndpoint(tx, before, changes, clock.now());
    call.audit({
      action: "webhook_endpoint.updated",
      targetId: id,
      data: { fields: Object.keys(patch) },
    });
    if (isEnabledNow) await wakeWorkers(tx, id);
    return toWebhookEndpointView(endpoint, environment);
  },
});
