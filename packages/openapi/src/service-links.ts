/** The `Link` header of pages (RFC 8631), and its equivalent in HTML. */
export const SERVICE_LINKS =
  '</openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"';
export const SERVICE_LINK_TAGS =
  '<link rel="service-desc" type="application/json" href="/openapi.json"><link rel="service-doc" href="/docs">';
