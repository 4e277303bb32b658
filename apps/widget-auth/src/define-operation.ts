import { createOperationBuilders } from "@svc/operations";
import type { WidgetAuthContext } from "./context.ts";
import type { WidgetPrincipal } from "./sessions/session.ts";

export const { list, steps } = createOperationBuilders<WidgetAuthContext, WidgetPrincipal>();
