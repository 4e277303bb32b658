import type { IncomingFile } from "@svc/service-kit/endpoints";
import type { Call } from "./call.ts";
import type { UploadedFile } from "./uploaded-file.ts";

export interface FileInput<Ctx, P> {
  limitBytes: number;
  mediaTypes: readonly string[];
  /**
   * Stores the file as it streams in.
   * @param id ID in the path; empty without one
   */
  store(call: Call<Ctx, P>, id: string, file: IncomingFile): Promise<UploadedFile>;
}
