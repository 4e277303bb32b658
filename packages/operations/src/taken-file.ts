/** A file that was taken. Its digest stands for it where repetitions are compared. */
export interface TakenFile {
  id: string;
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** All of it, where whoever took it has kept it in memory. */
  bytes?: Uint8Array;
  /** Undoes the taking, where nothing came of it: the change failed, or an earlier one was repeated. */
  discard(): Promise<void>;
}
