import type { Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { BatchedReads } from "./batched-reads.ts";

/** What every resolver is handed: the service's context, whom the request speaks for, and its batched reads. */
export interface GraphqlContext {
  ctx: ApiContext;
  principal: Principal;
  requestId: string;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  reads: BatchedReads;
  /** Counts this request as so many against the key's rate limit. @throws Problem `rate_limited` */
  charge(requests: number): void;
}
