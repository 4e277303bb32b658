export { accessLog } from "./access-log.ts";
export { BROTLI, GZIP } from "./compress-body.ts";
export { type Deprecation, setDeprecationHeaders } from "./deprecation.ts";
export { type LoggedIssue, setCaller, toCaller } from "./locals.ts";
export {
  filterAllowedOrigins,
  isOriginAllowed,
  LOCAL_ORIGINS,
  originField,
  requireAllowedOrigins,
} from "./origins.ts";
export { assignRequestId, getRequestId } from "./request-id.ts";
export {
  type LoggedRequest,
  logRequests,
  RequestLog,
  type RequestStore,
} from "./request-log.ts";
export { requestMiddleware } from "./request-middleware.ts";
export { securityHeaders } from "./security-headers.ts";
export { nameToHtml, toHtml } from "./to-html.ts";
export { closeUnreadConnections } from "./unread-body.ts";
export { computeContentETag, requireTag, requireVersion, toETag } from "./version-tags.ts";
