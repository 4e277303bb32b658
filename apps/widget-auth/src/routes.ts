import { openApiRoutes, type ReferenceRuntime } from "@svc/openapi";
import { errorRoute, healthRoutes, type Route } from "@svc/service-kit";
import { type StatusRuntime, statusRoute } from "./status/status-page.ts";

/** How the service is called, and the version of what it offers. */
export const SERVICE = { title: "Widget authentication", version: "1.0.0" };

/** What is served beside the endpoints, and documented. */
export const ROUTES: readonly Route<StatusRuntime & ReferenceRuntime>[] = [
  statusRoute(SERVICE),
  ...healthRoutes,
  errorRoute(),
  ...openApiRoutes({ title: SERVICE.title, canHide: true }),
];
