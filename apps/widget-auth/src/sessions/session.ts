import type { Principal } from "@svc/service-kit";

export const MIN_SESSION_SECONDS = 60;
export const DEFAULT_SESSION_SECONDS = 1_800;
export const MAX_SESSION_SECONDS = 14_400;

/** A session as Redis keeps it. */
export interface Session {
  id: string;
  organizationId: string;
  /** The `sk_` key that it was exchanged for; the session lives no longer than the key. */
  keyId: string;
  /** Whom the integrator's server says the session is for; null when it said nobody. */
  externalUserId: string | null;
  allowedOrigins: readonly string[];
  scopes: readonly string[];
  expiresAt: Date;
}

/** A session, and where in Redis it is kept. */
export type StoredSession = Session & { recordKey: string };

/** What every request to the widget service speaks for: a key alone, or a session. */
export type WidgetPrincipal = Principal & { session: StoredSession | null };
