import type { Call } from "@svc/operations";
import type { ApiContext } from "../../context.ts";
import type { Load } from "./batching.ts";

/** What every resolver is handed. */
export interface GraphqlContext {
  call: Call<ApiContext>;
  load: Load;
  /** Counts this request as so many against the key's rate limit. @throws Problem `rate_limited` */
  charge(requests: number): void;
}
