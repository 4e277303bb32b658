import type { Database } from "@svc/database";
import { readCustodians } from "./custodian-store.ts";
import { type CustodianDirectory, createCustodianDirectory, versionOf } from "./directory.ts";

/** For how long a directory is served before it is read again. */
export const LIFETIME_SECONDS = 60;
/** How long a directory that could not be read again serves on before the next attempt. */
const RETRY_AFTER_MS = 5_000;

/**
 * The directory in memory, read again once a minute. While the database is away the last one serves on: it changes
 * rarely, and nothing secret hangs on it.
 */
export class CustodianCache {
  private readonly db: Database;
  private directory: CustodianDirectory | null = null;
  private staleAt = Number.NEGATIVE_INFINITY;
  private loading: Promise<CustodianDirectory> | null = null;

  constructor(db: Database) {
    this.db = db;
  }

  /** The directory where it is in memory and not due to be read again, else null: a page of rollovers need not wait. */
  get current(): CustodianDirectory | null {
    return performance.now() < this.staleAt ? this.directory : null;
  }

  /** The latest directory that was read, even if it is due to be read again; null before the first read. */
  get last(): CustodianDirectory | null {
    return this.directory;
  }

  /** @throws the database's error when no directory was ever read */
  async get(): Promise<CustodianDirectory> {
    const directory = this.directory;
    if (directory && performance.now() < this.staleAt) return directory;
    this.loading ??= this.load().finally(() => {
      this.loading = null;
    });
    if (!directory) return this.loading;
    return this.loading.catch(() => {
      // One caller has waited for a database that does not answer; those of the next seconds do not.
      this.staleAt = performance.now() + RETRY_AFTER_MS;
      return directory;
    });
  }

  /** Has the directory read again by whoever asks next: it has been changed here. */
  forget(): void {
    this.staleAt = Number.NEGATIVE_INFINITY;
  }

  private async load(): Promise<CustodianDirectory> {
    const custodians = await readCustodians(this.db.sql);
    // Ten thousand take half a second to index, in which nothing else is answered; mostly nothing has changed.
    const isSame = this.directory?.version === versionOf(custodians);
    const directory = this.directory && isSame ? this.directory : createCustodianDirectory(custodians);
    this.directory = directory;
    this.staleAt = performance.now() + LIFETIME_SECONDS * 1_000;
    return directory;
  }
}
