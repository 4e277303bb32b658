/** What makes two requests the same one. */
export interface RepeatableRequest {
  organizationId: string;
  /** What is called: method and path, or a mutation's name. */
  scope: string;
  /** The id of what the call names. An erasure of that account or rollover forgets the answer. */
  subject?: string | null;
  /** As the client sent it; null when it sent none, and every request stands for itself. */
  idempotencyKey: string | null;
  /** The input as it was sent. */
  body: unknown;
  /** The input as it was parsed: two requests that mean the same have the same, however they were sent. */
  input?: unknown;
}
