import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { hashApiKey, hashApiKeyCandidates, type Pepper } from "@svc/keys";
import { LRUCache } from "lru-cache";
import { type AddressBlocks, createAddressBlocks } from "./address-blocks.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";
import { SharedValues } from "./shared-values.ts";

/** A key as the cache holds it, its allowlist ready to be asked. */
export interface CachedKey extends KeyRecord {
  allowedAddresses: AddressBlocks;
}

/**
 * How the look-up of a key that this process has not met is let through: in a queue, say, or not at all. What it throws,
 * whoever asked for the key is told.
 */
export type Admission = <T>(lookUp: () => Promise<T>) => Promise<T>;

interface KeyCacheOptions {
  maxKeys?: number;
  /** How long an entry serves, in milliseconds, counted from before its load began. At most ten seconds. */
  ttlMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: (() => number) | undefined;
  /** Told when a key found under a retired pepper could not be rehashed. The key is served all the same. */
  onRehashFailed?: (error: unknown, keyId: string) => void;
}

const MAX_TTL_MS = 10_000;
const DEFAULT_TTL_MS = 8_000;
const MAX_LOADS = 4;

/**
 * The keys seen lately. An entry never serves past its time; concurrent misses of one key share one load; a load that
 * an invalidation overtook is done again, since it may have read what was true before.
 */
export class KeyCache {
  private readonly store: KeyStore;
  private readonly peppers: readonly [Pepper, ...Pepper[]];
  private readonly now: () => number;
  private readonly onRehashFailed: (error: unknown, keyId: string) => void;
  private readonly records: LRUCache<string, CachedKey>;
  /** Which key a digest belongs to never changes, so this needs no invalidation. */
  private readonly idsByDigest: LRUCache<string, string>;
  /** Digests that no key has. Apart, so that a flood of invented keys pushes no real one out. */
  private readonly unknown: LRUCache<string, true>;
  private readonly loads = new Map<string, Promise<CachedKey | null>>();
  private readonly words = new SharedValues<string>((word) => word);
  private readonly scopes = new SharedValues<readonly string[]>((scopes) => scopes.join(" "));
  private generation = 0;
  /** What came of each key that was asked for. */
  readonly lookUps = { hit: 0, unknown: 0, load: 0, joined: 0 };

  constructor(store: KeyStore, peppers: readonly Pepper[], options: KeyCacheOptions = {}) {
    const [current, ...retired] = peppers;
    if (!current) throw new Error("at least one pepper is needed");
    const max = options.maxKeys ?? 10_000;
    const ttl = Math.min(options.ttlMs ?? DEFAULT_TTL_MS, MAX_TTL_MS);
    this.now = options.now ?? (() => performance.now());
    this.onRehashFailed = options.onRehashFailed ?? (() => {});
    const perf = { now: this.now };
    this.store = store;
    this.peppers = [current, ...retired];
    // An entry whose time is over serves nobody, and stays to be taken up again.
    this.records = new LRUCache({ max, ttl, perf, ttlResolution: 0, noDeleteOnStaleGet: true });
    this.idsByDigest = new LRUCache({ max });
    this.unknown = new LRUCache({ max, ttl, perf, ttlResolution: 0 });
  }

  /**
   * The key that this text is, or null if there is none: at once where it is in the cache, so that most requests wait for
   * nothing. The text must have passed `parseApiKey`.
   *
   * @param admit asked where the text was not met before: anybody can invent one. A key that was is read again by its id
   *   when its time is over, whoever else floods the look-ups
   */
  findByKey(
    key: string,
    admit: Admission = (lookUp) => lookUp(),
  ): CachedKey | null | Promise<CachedKey | null> {
    // A name in this process's memory alone, and a fifth of what the digest under a pepper costs: a key has 256 random bits.
    const digest = hash("sha256", key);
    const id = this.idsByDigest.get(digest);
    if (id !== undefined) {
      return this.find(id, () =>
        this.load(id, async () => this.underCurrentPepper(key, await this.store.findById(id))),
      );
    }
    if (this.isUnknown(digest)) return null;
    const lookUp = async () => {
      const found = await this.store.findByHashes(
        hashApiKeyCandidates(key, this.peppers).map((one) => one.hash),
      );
      if (found) this.idsByDigest.set(digest, found.id);
      return this.underCurrentPepper(key, found);
    };
    return this.load(digest, lookUp, admit);
  }

