import type { Schemas } from "../../api/client.ts";
import { Badge } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Endpoint = Pick<Schemas["WebhookEndpoint"], "enabled" | "disabledReason" | "failingSince">;

export function EndpointState({
  endpoint: { enabled, disabledReason, failingSince },
}: {
  endpoint: Endpoint;
}) {
  const { states } = strings;
  if (!enabled && disabledReason !== null) return <Badge tone="bad">{states.autoDisabled}</Badge>;
  if (!enabled) return <Badge>{states.disabled}</Badge>;
  if (failingSince !== null) return <Badge tone="warn">{states.failing}</Badge>;
  return <Badge tone="good">{states.enabled}</Badge>;
}
