import type { Database } from "@svc/database";
import { loadCustodians } from "./custodian-store.ts";
import { type CustodianDirectory, createCustodianDirectory } from "./directory.ts";

const LIFETIME_MS = 60_000;

/**
 * The directory in memory, read again once a minute. While the database is away the last one serves on: it changes
 * rarely, and nothing secret hangs on it.
 */
export class CustodianCache {
  private readonly db: Database;
  private directory: CustodianDirectory | null = null;
  private readAt = Number.NEGATIVE_INFINITY;
  private loading: Promise<CustodianDirectory> | null = null;

  constructor(db: Database) {
    this.db = db;
  }

  /** @throws the database's error when no directory was ever read */
  async get(): Promise<CustodianDirectory> {
    const directory = this.directory;
    if (directory && performance.now() - this.readAt < LIFETIME_MS) return directory;
    this.loading ??= this.load().finally(() => {
      this.loading = null;
    });
    return directory ? this.loading.catch(() => directory) : this.loading;
  }

  private async load(): Promise<CustodianDirectory> {
    const directory = createCustodianDirectory(await loadCustodians(this.db));
    this.directory = directory;
    this.readAt = performance.now();
    return directory;
  }
}
