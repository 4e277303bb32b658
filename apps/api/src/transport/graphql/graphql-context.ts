import type { Call } from "@svc/operations";
import type { Response } from "express";
import type { ApiContext } from "../../context.ts";
import type { Load } from "./batching.ts";

/** The `contextValue` of every resolver. */
export interface GraphqlContext {
  call: Call<ApiContext>;
  res: Response;
  load: Load;
  /** Counts this request as so many against the key's rate limit. @throws Problem `rate_limited` */
  charge(requests: number): void | Promise<void>;
}
