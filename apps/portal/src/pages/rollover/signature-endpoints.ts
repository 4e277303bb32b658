import type { Schemas } from "../../api/client.ts";

const EVENT = "rollover.letter_signature_requested";

/** Returns true if a signature can be requested from the endpoint: it is enabled and subscribed to the event. */
export function receivesSignatureRequests({
  enabled,
  eventTypes,
}: Pick<Schemas["WebhookEndpoint"], "enabled" | "eventTypes">): boolean {
  return (
    enabled &&
    eventTypes.some(
      (type) =>
        type === "*" || type === EVENT || (type.endsWith(".*") && EVENT.startsWith(type.slice(0, -1))),
    )
  );
}
