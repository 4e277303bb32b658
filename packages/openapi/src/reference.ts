import type { Site } from "@svc/service-kit";
import type { OpenApiDocument } from "./build-openapi.ts";
import type { Guide } from "./guide-pages.ts";

/** What a service's reference is. */
export interface Reference {
  title: string;
  /** Shown beside it, where there are some. */
  guides?: readonly Guide[];
  /** Whether an operator may switch it off. */
  canHide: boolean;
}

/** What the routes of the reference are served with. */
export interface ReferenceRuntime {
  /** Makes the document; called once, when it is first asked for. */
  buildDocument(): OpenApiDocument;
  hidesPages?: boolean;
  /** What stands around each page. */
  site: Site;
}

/**
 * Where a program finds the document, and a person the reference (RFC 8631): the value of `Link` on each page, and the same for its
 * head.
 */
export const SERVICE_LINKS =
  '</openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"';
export const SERVICE_LINK_TAGS =
  '<link rel="service-desc" type="application/json" href="/openapi.json"><link rel="service-doc" href="/docs">';
