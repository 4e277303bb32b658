import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileStorage, MissingFileError, StorageAwayError } from "./file-storage.ts";

const PART = ".part";
const OWNERS_ONLY = 0o700;

/** Creates the folder on first use. */
export class FolderStorage implements FileStorage {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const place = this.placeOf(name);
    const part = `${place}${PART}`;
    await orAway(mkdir(this.folder, { recursive: true, mode: OWNERS_ONLY }));
    try {
      await writeWhole(part, bytes);
      await orAway(rename(part, place));
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
    await orAway(syncFolder(this.folder));
  }

  async read(name: string): Promise<AsyncIterable<Buffer>> {
    const file = await open(this.placeOf(name)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" ? new MissingFileError(`no file named ${name}`) : away(error);
    });
    return createReadStream("", { fd: file }) as AsyncIterable<Buffer>;
  }

  async remove(name: string): Promise<void> {
    const place = this.placeOf(name);
    await orAway(rm(place, { force: true }));
    await orAway(rm(`${place}${PART}`, { force: true }));
  }

  private placeOf(name: string): string {
    return join(this.folder, name);
  }
}

/** Syncs to disk, because the database row must not outlive the file. */
async function writeWhole(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = await orAway(open(path, "wx", 0o600));
  try {
    for await (const chunk of bytes) await orAway(file.writeFile(chunk));
    await orAway(file.sync());
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

async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw away(error);
  }
}

function away(cause: unknown): StorageAwayError {
  return new StorageAwayError("the document folder is not available", { cause });
}
