import type { Site } from "@svc/service-kit";
import type { OpenApiDocument } from "./build-openapi.ts";
import type { EntryGroup } from "./contents/contents.ts";
import type { Guide } from "./guide-pages.ts";
import type { ClientCall } from "./reference/samples/typescript.ts";

/** What a service's reference is. */
export interface Reference {
  title: string;
  /** Shown beside it, where there are some. */
  guides?: readonly Guide[];
  /** Whether an operator may switch it off. */
  canHide: boolean;
  /** The variable of the shell that its samples read its address from: `SVC_API_URL`. */
  address: string;
  /** How the client package calls its operations, by their ids; what that does not have, samples call by `fetch`. */
  calls?: Readonly<Record<string, ClientCall>>;
  /** A service whose operations are shown beside its own. */
  beside?: ReferenceBeside;
  /** All that can be read beside the guides, for `/docs/contents` and the search. @param document as it is served */
  contents?: (document: OpenApiDocument, runtime: ReferenceRuntime) => Promise<EntryGroup[]>;
}

/** Another service, whose document the reference shows too. */
export interface ReferenceBeside {
  /** In a word: `widget`. */
  name: string;
  /** Where the pages of its operations are. */
  path: string;
  /** How the page of one of them is called in the document, and one that there is. */
  operationId: string;
  example: string;
  /** Reads its document, without what both services have: that is said once. */
  load(): Promise<{ title: string; document: OpenApiDocument; address: string }>;
}

/** What the routes of the reference are served with. */
export interface ReferenceRuntime {
  /** Makes the document; called once, when it is first asked for. */
  buildDocument(): OpenApiDocument;
  hidesPages?: boolean;
  /** Whether there are pages of a GraphQL schema. */
  showsSchema?: boolean;
  /** What stands around each page. */
  site: Site;
  /** The file with the demo's keys; none in a deployment. */
  demoFile?: string | undefined;
}
