import type { WebhookEndpointInput } from "./endpoint-input.ts";
import type { StoredSecret } from "./secrets.ts";

/** Where an organization wants to be told of its events. */
export interface WebhookEndpoint {
  id: string;
  organizationId: string;
  url: string;
  description: string | null;
  eventTypes: string[];
  enabled: boolean;
  disabledReason: "failing" | "gone" | null;
  ordering: WebhookEndpointInput["ordering"];
  /** Encrypted, the current one first. */
  secrets: StoredSecret[];
  failingSince: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
