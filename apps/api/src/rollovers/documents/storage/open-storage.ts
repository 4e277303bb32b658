import { join } from "node:path";
import type { S3Address } from "./documents-url.ts";
import type { FileStorage } from "./file-storage.ts";
import { FolderStorage } from "./folder-storage.ts";
import { S3Storage } from "./s3-storage.ts";

/**
 * Opens a bucket, or a local folder if there is no address. Creates and contacts nothing before the first file.
 * @param dataDir contains the folder, or temporary files of uploads to the bucket
 * @returns `folder`, which is null for a bucket
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
