import type { Environment } from "@svc/keys";

/** The body of a webhook request, and an item of `GET /v1/events`. */
export interface EventBody {
  id: string;
  object: "event";
  type: string;
  apiVersion: "v1";
  environment: Environment;
  createdAt: string;
  data: Record<string, unknown>;
}

export function toEventBody(
  event: { id: string; type: string; data: Record<string, unknown>; createdAt: string },
  environment: Environment,
): EventBody {
  const { id, type, data, createdAt } = event;
  return { id, object: "event", type, apiVersion: "v1", environment, createdAt, data };
}
