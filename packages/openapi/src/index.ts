export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export type { Guide } from "./guide-pages.ts";
export { openApiRoutes } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
export { type ReferenceRuntime, SERVICE_LINKS } from "./reference.ts";
