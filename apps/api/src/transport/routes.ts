import { openApiRoutes, type ReferenceRuntime } from "@svc/openapi";
import { errorRoutes } from "@svc/service-kit/errors";
import { healthRoutes } from "@svc/service-kit/health";
import type { Route } from "@svc/service-kit/routes";
import { SERVICE } from "../context/service.ts";
import { GUIDE_PICTURES, GUIDES, MOVED_GUIDES } from "../guides/generated/guides.ts";
import { type LeakedKeysRuntime, leakedKeysRoute } from "../keys/leaked-keys/leaked-keys-route.ts";
import {
  type SignatureResultRuntime,
  signatureResultRoute,
} from "../webhooks/letter-signatures/signature-result-route.ts";
import { GRAPHQL_CODES } from "./graphql/graphql-codes.ts";
import { graphqlRoutes } from "./graphql/graphql-routes.ts";
import { type GraphqlDocsRuntime, graphqlDocsRoutes } from "./graphql/reference/graphql-docs-routes.ts";
import { COLLECTIONS } from "./openapi/collections.ts";
import { buildContents } from "./openapi/contents.ts";
import { CORE_OPERATIONS, toCoreDocument } from "./openapi/core-document.ts";
import { EVENT_PAGES } from "./openapi/event-pages.ts";
import { CLIENT_CALLS } from "./openapi/generated/client-calls.ts";
import { WIDGET_REFERENCE } from "./openapi/widget-reference.ts";
import { type OverviewRuntime, overviewRoute } from "./overview/overview-route.ts";

type Runtime = ReferenceRuntime &
  GraphqlDocsRuntime &
  LeakedKeysRuntime &
  SignatureResultRuntime &
  OverviewRuntime;

export const ROUTES: readonly Route<Runtime>[] = [
  overviewRoute,
  ...graphqlRoutes,
  ...graphqlDocsRoutes,
  ...healthRoutes,
  ...errorRoutes(GRAPHQL_CODES),
  leakedKeysRoute,
  signatureResultRoute,
  ...openApiRoutes({
    title: SERVICE.title,
    guides: {
      list: GUIDES,
      loadContents: async () => (await import("../guides/generated/guide-contents.ts")).GUIDE_CONTENTS,
      pictures: GUIDE_PICTURES,
      loadPictures: async () => (await import("../guides/generated/guide-pictures.ts")).PICTURE_CONTENTS,
      moved: new Map(MOVED_GUIDES),
    },
    canHidePages: false,
    urlVariable: "SVC_API_URL",
    calls: CLIENT_CALLS,
    core: { operationIds: CORE_OPERATIONS, toDocument: toCoreDocument },
    collections: COLLECTIONS,
    events: EVENT_PAGES,
    loadReleases: async () => (await import("./openapi/generated/release-history.ts")).RELEASE_HISTORY,
    otherService: WIDGET_REFERENCE,
    contents: buildContents,
  }),
];
