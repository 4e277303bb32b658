import type { Schemas } from "../../api/client.ts";

const EVENT = "rollover.letter_signature_requested";

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
