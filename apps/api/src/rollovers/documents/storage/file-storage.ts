import type { Readable } from "node:stream";

declare module "../../../context/context.ts" {
  interface ApiContext {
    files: FileStorage;
  }
}

/** File names are unique, with only lowercase letters, digits and underscores. */
export interface FileStorage {
  /** Stores all bytes or none. @throws StorageUnavailableError, or an error of `bytes` */
  put(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** The file stays open until it is read or destroyed. @throws StorageUnavailableError, MissingFileError */
  read(name: string): Promise<Readable>;
  /** Also removes a partial file of an interrupted `put`. Ignores a missing file. @throws StorageUnavailableError */
  remove(name: string): Promise<void>;
}

/** The message contains no secret. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

export class MissingFileError extends Error {
  override name = "MissingFileError";
}
