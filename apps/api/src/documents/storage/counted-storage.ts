import type { Metric } from "@svc/service-kit";
import { type FileStorage, StorageAwayError } from "./file-storage.ts";

/** What is done with files. */
type Done = "put" | "read" | "remove";
/** `away`: the storage did not do it; `failed`: it was not the storage, an upload that was broken off say. */
type Outcome = "done" | "away" | "failed";

/** Counts what is done with a storage of files, and what comes of it. */
export class FileCounts {
  private readonly counts = new Map<Done, Record<Outcome, number>>(
    (["put", "read", "remove"] as const).map((done) => [done, { done: 0, away: 0, failed: 0 }]),
  );

  /** The same storage, counted. */
  of(files: FileStorage): FileStorage {
    return {
      put: (name, bytes) => this.count("put", files.put(name, bytes)),
      read: (name) => this.count("read", files.read(name)),
      remove: (name) => this.count("remove", files.remove(name)),
    };
  }

  metrics(): Metric[] {
    return [
      {
        name: "svc_document_files_total",
        help: "Files of documents that were kept, read and removed: `away`, where the storage did not do it.",
        type: "counter",
        read: () =>
          [...this.counts].flatMap(([done, outcomes]) =>
            Object.entries(outcomes).map(([outcome, value]) => ({
              labels: { operation: done, outcome },
              value,
            })),
          ),
      },
    ];
  }

  private async count<T>(done: Done, work: Promise<T>): Promise<T> {
    const counts = this.counts.get(done) as Record<Outcome, number>;
    try {
      const result = await work;
      counts.done += 1;
      return result;
    } catch (error) {
      counts[error instanceof StorageAwayError ? "away" : "failed"] += 1;
      throw error;
    }
  }
}