  /** The key with this id: how a session asks whether the key that issued it still lives. */
  findById(keyId: string): CachedKey | null | Promise<CachedKey | null> {
    return this.find(keyId, () => this.load(keyId, () => this.store.findById(keyId)));
  }

  /** Forgets one key, which was rotated, revoked or changed; or all keys of an organization. @param id of either */
  invalidate(id: string): void {
    this.records.delete(id);
    for (const key of id.startsWith("org_") ? this.records.values() : []) {
      if (key.organizationId === id) this.records.delete(key.id);
    }
    this.overtakeLoads();
  }

  /** Forgets everything: invalidations may have been missed. */
  clear(): void {
    this.records.clear();
    this.unknown.clear();
    this.overtakeLoads();
  }

  /** How many keys are in memory. */
  get size(): number {
    return this.records.size;
  }

  private isUnknown(name: string): boolean {
    const isUnknown = this.unknown.has(name);
    if (isUnknown) this.lookUps.unknown += 1;
    return isUnknown;
  }

  private overtakeLoads(): void {
    this.generation += 1;
    this.loads.clear();
  }

  private find(
    id: string,
    load: () => Promise<CachedKey | null>,
  ): CachedKey | null | Promise<CachedKey | null> {
    const known = this.records.get(id);
    if (known === undefined) return this.isUnknown(id) ? null : load();
    this.lookUps.hit += 1;
    return known;
  }

  /** A key as it was found; one under a retired pepper is digested anew. */
  private async underCurrentPepper(key: string, found: KeyRecord | null): Promise<KeyRecord | null> {
    const [current] = this.peppers;
    if (!found || found.pepperId === current.id) return found;
    const old = hashApiKeyCandidates(key, this.peppers).find(({ pepperId }) => pepperId === found.pepperId);
    if (old) {
      await this.store
        .rehash(found.id, old.hash, hashApiKey(key, current), current.id)
        .catch((error: unknown) => this.onRehashFailed(error, found.id));
    }
    return found;
  }

  private load(
    name: string,
    read: () => Promise<KeyRecord | null>,
    admit: Admission = (lookUp) => lookUp(),
  ): Promise<CachedKey | null> {
    const running = this.loads.get(name);
    this.lookUps[running ? "joined" : "load"] += 1;
    if (running) return running;
    const load = admit(() => this.readUntilCurrent(name, read)).finally(() => {
      if (this.loads.get(name) === load) this.loads.delete(name);
    });
    this.loads.set(name, load);
    return load;
  }

  private async readUntilCurrent(
    name: string,
    read: () => Promise<KeyRecord | null>,
  ): Promise<CachedKey | null> {
    for (let attempt = 1; ; attempt += 1) {
      const generation = this.generation;
      const start = this.now();
      const found = await read();
      const key = found && this.asKept(found);
      if (generation === this.generation) {
        if (key) this.records.set(key.id, key, { start });
        else this.unknown.set(name, true, { start });
        return key;
      }
      // Under a storm of invalidations the answer is given as read, and kept by nobody.
      if (attempt === MAX_LOADS) return key;
    }
  }

  /**
   * The key as it is kept. One that has not changed since stays the same object: ten thousand that are read again every few
   * seconds would otherwise grow old and die old, which is the dearest garbage.
   */
  private asKept(found: KeyRecord): CachedKey {
    const before = this.records.peek(found.id, { allowStale: true });
    if (before && isSame(found, before)) return before;
    const { organizationId, environment, type, pepperId, scopes } = found;
    return {
      ...found,
      organizationId: this.words.same(organizationId),
      environment: this.words.same(environment),
      type: this.words.same(type),
      pepperId: this.words.same(pepperId),
      scopes: this.scopes.same(scopes),
      allowedAddresses: createAddressBlocks(found.ipAllowlist),
    };
  }
}

function isSame(found: KeyRecord, before: CachedKey): boolean {
  for (const field in found) {
    const name = field as keyof KeyRecord;
    if (found[name] !== before[name] && !isDeepStrictEqual(found[name], before[name])) return false;
  }
  return true;
}
