import type { Environment } from "@svc/keys";

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
