export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export { type Entry, type EntryGroup, toPlainText } from "./contents/contents.ts";
export { CONTENTS_PATH } from "./contents/contents-route.ts";
export { documentEntries } from "./contents/document-entries.ts";
export { errorEntries } from "./contents/error-entries.ts";
export { DEMO_KEY_PATH, demoKeyRoute } from "./demo-key.ts";
export { bySubject, GUIDES_PATH, type Guide, linkToGuide } from "./guide-pages.ts";
export { type AskedPage, KEPT_PAGE, KEPT_PAGES, KeptPages, type PageWriters } from "./kept-pages.ts";
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
