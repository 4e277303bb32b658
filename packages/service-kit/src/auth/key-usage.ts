import type { Logger } from "../logging.ts";
import type { KeyStore } from "./key-store.ts";

const FLUSH_EVERY_MS = 5_000;

/** Remembers when keys were used and writes it down every few seconds, so that reading costs no write. */
export class KeyUsage {
  private readonly store: KeyStore;
  private readonly log: Logger;
  private readonly timer: NodeJS.Timeout;
  private uses = new Map<string, Date>();

  constructor(store: KeyStore, log: Logger) {
    this.store = store;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  record(keyId: string, at: Date): void {
    this.uses.set(keyId, at);
  }

  /** Writes what has gathered. A failure is logged, and what it held is written with the next. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    try {
      await this.store.recordUses(uses);
    } catch (error) {
      this.uses = new Map([...uses, ...this.uses]);
      this.log.warn({ err: error }, "key uses were not written");
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
