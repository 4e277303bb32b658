import type { Database } from "@svc/database";
import { readAdditions } from "./additions/additions-store.ts";
import { readCustodians } from "./custodian-store.ts";
import {
  type CustodianDirectory,
  computeVersion,
  createCustodianDirectory,
  withAdditions,
} from "./directory.ts";

export const LIFETIME_SECONDS = 60;
const RETRY_AFTER_MS = 5_000;

/** Caches the directory for a minute. If the database is down, the last version stays in use. */
export class CustodianCache {
  private readonly db: Database;
  private readonly includesAdditions: boolean;
  /** Additions of `directory`. */
  private additionsJson = "[]";
  private directory: CustodianDirectory | null = null;
  private invalidations = 0;
  /** `invalidations` when the current load began. */
  private loadedInvalidations = 0;
  /** A `performance.now()` time. */
  private staleAt = Number.NEGATIVE_INFINITY;
  private loading: Promise<CustodianDirectory> | null = null;

  /** @param options.includesAdditions true if the database role can read the organizations' additions */
  constructor(db: Database, { includesAdditions = false }: { includesAdditions?: boolean } = {}) {
    this.db = db;
    this.includesAdditions = includesAdditions;
  }

  /** Null if stale or not yet loaded. */
  get current(): CustodianDirectory | null {
    return performance.now() < this.staleAt ? this.directory : null;
  }

  /** Can be stale. */
  get last(): CustodianDirectory | null {
    return this.directory;
  }

  /**
   * Returns the directory, reloading it if stale.
   * @throws the database's error if no directory was ever loaded
   */
  async get(): Promise<CustodianDirectory> {
    const directory = this.directory;
    if (directory && performance.now() < this.staleAt) return directory;
    const { invalidations } = this;
    // A load that began before an invalidation may lack the change.
    if (this.loading && this.loadedInvalidations !== invalidations) await this.loading.catch(() => {});
    this.loading ??= this.load().finally(() => {
      this.loading = null;
    });
    if (!directory) return this.loading;
    return this.loading.catch(() => {
      // These callers may have waited for an unresponsive database. Later callers get the old directory at once.
      if (invalidations === this.invalidations) this.staleAt = performance.now() + RETRY_AFTER_MS;
      return directory;
    });
  }

  invalidate(): void {
    this.staleAt = Number.NEGATIVE_INFINITY;
    this.invalidations += 1;
  }

  private async load(): Promise<CustodianDirectory> {
    const { invalidations } = this;
    this.loadedInvalidations = invalidations;
    const custodians = await readCustodians(this.db.sql);
    const additions = this.includesAdditions ? await readAdditions(this.db.sql) : [];
    // Indexing ten thousand custodians blocks for half a second, and usually nothing has changed.
    const isUnchanged = this.directory?.version === computeVersion(custodians);
    const base = this.directory && isUnchanged ? this.directory : createCustodianDirectory(custodians);
    const additionsJson = JSON.stringify(additions);
    // Responses are cached by directory, so an unchanged directory stays the same object.
    const directory =
      base === this.directory && additionsJson === this.additionsJson ? base : withAdditions(base, additions);
    this.additionsJson = additionsJson;
    this.directory = directory;
    if (invalidations === this.invalidations) this.staleAt = performance.now() + LIFETIME_SECONDS * 1_000;
    return directory;
  }
}
