import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { hashApiKey, hashApiKeyCandidates, type Pepper } from "@svc/keys";
import { LRUCache } from "lru-cache";
import { type AddressBlocks, createAddressBlocks } from "./address-blocks.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";

export interface CachedKey extends KeyRecord {
  allowedAddresses: AddressBlocks;
}

/** Decides whether and when to look up an uncached key. */
export type Admission = <T>(lookUp: () => Promise<T>) => Promise<T>;

interface KeyCacheOptions {
  maxKeys?: number;
  /** Measured from the start of the load. Capped at ten seconds. */
  ttlMs?: number;
  now?: (() => number) | undefined;
  /** Called if a key under a retired pepper cannot be rehashed. The key still works. */
  onRehashFailed?: (error: unknown, keyId: string) => void;
}

const MAX_TTL_MS = 10_000;
const DEFAULT_TTL_MS = 8_000;
/** After the last attempt, the key is returned, but not cached. */
const MAX_ATTEMPTS = 4;

/** Caches recently used keys. Concurrent misses share one load. A load that overlaps an invalidation is repeated. */
export class KeyCache {
  private readonly store: KeyStore;
  private readonly peppers: readonly [Pepper, ...Pepper[]];
  private readonly now: () => number;
  private readonly onRehashFailed: (error: unknown, keyId: string) => void;
  private readonly records: LRUCache<string, CachedKey>;
  /** Never invalidated, because a digest always belongs to the same key. */
  private readonly idsByDigest: LRUCache<string, string>;
  /** Digests and IDs without a key, cached separately, so that made-up keys do not evict real ones. */
  private readonly unknown: LRUCache<string, true>;
  private readonly loads = new Map<string, Promise<CachedKey | null>>();
  private readonly internedStrings = new ValueInterner<string>((text) => text);
  private readonly internedScopes = new ValueInterner<readonly string[]>((scopes) => scopes.join(" "));
  private generation = 0;
  readonly lookupCounts = { hit: 0, unknown: 0, load: 0, joined: 0 };

  constructor(store: KeyStore, peppers: readonly Pepper[], options: KeyCacheOptions = {}) {
    const [current, ...retired] = peppers;
    if (!current) throw new Error("at least one pepper is required");
    const max = options.maxKeys ?? 10_000;
    const ttl = Math.min(options.ttlMs ?? DEFAULT_TTL_MS, MAX_TTL_MS);
    this.now = options.now ?? (() => performance.now());
    this.onRehashFailed = options.onRehashFailed ?? (() => {});
    const perf = { now: this.now };
    this.store = store;
    this.peppers = [current, ...retired];
    // Expired entries are never served, but `toCachedKey` reuses them.
    this.records = new LRUCache({ max, ttl, perf, ttlResolution: 0, noDeleteOnStaleGet: true });
    this.idsByDigest = new LRUCache({ max });
    this.unknown = new LRUCache({ max, ttl, perf, ttlResolution: 0 });
  }

  /**
   * @param key valid for `parseApiKey`
   * @param admit called only if the key's ID is not cached, so that known keys bypass a flooded queue
   */
  findByKey(
    key: string,
    admit: Admission = (lookUp) => lookUp(),
  ): CachedKey | null | Promise<CachedKey | null> {
    // Keys have 256 random bits, so this needs no pepper, which would take five times as long.
    const digest = hash("sha256", key);
    const id = this.idsByDigest.get(digest);
    if (id !== undefined) {
      return this.find(id, () =>
        this.load(id, async () => this.rehashIfRetired(key, await this.store.findById(id))),
      );
    }
    if (this.isUnknown(digest)) return null;
    const lookUp = async () => {
      const candidates = hashApiKeyCandidates(key, this.peppers);
      const record = await this.store.findByHashes(candidates.map((candidate) => candidate.hash));
      if (record) this.idsByDigest.set(digest, record.id);
      return this.rehashIfRetired(key, record);
    };
    return this.load(digest, lookUp, admit);
  }

  findById(keyId: string): CachedKey | null | Promise<CachedKey | null> {
    return this.find(keyId, () => this.load(keyId, () => this.store.findById(keyId)));
  }

