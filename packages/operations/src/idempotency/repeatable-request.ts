export interface RepeatableRequest {
  organizationId: string;
  /** Method and path, or mutation name. */
  scope: string;
  /** Erasing this object deletes the record. */
  subject?: string | null;
  idempotencyKey: string | null;
  body: unknown;
  /** Equal for equivalent requests in different encodings. */
  input?: unknown;
}
