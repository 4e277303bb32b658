import {
  type EntryGroup,
  listDocumentEntries,
  listErrorEntries,
  type OpenApiDocument,
  openApiRoutes,
  type ReferenceRuntime,
} from "@svc/openapi";
import { errorRoutes } from "@svc/service-kit/errors";
import { healthRoutes } from "@svc/service-kit/health";
import type { Route } from "@svc/service-kit/routes";
import { SERVICE } from "./service.ts";
import { type StatusRuntime, statusRoute } from "./status/status-page.ts";

async function buildContents(document: OpenApiDocument): Promise<EntryGroup[]> {
  return [...listDocumentEntries(document, "Operation", "/docs/reference"), listErrorEntries()];
}

export const ROUTES: readonly Route<StatusRuntime & ReferenceRuntime>[] = [
  statusRoute(SERVICE),
  ...healthRoutes,
  ...errorRoutes(),
  ...openApiRoutes({
    title: SERVICE.title,
    canHidePages: true,
    urlVariable: "SVC_WIDGET_AUTH_URL",
    contents: buildContents,
  }),
];
