import type { Call } from "@svc/operations";
import type { ApiContext } from "../../context.ts";
import type { Load } from "./batching.ts";

/** What every resolver is handed. */
export interface GraphqlContext {
  call: Call<ApiContext>;
  load: Load;
  /** Counts this request as so many against the key's rate limit. @throws Problem `rate_limited` */
  charge(requests: number): void | Promise<void>;
  /** What the query's own fields came to, by their names in the answer, where they were asked already. */
  outcomes?: ReadonlyMap<string, unknown>;
}
