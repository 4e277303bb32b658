import type { WebhookEndpointInput } from "./endpoint-input.ts";
import type { StoredSecret } from "./secrets.ts";

export interface WebhookEndpoint {
  id: string;
  organizationId: string;
  url: string;
  description: string | null;
  eventTypes: string[];
  enabled: boolean;
  disabledReason: "failing" | "gone" | null;
  ordering: WebhookEndpointInput["ordering"];
  /** Encrypted, current secret first. */
  secrets: StoredSecret[];
  failingSince: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
