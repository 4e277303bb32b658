import type { IncomingFile } from "@svc/service-kit";
import type { Call } from "./call.ts";

/** How an operation takes the file that comes with its input. */
export interface FileInput<Ctx, P> {
  limitBytes: number;
  mediaTypes: readonly string[];
  /** Takes the bytes as they come. @param id what the path names */
  take(call: Call<Ctx, P>, id: string, file: IncomingFile): Promise<TakenFile>;
}

/** A file that was taken. Its digest stands for it where repetitions are compared. */
export interface TakenFile {
  id: string;
  name: string;
  mediaType: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Undoes the taking, where nothing came of it: the change failed, or an earlier one was repeated. */
  discard(): Promise<void>;
}
