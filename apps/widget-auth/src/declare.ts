import { operationsOf } from "@svc/operations";
import type { WidgetAuthContext } from "./context.ts";
import type { WidgetPrincipal } from "./sessions/session.ts";

/** The ways to declare an operation of the widget service. */
export const { list, steps } = operationsOf<WidgetAuthContext, WidgetPrincipal>();
