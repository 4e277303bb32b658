export { buildOpenApi } from "./build-openapi.ts";
export {
  CachedPages,
  PAGE_OR_NOT_FOUND_RESPONSES,
  PAGE_RESPONSES,
  type PageRenderers,
  type PageRequest,
  SERVICE_LINK_TAGS,
  SERVICE_LINKS,
} from "./cached-pages.ts";
export { type ContractRelease, recordContract } from "./changes/contract-index.ts";
export { addVersions } from "./changes/list-changes.ts";
export type { CollectionSettings } from "./collections/walkthrough.ts";
export {
  type Entry,
  type EntryGroup,
  listDocumentEntries,
  listErrorEntries,
  toPlainText,
} from "./contents/contents.ts";
export { CONTENTS_PATH } from "./contents/contents-route.ts";
export { DEMO_KEY_PATH, demoKeyRoute } from "./demo-key.ts";
export type { DescribedEvent, EventPages } from "./described-event.ts";
export { EVENTS_PATH } from "./event-pages.ts";
export {
  GUIDES_PATH,
  type Guide,
  type GuideContents,
  type Guides,
  groupBySubject,
  linkToGuide,
} from "./guide-pages.ts";
export type { OpenApiDocument } from "./openapi-document.ts";
export { openApiRoutes } from "./openapi-routes.ts";
export { problemSchema } from "./problem-responses.ts";
export type { ClientCall } from "./reference/samples/typescript.ts";
export type { OtherServiceReference, ReferenceRuntime } from "./reference.ts";
export { getReferenceStyleUrl } from "./reference-routes.ts";
export { selectOperations, withoutTag } from "./select-operations.ts";
