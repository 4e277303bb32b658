import { endpointsOf } from "@svc/service-kit";
import type { WidgetAuthContext } from "../context.ts";
import type { WidgetPrincipal } from "../sessions/session.ts";

/** `defineEndpoint` for the widget service's context and principal. */
export const defineEndpoint = endpointsOf<WidgetAuthContext, WidgetPrincipal>();
