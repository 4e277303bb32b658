import type { Metric } from "@svc/service-kit";
import { type FileStorage, StorageAwayError } from "./file-storage.ts";

type Done = "put" | "read" | "remove";
/** `away`: storage error; `failed`: another error, such as an aborted upload. */
type Outcome = "done" | "away" | "failed";

export class FileCounts {
  private readonly counts = new Map<Done, Record<Outcome, number>>(
    (["put", "read", "remove"] as const).map((done) => [done, { done: 0, away: 0, failed: 0 }]),
  );

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
        help: "Document files stored, read and removed. `away` means that the storage failed.",
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
