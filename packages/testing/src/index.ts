export { findFirefox, launchBrowser } from "./browser.ts";
export {
  type BuiltKey,
  buildAccount,
  buildKey,
  buildOrganization,
  buildRolloverBody,
  findCustodianId,
} from "./builders.ts";
export { startClamd, type TestClamd } from "./clamd.ts";
export { computeTotp } from "./compute-totp.ts";
export { containsWord } from "./contains-word.ts";
export { toExampleShape } from "./example-shape.ts";
export { findProgram } from "./find-program.ts";
export { createGate, type Gate } from "./gate.ts";
export { findThrowingParts, HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile-values.ts";
export { type CheckedResponse, OpenApiConformance } from "./openapi-conformance.ts";
export { toOrganizationDay } from "./organization-day.ts";
export { createCapturedLogger } from "./output/captured-logger.ts";
export { startPgBouncer, type TestPgBouncer } from "./pgbouncer.ts";
export { pollUntil } from "./poll-until.ts";
export { promoteStandby, REPLICATION_SETTINGS, startStandby } from "./postgres-standby.ts";
export { packFromSource } from "./programs/pack-images.ts";
export { getImagesFolder, getPortalFolder } from "./programs/portal-directory.ts";
export {
  callService,
  launchServiceProcess,
  type ProcessExit,
  runToCompletion,
  type ServiceProcess,
  type StartingProcess,
  startServiceProcess,
} from "./programs/service-process.ts";
export { getProgramFile, spawnProgram, toProcessEnv } from "./programs/spawn-program.ts";
export { createProofSigner, type ProofRequest, type ProofSigner } from "./proof-signer.ts";
export { type RedisCluster, startRedisCluster } from "./redis/redis-cluster.ts";
export { type RedisWithSentinels, startRedisWithSentinels } from "./redis/redis-with-sentinels.ts";
export {
  describeWithBrowser,
  describeWithClamd,
  describeWithFirefox,
  describeWithHaproxy,
  describeWithOpenSsl,
  describeWithPgBouncer,
  describeWithPostgres15,
  describeWithPromtool,
  describeWithRedis,
  describeWithRedisAndBrowser,
  GO_PATH,
  hasPython,
  itOnLinux,
  itWith,
  itWithCSharp,
  itWithCurl,
  itWithGo,
  itWithGoModules,
  itWithHelm,
  itWithJava,
  itWithOpenSsl,
  itWithPhp,
  itWithPython,
  itWithRedis,
  itWithRuby,
  itWithShellCommands,
  itWithTerminal,
  JACKSON_JARS,
  NEWTONSOFT,
  POSTGRES_15,
} from "./requirements.ts";
export { SERVER_URL_VARIABLE, startMigratedPostgres, TEMPLATES } from "./shared-postgres.ts";
export { buildShiftedClockEnv } from "./shifted-clock.ts";
export { startTcpForwarder, type TcpForwarder } from "./tcp-forwarder.ts";
export {
  createEmptyDatabase,
  createTestDatabase,
  getDatabaseUrl,
  queryDatabase,
  type TestDatabase,
} from "./test-database.ts";
export {
  createTestEnvironment,
  TEST_BLIND_INDEX,
  TEST_CIPHER,
  TEST_PEPPERS,
  TEST_SECRETS,
  TestClock,
  type TestEnvironment,
} from "./test-environment.ts";
export { hasRedisServer, startTestRedis, type TestRedis } from "./test-redis.ts";
export { useResource } from "./use-resource.ts";
export { type WatchedPage, watchPage } from "./watched-page.ts";
export {
  type ReceivedRequest,
  type ReceiverScript,
  type ScriptedResponse,
  startWebhookReceiver,
  type WebhookReceiver,
} from "./webhook-receiver.ts";
