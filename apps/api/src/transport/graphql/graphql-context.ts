import type { Call } from "@svc/operations";
import type { Response } from "express";
import type { ApiContext } from "../../context/context.ts";
import type { Load } from "./batching.ts";

export interface GraphqlContext {
  call: Call<ApiContext>;
  res: Response;
  load: Load;
  /** @throws Problem `rate_limited` */
  consumeQuota(requests: number): void | Promise<void>;
}
