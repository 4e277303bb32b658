import { LRUCache } from "lru-cache";
import type { Logger } from "../logging.ts";
import {
  countUse,
  createUsageCounters,
  drainUses,
  type HourlyKeyUsage,
  hasUses,
  type KeyUse,
  mergeUsage,
  type UsageCounters,
} from "./hourly-key-usage.ts";
import type { CachedKey } from "./key-cache.ts";
import type { KeyStore } from "./key-store.ts";

const FLUSH_EVERY_MS = 5_000;
/** Short, because a user may be waiting to see a new key's first call. */
const FLUSH_FIRST_AFTER_MS = 200;
const HOUR_MS = 3_600_000;
const MAX_COUNTED_KEYS = 20_000;
/** Keeps the JSON of a batch small enough for V8's young generation. */
const MAX_BATCH_SIZE = 250;
/** Limit while the database is down. */
const MAX_BACKLOG = 50_000;

/**
 * Buffers key usage, one row per key and hour. Counts can be too high: a batch is written again if its acknowledgment is lost.
 */
export class KeyUsage {
  private readonly store: KeyStore;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private firstFlushTimer: NodeJS.Timeout | null = null;
  private readonly counters = new LRUCache<string, UsageCounters>({
    max: MAX_COUNTED_KEYS,
    dispose: (uses) => {
      if (hasUses(uses)) this.backlog.push(drainUses(uses));
    },
  });
  /** Counts of completed hours, evicted keys, and failed writes. */
  private backlog: HourlyKeyUsage[] = [];
  private flushing: Promise<void> | null = null;

  constructor(store: KeyStore, log: Logger) {
    this.store = store;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  record(key: Pick<CachedKey, "id" | "type">, use: KeyUse): void {
    const recordsNetwork = key.type !== "pk";
    countUse(this.getCounters(key.id, use.usedAt.getTime()), use, recordsNetwork);
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
    if (this.firstFlushTimer) clearTimeout(this.firstFlushTimer);
    await this.flush();
  }

  private getCounters(keyId: string, time: number): UsageCounters {
    const hour = time - (time % HOUR_MS);
    const current = this.counters.get(keyId);
    if (current?.hour === hour) return current;
    const created = createUsageCounters(keyId, hour);
    this.counters.set(keyId, created);
    if (!current) this.flushSoon();
    return created;
  }

  private flushSoon(): void {
    this.firstFlushTimer ??= setTimeout(() => {
      this.firstFlushTimer = null;
      void this.flush();
    }, FLUSH_FIRST_AFTER_MS).unref();
  }

  private async write(): Promise<void> {
    // A copy, because uses are recorded during the writes.
    const remainingCounters = [...this.counters.values()].values();
    let remainingBacklog = mergeByHour(this.backlog);
    this.backlog = [];
    for (;;) {
      const batch = mergeByHour([
        ...remainingBacklog.slice(0, MAX_BATCH_SIZE),
        ...drainCounters(remainingCounters, Math.max(0, MAX_BATCH_SIZE - remainingBacklog.length)),
      ]);
      remainingBacklog = remainingBacklog.slice(MAX_BATCH_SIZE);
      if (batch.length === 0) return;
      try {
        await this.store.recordUses(batch);
      } catch (error) {
        this.backlog = mergeByHour([...batch, ...remainingBacklog, ...this.backlog]).slice(-MAX_BACKLOG);
        this.log.warn({ err: error }, "key uses were not saved");
        return;
      }
    }
  }
}

function drainCounters(counters: Iterator<UsageCounters>, maxCount: number): HourlyKeyUsage[] {
  const drained: HourlyKeyUsage[] = [];
  while (drained.length < maxCount) {
    const { value, done } = counters.next();
    if (done) break;
    if (hasUses(value)) drained.push(drainUses(value));
  }
  return drained;
}

/** One statement cannot upsert a row twice. */
function mergeByHour(usages: readonly HourlyKeyUsage[]): HourlyKeyUsage[] {
  const merged = new Map<string, HourlyKeyUsage>();
  for (const usage of usages) {
    const keyAndHour = `${usage.keyId} ${usage.hour.getTime()}`;
    const earlier = merged.get(keyAndHour);
    merged.set(keyAndHour, earlier ? mergeUsage(earlier, usage) : usage);
  }
  return [...merged.values()];
}
