import { join } from "node:path";
import type { S3Address } from "./documents-url.ts";
import type { FileStorage } from "./file-storage.ts";
import { FolderStorage } from "./folder-storage.ts";
import { S3Storage } from "./s3-storage.ts";

/**
 * The storage of files: the bucket, where one is named, else a folder. Nothing is made or asked before the first file comes.
 *
 * @param dataDir where the folder is, or where files wait on their way to the bucket
 * @returns the storage, and the folder that it is; null where it is a bucket
 */
export function openStorage(
  address: S3Address | undefined,
  dataDir: string,
): { files: FileStorage; folder: string | null; close(): void } {
  const folder = join(dataDir, "documents");
  if (!address) return { files: new FolderStorage(folder), folder, close: () => {} };
  const files = new S3Storage(address, join(dataDir, "uploads"));
  return { files, folder: null, close: () => files.close() };
}
