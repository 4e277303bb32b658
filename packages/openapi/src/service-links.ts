/**
 * Where a program finds the document, and a person the reference (RFC 8631): the value of `Link` on each page, and the same for its
 * head.
 */
export const SERVICE_LINKS =
  '</openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"';
export const SERVICE_LINK_TAGS =
  '<link rel="service-desc" type="application/json" href="/openapi.json"><link rel="service-doc" href="/docs">';
