export { readApiConfig } from "./config.ts";
export type { ApiOverrides } from "./context.ts";
export { startApi } from "./server.ts";
