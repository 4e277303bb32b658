import type { IncomingFile } from "@svc/service-kit";
import type { Call } from "./call.ts";
import type { TakenFile } from "./taken-file.ts";

/** How an operation takes the file that comes with its input. */
export interface FileInput<Ctx, P> {
  limitBytes: number;
  mediaTypes: readonly string[];
  /** Takes the bytes as they come. @param id what the path names; empty where it names nothing */
  take(call: Call<Ctx, P>, id: string, file: IncomingFile): Promise<TakenFile>;
}
