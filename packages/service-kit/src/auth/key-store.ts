import type { Environment, KeyType } from "@svc/keys";
import type { HourlyKeyUsage } from "./hourly-key-usage.ts";

export interface KeyRecord {
  id: string;
  organizationId: string;
  environment: Environment;
  type: KeyType;
  scopes: readonly string[];
  ipAllowlist: readonly string[];
  /** RFC 7638 thumbprint of the key to prove possession of; null for bearer keys. */
  proofKeyThumbprint: string | null;
  rateLimitPerMinute: number | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  rotatedAt: Date | null;
  /** After a rotation, the original key's creator. Null if an operator's command created it. */
  createdBy: string | null;
  organizationLockedAt: Date | null;
  pepperId: string;
}

/** Reads go to the primary, never to a replica. */
export interface KeyStore {
  findByHashes(hashes: readonly string[]): Promise<KeyRecord | null>;
  findById(keyId: string): Promise<KeyRecord | null>;
  /** Audits the change. Does nothing if the stored hash is no longer `oldHash`. */
  rehash(keyId: string, options: { oldHash: string; newHash: string; pepperId: string }): Promise<void>;
  /** Adds up to a few hundred counts, at most one per key and hour. Never moves a last use back in time. */
  recordUses(uses: readonly HourlyKeyUsage[]): Promise<void>;
}
