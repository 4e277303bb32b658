import type { Site } from "@svc/service-kit/pages";
import type { OpenApiDocument } from "./build-openapi.ts";
import type { EntryGroup } from "./contents/contents.ts";
import type { Guide } from "./guide-pages.ts";
import type { ClientCall } from "./reference/samples/typescript.ts";

export interface Reference {
  title: string;
  guides?: readonly Guide[];
  canHide: boolean;
  /** Shell variable in samples: `SVC_API_URL`. */
  address: string;
  /** Client package calls by operation ID. Other samples use `fetch`. */
  calls?: Readonly<Record<string, ClientCall>>;
  otherService?: OtherServiceReference;
  /** Returns entries other than guides. */
  contents?: (document: OpenApiDocument, runtime: ReferenceRuntime) => Promise<EntryGroup[]>;
}

export interface OtherServiceReference {
  name: string;
  /** Parent path of its operation pages. */
  path: string;
  /** Operation ID of these pages, and an example. */
  operationId: string;
  example: string;
  /** Reads the document without operations that both services have. */
  load(): Promise<{ title: string; document: OpenApiDocument; address: string }>;
}

export interface ReferenceRuntime {
  buildDocument(): OpenApiDocument;
  hidesPages?: boolean;
  showsSchema?: boolean;
  site: Site;
  /** File with the demo keys; undefined in deployments. */
  demoFile?: string | undefined;
}
