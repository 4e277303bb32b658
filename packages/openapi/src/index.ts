export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export { DEMO_KEY_PATH, demoKeyRoute } from "./demo-key.ts";
export { bySubject, GUIDES_PATH, type Guide, KEPT_PAGE, linkToGuide, showPage } from "./guide-pages.ts";
export { openApiRoutes } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
export type { ClientCall } from "./reference/samples/typescript.ts";
export {
  type ReferenceBeside,
  type ReferenceRuntime,
  SERVICE_LINK_TAGS,
  SERVICE_LINKS,
} from "./reference.ts";
export { referenceStyle } from "./reference-routes.ts";
