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
/** A user may be waiting to see the first call of a new key. */
const FLUSH_FIRST_AFTER_MS = 200;
const HOUR_MS = 3_600_000;
const MAX_SEEN = 20_000;
/** Keeps the JSON of a batch small enough for V8's young generation. */
const MAX_AT_ONCE = 250;
/** Key-hours buffered while the database is down. */
const MAX_KEPT = 50_000;

/**
 * Counts key usage in memory and flushes it every few seconds: one row per key and hour. The first use of a key is flushed
 * almost immediately. A batch whose acknowledgment is lost is written again, so counts can be too high.
 */
export class KeyUsage {
  private readonly store: KeyStore;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private soon: NodeJS.Timeout | null = null;
  private readonly gathered = new LRUCache<string, Gathered>({
    max: MAX_SEEN,
    dispose: (uses) => this.kept.push(...takeFrom([uses].values(), 1)),
  });
  /** Completed hours, evicted keys, and failed writes. */
  private kept: KeyUses[] = [];
  private flushing: Promise<void> | null = null;

  constructor(store: KeyStore, log: Logger) {
    this.store = store;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  record(key: Pick<CachedKey, "id" | "type">, use: KeyUse): void {
    addUse(this.usesOf(key.id, use.at.getTime()), use, key.type !== "pk");
  }

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
        this.log.warn({ err: error }, "key uses were not saved");
        return;
      }
    }
  }
}

function takeFrom(gathered: Iterator<Gathered>, most: number): KeyUses[] {
  const taken: KeyUses[] = [];
  while (taken.length < most) {
    const { value, done } = gathered.next();
    if (done) break;
    if (!isNothing(value)) taken.push(takeUses(value));
  }
  return taken;
}

/** Merges counts of the same key and hour: one statement cannot upsert a row twice. */
function byHour(all: readonly KeyUses[]): KeyUses[] {
  const merged = new Map<string, KeyUses>();
  for (const uses of all) {
    const name = `${uses.keyId} ${uses.hour.getTime()}`;
    const before = merged.get(name);
    merged.set(name, before ? addUses(before, uses) : uses);
  }
  return [...merged.values()];
}
