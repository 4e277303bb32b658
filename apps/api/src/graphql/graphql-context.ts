import type { Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";

/** What every resolver is handed: the service's context, and whom the request speaks for. */
export interface GraphqlContext {
  ctx: ApiContext;
  principal: Principal;
  requestId: string;
}
