import type { Site } from "@svc/service-kit/pages";
import type { ContractRelease } from "./changes/contract-index.ts";
import type { CollectionSettings } from "./collections/walkthrough.ts";
import type { EntryGroup } from "./contents/contents.ts";
import type { EventPages } from "./described-event.ts";
import type { Guides } from "./guide-pages.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import type { ClientCall } from "./reference/samples/typescript.ts";

export interface Reference {
  title: string;
  guides?: Guides;
  canHidePages: boolean;
  /** Shell variable in samples: `SVC_API_URL`. */
  urlVariable: string;
  /** Client package calls for the TypeScript samples, by operation ID. Samples of other operations use `fetch`. */
  calls?: Readonly<Record<string, ClientCall>>;
  /** Adds `/openapi.core.json` and `/docs/core`, with the operations that most integrations need. */
  core?: CoreReference;
  /** Adds `/collections`, with files for API clients such as Postman. */
  collections?: CollectionSettings;
  /** Adds `/docs/events`, with a page for each event type. */
  events?: EventPages;
  /** Adds `/v1/changes` and its feeds. */
  loadReleases?: () => Promise<readonly ContractRelease[]>;
  /** Another service, with a separate URL. */
  otherService?: OtherServiceReference;
  /** More entries for the search, besides the guides. */
  contents?: (document: OpenApiDocument, runtime: ReferenceRuntime) => Promise<EntryGroup[]>;
}

export interface CoreReference {
  operationIds: readonly string[];
  toDocument(document: OpenApiDocument): OpenApiDocument;
}

export interface OtherServiceReference {
  name: string;
  /** Parent path of the pages about its operations. */
  path: string;
  /** Operation ID of the route that serves these pages. */
  operationId: string;
  /** Example of an operation ID in the other service. */
  example: string;
  /** Omits operations that both services have. */
  load(): Promise<{ title: string; document: OpenApiDocument; urlVariable: string }>;
}

export interface ReferenceRuntime {
  buildDocument(): OpenApiDocument;
  /** True if the operator turned the pages off. Needs `canHidePages`. */
  hidesPages?: boolean;
  /** True if the GraphQL schema is public. */
  showsSchema?: boolean;
  site: Site;
  /** File with the demo keys; undefined in deployments. */
  demoFile?: string | undefined;
}
