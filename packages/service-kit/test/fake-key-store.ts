import { generateApiKey, hashApiKey, type KeyType, type Pepper, parsePeppers } from "@svc/keys";
import type { HourlyKeyUsage, KeyRecord, KeyStore } from "../src/auth/index.ts";

const formatPepper = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString("base64")}`;

export const PEPPERS = parsePeppers(`${formatPepper("p2", "p")},${formatPepper("p1", "o")}`);
export const [CURRENT_PEPPER, RETIRED_PEPPER] = PEPPERS as [Pepper, Pepper];

export class FakeKeyStore implements KeyStore {
  readonly records = new Map<string, KeyRecord & { keyHash: string }>();
  /** For each read: the key ID, or `hashes` if the key was looked up by its hashes. */
  readonly reads: string[] = [];
  readonly rehashed: { keyId: string; oldHash: string; keyHash: string; pepperId: string }[] = [];
  readonly recorded: (readonly HourlyKeyUsage[])[] = [];
  /** Runs between reading and returning a row. */
  beforeReturn: () => Promise<void> = async () => {};
  /** While set, reads and `recordUses` fail with it. */
  failure: Error | null = null;

  add(
    change: Partial<KeyRecord> = {},
    pepper: Pepper = CURRENT_PEPPER,
    type: KeyType = change.type ?? "ak",
  ): { id: string; key: string } {
    const key = generateApiKey({ environment: change.environment ?? "test", type });
    const id = change.id ?? `key_${this.records.size + 1}`;
    this.records.set(id, {
      id,
      organizationId: "org_1",
      environment: "test",
      type,
      scopes: ["rollovers:read"],
      ipAllowlist: [],
      proofKeyThumbprint: null,
      rateLimitPerMinute: null,
      expiresAt: null,
      revokedAt: null,
      rotatedAt: null,
      createdBy: null,
      organizationLockedAt: null,
      pepperId: pepper.id,
      keyHash: hashApiKey(key, pepper),
      ...change,
    });
    return { id, key };
  }

  change(id: string, change: Partial<KeyRecord>): void {
    const record = this.records.get(id);
    if (record) this.records.set(id, { ...record, ...change });
  }

  findByHashes(hashes: readonly string[]): Promise<KeyRecord | null> {
    return this.read(
      "hashes",
      [...this.records.values()].find((one) => hashes.includes(one.keyHash)),
    );
  }

  findById(keyId: string): Promise<KeyRecord | null> {
    return this.read(keyId, this.records.get(keyId));
  }

  async rehash(
    keyId: string,
    { oldHash, newHash: keyHash, pepperId }: { oldHash: string; newHash: string; pepperId: string },
  ): Promise<void> {
    this.rehashed.push({ keyId, oldHash, keyHash, pepperId });
    const record = this.records.get(keyId);
    if (record) this.records.set(keyId, { ...record, keyHash, pepperId });
  }

  async recordUses(uses: readonly HourlyKeyUsage[]): Promise<void> {
    if (this.failure) throw this.failure;
    this.recorded.push(uses);
  }

  private async read(key: string, record: KeyRecord | undefined): Promise<KeyRecord | null> {
    this.reads.push(key);
    const copy = record ? { ...record } : null;
    await this.beforeReturn();
    if (this.failure) throw this.failure;
    return copy;
  }
}
