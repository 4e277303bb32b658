/** Where sealed files are kept, each by a name of lower-case letters, digits and underscores that no other has. */
export interface FileStorage {
  /** Keeps all of the bytes under this name, or nothing. @throws StorageAwayError; what the bytes throw */
  put(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes of a file. @throws StorageAwayError; MissingFileError */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  /** Removes a file, and what a `put` that was killed has left of it; one that is not there is removed. @throws StorageAwayError */
  remove(name: string): Promise<void>;
}

/** The storage does not answer, or may not be written; the message names no secret. */
export class StorageAwayError extends Error {
  override name = "StorageAwayError";
}

/** The storage has no such file, although it should. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
}
