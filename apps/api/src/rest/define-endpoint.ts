import { endpointsOf } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";

/** `defineEndpoint` for the API's context. */
export const defineEndpoint = endpointsOf<ApiContext>();
