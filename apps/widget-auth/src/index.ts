export { readWidgetAuthConfig } from "./config.ts";
export type { WidgetAuthOverrides } from "./context.ts";
export { openApiDocument } from "./openapi/openapi-document.ts";
export { startWidgetAuth } from "./server.ts";
