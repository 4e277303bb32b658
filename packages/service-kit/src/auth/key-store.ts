import type { Environment, KeyType } from "@svc/keys";
import type { KeyUses } from "./key-uses.ts";

/** What verification needs to know of a key. The key itself is not in it. */
export interface KeyRecord {
  id: string;
  organizationId: string;
  environment: Environment;
  type: KeyType;
  scopes: readonly string[];
  ipAllowlist: readonly string[];
  rateLimitPerMinute: number | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** When its successor was made; null while it has none. */
  rotatedAt: Date | null;
  /** The person who made it, or the first of the keys that it has replaced; null where the operator's command did. */
  createdBy: string | null;
  /** Since when its organization is locked; null while it is not. */
  organizationLockedAt: Date | null;
  /** Which pepper the stored hash was made under. */
  pepperId: string;
}

/** Where keys are kept. The database package implements it; reads go to the primary, never to a replica. */
export interface KeyStore {
  /** The key stored under one of these hashes, or null. */
  findByHashes(hashes: readonly string[]): Promise<KeyRecord | null>;
  findById(keyId: string): Promise<KeyRecord | null>;
  /**
   * Replaces the stored hash by one under the current pepper, and writes down that it did. Where another hash is stored
   * than `oldHash`, nothing is done: somebody else was faster.
   */
  rehash(keyId: string, oldHash: string, newHash: string, pepperId: string): Promise<void>;
  /** Adds to what is counted of keys: a few hundred at once, each hour of a key once. A key's last use never moves back. */
  recordUses(uses: readonly KeyUses[]): Promise<void>;
}
