declare module "../../../context/context.ts" {
  interface ApiContext {
    files: FileStorage;
  }
}

/** Files have unique names of lower-case letters, digits and underscores. */
export interface FileStorage {
  /** Stores all bytes or nothing. @throws StorageUnavailableError, or an error of the input stream */
  put(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** @throws StorageUnavailableError, MissingFileError */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  /** Also removes the remains of an interrupted `put`. A missing file is not an error. @throws StorageUnavailableError */
  remove(name: string): Promise<void>;
}

/** The message contains no secret. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

export class MissingFileError extends Error {
  override name = "MissingFileError";
}
