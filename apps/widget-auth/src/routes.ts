import { openApiRoutes, type ReferenceRuntime } from "@svc/openapi";
import { errorRoutes } from "@svc/service-kit/errors";
import { healthRoutes } from "@svc/service-kit/health";
import type { Route } from "@svc/service-kit/routes";
import { buildContents } from "./openapi/contents.ts";
import { SERVICE } from "./service.ts";
import { type StatusRuntime, statusRoute } from "./status/status-page.ts";

export const ROUTES: readonly Route<StatusRuntime & ReferenceRuntime>[] = [
  statusRoute(SERVICE),
  ...healthRoutes,
  ...errorRoutes(),
  ...openApiRoutes({
    title: SERVICE.title,
    canHide: true,
    address: "SVC_WIDGET_AUTH_URL",
    contents: buildContents,
  }),
];
