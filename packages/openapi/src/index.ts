export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export type { Guide } from "./guide-pages.ts";
export { openApiRoutes, type ReferenceRuntime } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
