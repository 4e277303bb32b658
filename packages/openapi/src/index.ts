export { buildOpenApi, type OpenApiDocument } from "./build-openapi.ts";
export {
  CACHED_PAGE,
  CACHED_PAGES,
  CachedPages,
  type PageRenderers,
  type PageRequest,
} from "./cached-pages.ts";
export { type Entry, type EntryGroup, toPlainText } from "./contents/contents.ts";
export { CONTENTS_PATH } from "./contents/contents-route.ts";
export { documentEntries } from "./contents/document-entries.ts";
export { errorEntries } from "./contents/error-entries.ts";
export { DEMO_KEY_PATH, demoKeyRoute } from "./demo-key.ts";
export { bySubject, GUIDES_PATH, type Guide, linkToGuide } from "./guide-pages.ts";
export { openApiRoutes } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
export type { ClientCall } from "./reference/samples/typescript.ts";
export type { OtherServiceReference, ReferenceRuntime } from "./reference.ts";
export { referenceStyle } from "./reference-routes.ts";
export { SERVICE_LINK_TAGS, SERVICE_LINKS } from "./service-links.ts";
export { withoutTag } from "./without-tag.ts";
