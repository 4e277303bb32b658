export { readApiConfig, readWorkerConfig } from "./platform/config.ts";
export type { ApiOverrides } from "./platform/open-context.ts";
export { startWorker } from "./platform/worker/worker.ts";
export { startApi } from "./server.ts";
export { printCommittedSchema } from "./transport/graphql/schema.ts";
export { toCoreDocument } from "./transport/openapi/core-document.ts";
export { buildPortalDocument, openApiDocument } from "./transport/openapi/openapi-document.ts";
