import { write } from "../../context/define-operation.ts";
import { webhookEndpointPatchSchema } from "../endpoints/endpoint-input.ts";
import { updateEndpoint, wakeWorkers } from "../endpoints/endpoint-store.ts";
import { requireUsableUrl } from "../endpoints/endpoint-url.ts";
import {
  endpointEtag,
  endpointPayload,
  toWebhookEndpointView,
  webhookEndpointSchema,
} from "../endpoints/endpoint-view.ts";
import { lockEndpointForChange } from "../endpoints/get-endpoint.ts";
import { changedEndpoint } from "../endpoints/webhook-examples.ts";

/** Enabling clears `disabledReason` and `failingSince`; a new URL clears `failingSince`. */
export const updateWebhookEndpoint = write({
  name: "updateWebhookEndpoint",
  summary: "Update an endpoint",
  description:
    "When a disabled endpoint is enabled again, its waiting deliveries are sent according to `ordering`. A new " +
    "ordering applies to future events only. A new payload format also applies to retries of earlier events.",
  scope: "webhooks:write",
  id: "whe",
  input: webhookEndpointPatchSchema,
  view: webhookEndpointSchema,
  example: { input: { description: null }, view: changedEndpoint },
  responses: { 200: "The updated endpoint." },
  errors: [],
  ifMatch: true,
  rest: "PATCH /v1/webhook-endpoints/{id}",
  etag: endpointEtag,
  graphql: {
    mutation: "updateWebhookEndpoint",
    description: "Updates an endpoint. Omitted fields keep their values; null clears the description.",
    payload: endpointPayload,
  },
  prepare(call, { url }) {
    if (url !== undefined) requireUsableUrl(call, url);
  },
  async run(call, { id, ...patch }) {
    const { tx, clock, environment } = call;
    const before = await lockEndpointForChange(call, id);
    const isReenabled = patch.enabled === true && !before.enabled;
    const hasNewUrl = patch.url !== undefined && patch.url !== before.url;
    const changes = {
      ...patch,
      ...(patch.eventTypes ? { eventTypes: [...new Set(patch.eventTypes)] } : {}),
      ...(isReenabled ? { disabledReason: null } : {}),
      ...(isReenabled || hasNewUrl ? { failingSince: null } : {}),
    };
    const endpoint = await updateEndpoint(tx, before, { changes, updatedAt: clock.now() });
    call.audit({
      action: "webhook_endpoint.updated",
      targetId: id,
      data: { fields: Object.keys(patch) },
    });
    if (isReenabled) await wakeWorkers(tx, id);
    return toWebhookEndpointView(endpoint, environment);
  },
});
