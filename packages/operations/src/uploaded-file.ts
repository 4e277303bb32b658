export interface UploadedFile {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  bytes?: Uint8Array;
  /** Called after a failed change or a replay. */
  discard(): Promise<void>;
}