  /** Evicts a key, or all keys of an organization. */
  invalidate(id: string): void {
    this.records.delete(id);
    for (const key of id.startsWith("org_") ? this.records.values() : []) {
      if (key.organizationId === id) this.records.delete(key.id);
    }
    this.discardLoads();
  }

  clear(): void {
    this.records.clear();
    this.unknown.clear();
    this.discardLoads();
  }

  get size(): number {
    return this.records.size;
  }

  private isUnknown(cacheKey: string): boolean {
    const isUnknown = this.unknown.has(cacheKey);
    if (isUnknown) this.lookupCounts.unknown += 1;
    return isUnknown;
  }

  private discardLoads(): void {
    this.generation += 1;
    this.loads.clear();
  }

  private find(
    id: string,
    load: () => Promise<CachedKey | null>,
  ): CachedKey | null | Promise<CachedKey | null> {
    const cached = this.records.get(id);
    if (cached === undefined) return this.isUnknown(id) ? null : load();
    this.lookupCounts.hit += 1;
    return cached;
  }

  private async rehashIfRetired(key: string, record: KeyRecord | null): Promise<KeyRecord | null> {
    const [current] = this.peppers;
    if (!record || record.pepperId === current.id) return record;
    const retired = hashApiKeyCandidates(key, this.peppers).find(
      ({ pepperId }) => pepperId === record.pepperId,
    );
    if (retired) {
      await this.store
        .rehash(record.id, { oldHash: retired.hash, newHash: hashApiKey(key, current), pepperId: current.id })
        .catch((error: unknown) => this.onRehashFailed(error, record.id));
    }
    return record;
  }

  private load(
    cacheKey: string,
    read: () => Promise<KeyRecord | null>,
    admit: Admission = (lookUp) => lookUp(),
  ): Promise<CachedKey | null> {
    const running = this.loads.get(cacheKey);
    this.lookupCounts[running ? "joined" : "load"] += 1;
    if (running) return running;
    const load = admit(() => this.readUntilCurrent(cacheKey, read)).finally(() => {
      if (this.loads.get(cacheKey) === load) this.loads.delete(cacheKey);
    });
    this.loads.set(cacheKey, load);
    return load;
  }

  private async readUntilCurrent(
    cacheKey: string,
    read: () => Promise<KeyRecord | null>,
  ): Promise<CachedKey | null> {
    for (let attempt = 1; ; attempt += 1) {
      const generation = this.generation;
      const start = this.now();
      const record = await read();
      const key = record && this.toCachedKey(record);
      if (generation === this.generation) {
        if (key) this.records.set(key.id, key, { start });
        else this.unknown.set(cacheKey, true, { start });
        return key;
      }
      if (attempt === MAX_ATTEMPTS) return key;
    }
  }

  /** Reuses an unchanged key's object, because new objects every few seconds would fill V8's old generation. */
  private toCachedKey(record: KeyRecord): CachedKey {
    const previous = this.records.peek(record.id, { allowStale: true });
    if (previous && isSame(record, previous)) return previous;
    const { organizationId, environment, type, pepperId, scopes } = record;
    return {
      ...record,
      organizationId: this.internedStrings.intern(organizationId),
      environment: this.internedStrings.intern(environment),
      type: this.internedStrings.intern(type),
      pepperId: this.internedStrings.intern(pepperId),
      scopes: this.internedScopes.intern(scopes),
      allowedAddresses: createAddressBlocks(record.ipAllowlist),
    };
  }
}

function isSame(record: KeyRecord, previous: CachedKey): boolean {
  for (const field in record) {
    const name = field as keyof KeyRecord;
    if (record[name] !== previous[name] && !isDeepStrictEqual(record[name], previous[name])) return false;
  }
  return true;
}

const MAX_VALUES = 1_000;

/** Shares equal values between keys: each database row has its own copies. */
class ValueInterner<Value extends {}> {
  private readonly values = new LRUCache<string, Value>({ max: MAX_VALUES });
  private readonly toKey: (value: Value) => string;

  /** @param toKey returns equal strings only for equal values */
  constructor(toKey: (value: Value) => string) {
    this.toKey = toKey;
  }

  intern<Input extends Value>(value: Input): Input {
    const key = this.toKey(value);
    const interned = this.values.get(key);
    if (interned === undefined) this.values.set(key, value);
    return (interned ?? value) as Input;
  }
}
