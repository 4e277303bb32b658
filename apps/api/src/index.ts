export { readApiConfig, readWorkerConfig } from "./config.ts";
export type { ApiOverrides } from "./open-context.ts";
export { openApiDocument } from "./openapi/openapi-document.ts";
export { portalDocument } from "./openapi/portal-document.ts";
export { startApi } from "./server.ts";
export { printCommittedSchema } from "./transport/graphql/schema.ts";
export { startWorker } from "./worker/worker.ts";
