export { readWidgetAuthConfig } from "./config.ts";
export type { WidgetAuthOverrides } from "./context.ts";
export { startWidgetAuth } from "./server.ts";
