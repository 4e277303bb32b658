import type { RecoveryStatus } from "./recovery-input.ts";

export interface WebhookRecovery {
  id: string;
  endpointId: string;
  status: RecoveryStatus;
  since: Date;
  until: Date;
  total: number;
  waiting: number;
  succeeded: number;
  failed: number;
  createdAt: Date;
  preparedAt: Date | null;
}
