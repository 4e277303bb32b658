export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export { bySubject, GUIDES_PATH, type Guide, linkToGuide, showPage } from "./guide-pages.ts";
export { openApiRoutes } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
export { type ReferenceRuntime, SERVICE_LINK_TAGS, SERVICE_LINKS } from "./reference.ts";
