import { mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Metric, Sample } from "@svc/service-kit/metrics";
import { type FileStorage, MissingFileError, StorageUnavailableError } from "./file-storage.ts";

const PART_SUFFIX = ".part";
const OWNER_ONLY_MODE = 0o700;

export class FolderStorage implements FileStorage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const path = this.toPath(name);
    const partPath = `${path}${PART_SUFFIX}`;
    await wrapStorageError(mkdir(this.folder, { recursive: true, mode: OWNER_ONLY_MODE }));
    try {
      await writeSynced(partPath, bytes);
      await wrapStorageError(rename(partPath, path));
    } catch (error) {
      await rm(partPath, { force: true }).catch(() => undefined);
      throw error;
    }
    await wrapStorageError(syncFolder(this.folder));
  }

  async read(name: string): Promise<Readable> {
    const file = await open(this.toPath(name)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT"
        ? new MissingFileError(`no file named ${name}`)
        : toUnavailableError(error);
    });
    return file.createReadStream();
  }

  async remove(name: string): Promise<void> {
    const path = this.toPath(name);
    await wrapStorageError(rm(path, { force: true }));
    await wrapStorageError(rm(`${path}${PART_SUFFIX}`, { force: true }));
  }

  private toPath(name: string): string {
    return join(this.folder, name);
  }
}

/** Syncs the file, because a committed row must still have its file after a crash. */
async function writeSynced(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = await wrapStorageError(open(path, "wx", 0o600));
  try {
    for await (const chunk of bytes) await wrapStorageError(file.writeFile(chunk));
    await wrapStorageError(file.sync());
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function wrapStorageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toUnavailableError(error);
  }
}

function toUnavailableError(cause: unknown): StorageUnavailableError {
  return new StorageUnavailableError("the document folder is not available", { cause });
}

/** Measures the parent's disk if the folder does not exist yet. */
export function diskMetrics(folder: string): Metric[] {
  const read = async (toBytes: (disk: { bsize: number; bavail: number; blocks: number }) => number) => {
    const disk = await statfs(folder)
      .catch(() => statfs(dirname(folder)))
      .catch(() => null);
    return disk ? ([{ value: toBytes(disk) }] satisfies Sample[]) : [];
  };
  return [
    {
      name: "svc_documents_disk_available_bytes",
      help: "Free bytes on the disk that stores document files.",
      type: "gauge",
      read: () => read(({ bsize, bavail }) => bsize * bavail),
    },
    {
      name: "svc_documents_disk_size_bytes",
      help: "Total bytes on the disk that stores document files.",
      type: "gauge",
      read: () => read(({ bsize, blocks }) => bsize * blocks),
    },
  ];
}
