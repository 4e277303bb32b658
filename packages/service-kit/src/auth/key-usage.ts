import { LRUCache } from "lru-cache";
import type { Logger } from "../logging.ts";
import type { CachedKey } from "./key-cache.ts";
import type { KeyStore } from "./key-store.ts";
import {
  addUse,
  addUses,
  type Gathered,
  isNothing,
  type KeyUse,
  type KeyUses,
  startGathering,
  takeUses,
} from "./key-uses.ts";

const FLUSH_EVERY_MS = 5_000;
/** Somebody may be waiting to see the first call of a new key. */
const FLUSH_FIRST_AFTER_MS = 200;
const HOUR_MS = 3_600_000;
/** Keys of which this process remembers that it has seen them. */
const MAX_SEEN = 20_000;
/** Their JSON stays among the youngest of the memory: a longer text would be old at once. */
const MAX_AT_ONCE = 250;
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
  private soon: NodeJS.Timeout | null = null;
  /** Those that this process has seen lately, counted in place. */
  private readonly gathered = new LRUCache<string, Gathered>({
    max: MAX_SEEN,
    dispose: (uses) => this.kept.push(...takeFrom([uses].values(), 1)),
  });
  /** Hours that are over, and what could not be written. */
  private kept: KeyUses[] = [];
  private flushing: Promise<void> | null = null;

  constructor(store: KeyStore, log: Logger) {
    this.store = store;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** Counts one use of a key that is known. */
  record(key: Pick<CachedKey, "id" | "type">, use: KeyUse): void {
    addUse(this.usesOf(key.id, use.at.getTime()), use, key.type !== "pk");
  }

  /** Writes what has gathered. A failure is logged, and what it held is written with the next. */
  async flush(): Promise<void> {
    await this.flushing;
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

  private usesOf(keyId: string, time: number): Gathered {
    const hour = time - (time % HOUR_MS);
    const current = this.gathered.get(keyId);
    if (current?.hour === hour) return current;
    const uses = startGathering(keyId, hour);
    this.gathered.set(keyId, uses);
    if (!current) this.flushSoon();
    return uses;
  }

  private flushSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = null;
      void this.flush();
    }, FLUSH_FIRST_AFTER_MS).unref();
  }

  private async write(): Promise<void> {
    const gathered = [...this.gathered.values()].values();
    let late = byHour(this.kept);
    this.kept = [];
    for (;;) {
      const some = byHour([
        ...late.slice(0, MAX_AT_ONCE),
        ...takeFrom(gathered, Math.max(0, MAX_AT_ONCE - late.length)),
      ]);
      late = late.slice(MAX_AT_ONCE);
      if (some.length === 0) return;
      try {
        await this.store.recordUses(some);
      } catch (error) {
        this.kept = byHour([...some, ...late, ...this.kept]).slice(-MAX_KEPT);
        this.log.warn({ err: error }, "key uses were not written");
        return;
      }
    }
  }
}

/** What the next keys were used for, of so many at most that were used at all. */
function takeFrom(gathered: Iterator<Gathered>, most: number): KeyUses[] {
  const taken: KeyUses[] = [];
  while (taken.length < most) {
    const { value, done } = gathered.next();
    if (done) break;
    if (!isNothing(value)) taken.push(takeUses(value));
  }
  return taken;
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
