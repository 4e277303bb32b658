import type { Principal } from "@svc/service-kit/auth";

export const MIN_SESSION_SECONDS = 60;
export const DEFAULT_SESSION_SECONDS = 1_800;
export const MAX_SESSION_SECONDS = 14_400;

export interface Session {
  id: string;
  organizationId: string;
  /** The session ends when this `sk_` key is revoked or expires. */
  keyId: string;
  /** The integrator's ID for the participant. */
  externalUserId: string | null;
  allowedOrigins: readonly string[];
  scopes: readonly string[];
  expiresAt: Date;
}

export type StoredSession = Session & { recordKey: string };

export type WidgetPrincipal = Principal & {
  session: StoredSession | null;
  /** For a request with an `sk_` key: the key that signed its DPoP proof. A session that the request opens is bound to that key. */
  proofKeyThumbprint: string | null;
};
