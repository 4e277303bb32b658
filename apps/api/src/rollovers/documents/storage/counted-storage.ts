import type { Metric } from "@svc/service-kit/metrics";
import { type FileStorage, StorageUnavailableError } from "./file-storage.ts";

type StorageOperation = "put" | "read" | "remove";
/** `unavailable` is a storage error. `failed` is any other error, such as an aborted upload. */
type Outcome = "done" | "unavailable" | "failed";

export class FileCounts {
  private readonly counts = new Map<StorageOperation, Record<Outcome, number>>(
    (["put", "read", "remove"] as const).map((operation) => [
      operation,
      { done: 0, unavailable: 0, failed: 0 },
    ]),
  );

  wrap(files: FileStorage): FileStorage {
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
        help: "Document files stored, read and removed. `unavailable` means that the storage failed.",
        type: "counter",
        read: () =>
          [...this.counts].flatMap(([operation, outcomes]) =>
            Object.entries(outcomes).map(([outcome, value]) => ({
              labels: { operation, outcome },
              value,
            })),
          ),
      },
    ];
  }

  private async count<T>(operation: StorageOperation, work: Promise<T>): Promise<T> {
    const outcomes = this.counts.get(operation) as Record<Outcome, number>;
    try {
      const result = await work;
      outcomes.done += 1;
      return result;
    } catch (error) {
      outcomes[error instanceof StorageUnavailableError ? "unavailable" : "failed"] += 1;
      throw error;
    }
  }
}
