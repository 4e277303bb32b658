import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { S3Address } from "./documents-url.ts";
import { type FileStorage, MissingFileError, StorageUnavailableError } from "./file-storage.ts";
import { S3Client } from "./s3-client.ts";

/**
 * S3 requires the size in advance, so `put` first writes a local file, already unlinked so that it disappears after a
 * crash.
 */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;
  private readonly folder: string;

  constructor(address: S3Address, folder: string) {
    this.client = new S3Client(address);
    this.folder = folder;
  }

  async put(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const file = await this.openUnlinkedFile();
    try {
      const digest = createHash("sha256");
      let size = 0;
      for await (const chunk of bytes) {
        digest.update(chunk);
        await wrapFolderError(file.writeFile(chunk));
        size += chunk.length;
      }
      // The stream closes the handle. Unlike a raw descriptor, a handle can be closed twice.
      const open = () => file.createReadStream({ start: 0 });
      const response = await this.client.send("PUT", name, {
        body: { size, sha256: digest.digest("hex"), open },
      });
      await this.client.requireStatus(response, [200]);
    } finally {
      await file.close();
    }
  }

  async read(name: string): Promise<Readable> {
    const response = await this.client.send("GET", name);
    if (response.statusCode === 200) return response;
    await this.client.requireStatus(response, [404]);
    throw new MissingFileError(`no file named ${name}`);
  }

  async remove(name: string): Promise<void> {
    await this.client.requireStatus(await this.client.send("DELETE", name), [200, 204, 404]);
  }

  close(): void {
    this.client.close();
  }

  private async openUnlinkedFile(): Promise<FileHandle> {
    await wrapFolderError(mkdir(this.folder, { recursive: true, mode: 0o700 }));
    const path = join(this.folder, randomUUID());
    const file = await wrapFolderError(open(path, "wx+", 0o600));
    await wrapFolderError(rm(path));
    return file;
  }
}

async function wrapFolderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new StorageUnavailableError("the folder for incoming files is not available", { cause });
  }
}
