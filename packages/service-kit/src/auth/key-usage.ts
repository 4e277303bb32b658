import { LRUCache } from "lru-cache";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { Logger } from "../logging.ts";
import { toSiteNetwork } from "./client-address.ts";
import type { CachedKey } from "./key-cache.ts";
import type { KeyStore } from "./key-store.ts";
import { addNetwork, addUses, cleanUserAgent, cutUserAgent, type KeyUses } from "./key-uses.ts";

/** One use of a key. */
export interface KeyUse {
  at: Date;
  /** As `readClientAddress` gives it. */
  address: string | null;
  userAgent: string | undefined;
  /** What it was refused with; null where it was accepted. */
  refusedWith: ErrorCode | null;
}

const FLUSH_EVERY_MS = 5_000;
/** Somebody may be waiting to see the first call of a new key. */
const FLUSH_FIRST_AFTER_MS = 200;
const HOUR_MS = 3_600_000;
/** Of which this process remembers that it has seen them. */
const MAX_SEEN = 20_000;
const MAX_AT_ONCE = 1_000;
/** Hours of keys that wait while the database is away; beyond it the oldest are given up. */
const MAX_KEPT = 50_000;

/**
 * Counts how keys are used, and writes it down every few seconds, so that a use costs no write: a busy key is one row an
 * hour, and one statement a flush writes all keys. The first use that this process sees of a key is written at once.
 *
 * A write of which the answer was lost is written again: counts may then be too high, times never.
 */
export class KeyUsage {
  private readonly store: KeyStore;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private readonly seen = new LRUCache<string, true>({ max: MAX_SEEN });
  private soon: NodeJS.Timeout | null = null;
  private uses = new Map<string, KeyUses>();
  /** Hours that are over, and what could not be written. */
  private kept: KeyUses[] = [];
  private flushing: Promise<void> | null = null;

  constructor(store: KeyStore, log: Logger) {
    this.store = store;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** Counts one use of a key that is known. */
  record(key: Pick<CachedKey, "id" | "type">, { at, address, userAgent, refusedWith }: KeyUse): void {
    const uses = this.usesOf(key.id, at.getTime());
    if (refusedWith !== null) {
      uses.refused += 1;
      uses.refusedAt = at;
      uses.refusedCode = refusedWith;
      uses.refusedAddress = address;
      return;
    }
    const isNewPlace = uses.accepted === 0 || uses.address !== address;
    uses.accepted += 1;
    uses.firstUsedAt ??= at;
    uses.lastUsedAt = at;
    uses.address = address;
    uses.userAgent = cutUserAgent(userAgent);
    if (isNewPlace && address !== null && key.type !== "pk") addNetwork(uses, toSiteNetwork(address));
  }

  /** Writes what has gathered. A failure is logged, and what it held is written with the next. */
  async flush(): Promise<void> {
    await this.flushing;
    if (this.uses.size === 0 && this.kept.length === 0) return;
    this.flushing = this.write().finally(() => {
      this.flushing = null;
    });
    return this.flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    if (this.soon) clearTimeout(this.soon);
    await this.flush();
  }

  private usesOf(keyId: string, time: number): KeyUses {
    const hour = time - (time % HOUR_MS);
    const current = this.uses.get(keyId);
    if (current?.hour.getTime() === hour) return current;
    if (current) this.kept.push(current);
    const uses: KeyUses = {
      keyId,
      hour: new Date(hour),
      accepted: 0,
      refused: 0,
      firstUsedAt: null,
      lastUsedAt: null,
      address: null,
      userAgent: null,
      refusedAt: null,
      refusedCode: null,
      refusedAddress: null,
      networks: new Set(),
    };
    this.uses.set(keyId, uses);
    if (!this.seen.has(keyId)) this.flushSoon(keyId);
    return uses;
  }

  private flushSoon(keyId: string): void {
    this.seen.set(keyId, true);
    this.soon ??= setTimeout(() => {
      this.soon = null;
      void this.flush();
    }, FLUSH_FIRST_AFTER_MS).unref();
  }

  private async write(): Promise<void> {
    const all = byHour([...this.kept, ...this.uses.values()]);
    this.kept = [];
    this.uses = new Map();
    for (let start = 0; start < all.length; start += MAX_AT_ONCE) {
      const some = all.slice(start, start + MAX_AT_ONCE);
      try {
        await this.store.recordUses(some.map(toWritten));
      } catch (error) {
        this.kept = byHour([...all.slice(start), ...this.kept]).slice(-MAX_KEPT);
        this.log.warn({ err: error }, "key uses were not written");
        return;
      }
    }
  }
}

/** What the request holds becomes what is kept, once for a flush and not once for a use. */
function toWritten(uses: KeyUses): KeyUses {
  return { ...uses, userAgent: uses.userAgent === null ? null : cleanUserAgent(uses.userAgent) };
}

/** One of each key and hour: no statement may write a row twice. */
function byHour(all: readonly KeyUses[]): KeyUses[] {
  const merged = new Map<string, KeyUses>();
  for (const uses of all) {
    const name = `${uses.keyId} ${uses.hour.getTime()}`;
    const before = merged.get(name);
    merged.set(name, before ? addUses(before, uses) : uses);
  }
  return [...merged.values()];
}
