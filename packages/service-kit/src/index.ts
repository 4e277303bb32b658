export { type AddressBlocks, createAddressBlocks, parseAddressBlocks } from "./auth/address-blocks.ts";
export {
  authenticateKey,
  createKeyAuthentication,
  KEY_LOOKUP_CONCURRENCY,
  type KeyAuthentication,
  queueLookup,
  verifyCountingForgeries,
} from "./auth/authenticate-key.ts";
export { readClientAddress, toClientNetwork } from "./auth/client-address.ts";
export {
  bearerChallenge,
  type PresentedCredential,
  readCredential,
  readPresentedKey,
} from "./auth/credentials.ts";
export { FairQueue } from "./auth/fair-queue.ts";
export type { HourlyKeyUsage, KeyUse } from "./auth/hourly-key-usage.ts";
export { type Admission, type CachedKey, KeyCache } from "./auth/key-cache.ts";
export { publishKeyInvalidation, subscribeKeyInvalidation } from "./auth/key-invalidation.ts";
export type { KeyRecord, KeyStore } from "./auth/key-store.ts";
export { KeyUsage } from "./auth/key-usage.ts";
export { type Principal, requireKeyId, requireScope } from "./auth/principal.ts";
export { createRateLimiter, type RateLimiter } from "./auth/rate-limit.ts";
export { RefusalLimiter } from "./auth/refusal-limiter.ts";
export { RoundRobinQueue } from "./auth/round-robin-queue.ts";
export {
  type Caller,
  isKeyActive,
  type KeyVerification,
  requireUnlocked,
  verifyApiKey,
} from "./auth/verify-api-key.ts";
export { type Clock, systemClock } from "./clock.ts";
export {
  type DatabaseUrl,
  parseDatabaseUrl,
  type ServerKind,
  withDatabaseUser,
} from "./config/database-url.ts";
export {
  configFields,
  DEMO_RULE,
  metricsAddress,
  type NamedSecret,
  parseNamedSecrets,
  parseSecretsOrOne,
  portField,
  UNNAMED_SECRET,
  wholeNumberField,
} from "./config/fields.ts";
export { ConfigError, EXIT_CONFIG, parsedBy, readConfig } from "./config/read-config.ts";
export { type EndpointRuntime, endpointRouter, finalizeAnswer } from "./endpoints/answer-request.ts";
export {
  type AnsweredFile,
  type AnyEndpoint,
  type BodyAnswer,
  declaredErrors,
  type Endpoint,
  type EndpointAnswer,
  type EndpointExamples,
  type EndpointRequest,
  endpointDefiner,
  type FileAnswer,
  KEY_ERRORS,
  type LinesForm,
  MEMBER_ERRORS,
  type Method,
  NDJSON,
  type ResponseDefinition,
  type SerializedAnswer,
} from "./endpoints/endpoint.ts";
export { BODY_LIMIT_BYTES, readJsonBody, readJsonBytes } from "./endpoints/json-body.ts";
export { JsonLine } from "./endpoints/json-line.ts";
export { parseJsonBytes, parseJsonText, parseTrustedJson } from "./endpoints/json-text.ts";
export { FILE_PART, type IncomingFile } from "./endpoints/multipart-body.ts";
export { requireReadableQuery } from "./endpoints/query-text.ts";
export { applySchemaOrder, preserveOrder } from "./endpoints/schema-order.ts";
export { findUnsafeText } from "./endpoints/unsafe-text.ts";
export {
  parseBody,
  parseParams,
  parseQuery,
  schemasValidatedInParts,
  validationFailed,
} from "./endpoints/validate.ts";
export { serializeLines } from "./endpoints/write-lines.ts";
export { ERROR_CODES, ERRORS, type ErrorCode } from "./errors/catalogue.ts";
export type { ErrorEntry } from "./errors/error-entry.ts";
export { type ErrorMapper, problemErrorHandler, toProblem } from "./errors/error-handler.ts";
export { errorRoutes } from "./errors/error-routes.ts";
export {
  dependencyUnavailable,
  methodNotAllowed,
  notFound,
  overloaded,
  PROBLEM_TYPE,
  Problem,
  type ProblemBody,
  toProblemBody,
  type ValidationIssue,
} from "./errors/problem.ts";
export { enumField } from "./fields/enum-field.ts";
export { environmentField } from "./fields/environment-field.ts";
export {
  amountField,
  answerTime,
  containsBareSsn,
  containsSsn,
  dateField,
  externalIdField,
  idField,
  lineField,
  metadataField,
  participantIdField,
  personalLineField,
  personalMetadataField,
  sumField,
  textField,
} from "./fields/fields.ts";
export { type GraphqlType, graphqlTypes } from "./fields/graphql-types.ts";
export { containsLink, isOneLine, toOneLine } from "./fields/line-text.ts";
export { timeField } from "./fields/time-field.ts";
export {
  type Dependency,
  Health,
  type HealthReport,
  type HealthSnapshot,
  healthRoutes,
  NotReadyError,
} from "./health/health.ts";
export { accessLog } from "./http/access-log.ts";
export { setCaller, toCaller } from "./http/caller.ts";
export { BROTLI, GZIP } from "./http/compress-body.ts";
export { type Deprecation, setDeprecationHeaders } from "./http/deprecation.ts";
export {
  filterAllowedOrigins,
  isOriginAllowed,
  LOCAL_ORIGINS,
  originField,
  requireAllowedOrigins,
} from "./http/origins.ts";
export { assignRequestId, getRequestId } from "./http/request-id.ts";
export {
  type LoggedRequest,
  logRequests,
  RequestLog,
  type RequestStore,
} from "./http/request-log.ts";
export { requestMiddleware } from "./http/request-middleware.ts";
export { securityHeaders } from "./http/security-headers.ts";
export { nameToHtml, toHtml } from "./http/to-html.ts";
export { closeUnreadConnections } from "./http/unread-bodies.ts";
export { contentETag, requireTag, requireVersion, toETag } from "./http/version-tags.ts";
export { ID_PREFIXES, type IdPrefix, idFromUuid, isId, uuidFromId } from "./ids.ts";
export { lazily } from "./lazily.ts";
export { ListenError } from "./lifecycle/listen.ts";
export { getExitCode, runService } from "./lifecycle/run.ts";
export { type RunningService, serve } from "./lifecycle/serve.ts";
export { type PreparedService, serveOnceReady } from "./lifecycle/serve-once-ready.ts";
export { blockSize, grantedUnits, lowWaterMark } from "./limits/blocks.ts";
export { type Claimed, type Counts, UNSHARED_COUNTS } from "./limits/counts.ts";
export { Minute } from "./limits/minute.ts";
export { SharedCounts } from "./limits/shared-counts.ts";
export {
  decodeCursor,
  encodeCursor,
  invalidCursor,
  type KeysetPosition,
  sealCursor,
  unsealCursor,
} from "./lists/cursor.ts";
export {
  DEFAULT_LIMIT,
  listQueryFields,
  listSchema,
  MAX_LIMIT,
  type Page,
  toPage,
} from "./lists/list.ts";
export { createLogger, type Logger, type LogLevel } from "./logging.ts";
export { authMetrics } from "./metrics/auth-metrics.ts";
export { CachedMetric } from "./metrics/cached-metric.ts";
export { Histogram } from "./metrics/histogram.ts";
export { counter, gauge, type Metric, type Sample, toLabeledSamples } from "./metrics/metric.ts";
export { metricsReader } from "./metrics/metrics-server.ts";
export { readinessMetrics } from "./metrics/readiness-metrics.ts";
export { redisMetrics } from "./metrics/redis-metrics.ts";
export { RequestCounts } from "./metrics/request-counts.ts";
export { newId } from "./new-id.ts";
export { CompressedText } from "./pages/compressed-text.ts";
export { NOT_FOUND_PAGE, sendNotFound } from "./pages/not-found-page.ts";
export { assetAddress, serveAsset, versionedAddress } from "./pages/page-assets.ts";
export { PAGE_POLICY } from "./pages/page-policy.ts";
export { renderPage } from "./pages/render-page.ts";
export {
  findFailedChecks,
  renderChecks,
  renderFact,
  renderState,
  type ShownState,
} from "./pages/render-state.ts";
export type { ShownPage } from "./pages/shown-page.ts";
export type { Heading, Link, LinkGroup, SideLink, Site } from "./pages/site.ts";
export { openRedis, openSubscriber } from "./redis/open-redis.ts";
export {
  parseRedisUrl,
  type RedisAddress,
  type RedisForm,
  type RedisNode,
} from "./redis/redis-address.ts";
export { batchWrites, checkRedis, type RedisConnection } from "./redis/redis-connection.ts";
export { type PathHandler, pathRouter } from "./routes/path-router.ts";
export {
  htmlForm,
  jsonForm,
  type Operation,
  type OperationAnswer,
  PUBLIC_GET,
  PUBLIC_TAG,
  type Route,
  routeRouter,
} from "./routes/route.ts";
export { beginChildSpan, currentTrace, withSpan, withTrace } from "./tracing/current-trace.ts";
export { recordSentSpan, type SentSpan, sendSpans } from "./tracing/sent-spans.ts";
export { startTraced } from "./tracing/start-tracing.ts";
export { readTraceContext, type TraceContext } from "./tracing/trace-context.ts";
export { currentTracing, type Span, type SpanInput, setTracing } from "./tracing/tracing.ts";
export { tracingFields } from "./tracing/tracing-config.ts";
