export { createKeyStore, createWidgetKeyStore } from "./api-key-store.ts";
export {
  AuditChainCheck,
  type AuditFault,
  type AuditHead,
  type AuditLink,
  type AuditMark,
  DEPLOYMENT_CHAIN,
  findAuditHead,
  readAuditLinks,
} from "./audit-chain.ts";
export {
  type Actor,
  type AuditActor,
  type AuditEntryInput,
  auditRows,
  recordAudit,
  recordAudits,
  recordAuditsInSteps,
} from "./audit-log.ts";
export { type Database, openDatabase } from "./database.ts";
export { findBrokenConstraint, isInsufficientPrivilege, mapDatabaseError } from "./database-errors.ts";
export {
  DeploymentError,
  requireDeployment,
  requireReachable,
  stampEnvironment,
  WrongDeploymentError,
  waitUntilReachable,
} from "./deployment.ts";
export { type EventInput, eventWrite, recordEvent, recordEvents } from "./events.ts";
export type { Tables } from "./generated/tables/tables.ts";
export { type Limits, REQUEST_TIMEOUT_MS, requestLimits, workLimits } from "./limits.ts";
export { awaitName, isNotOver, lockName, lockNames, SAYS_OVER } from "./named-locks.ts";
export { keepPartitions, type PartitionsAhead, readPartitionsAhead } from "./partitions.ts";
export { databaseMetrics, type PoolUse, watchPools } from "./pool/pool-metrics.ts";
export type { Pooler } from "./pool/pooler.ts";
export { sayRefused } from "./pool/say-refused.ts";
export { databaseDependencies } from "./readiness.ts";
export { createRequestStore } from "./request-store.ts";
export { holdIndexKeysAlone } from "./secrets/hold-index-keys.ts";
export {
  fingerprintSecrets,
  type HeldSecrets,
  requireSecrets,
  SECRET_PURPOSES,
  type SecretFingerprint,
  type SecretPurpose,
} from "./secrets/require-secrets.ts";
export { type Connection, connectionOf } from "./servers/connection-of.ts";
export type { Sql, Statement, Transaction } from "./sql.ts";
export { type JsonText, json } from "./statements/column-types.ts";
export { amongFew, comesAfter, isWithin, type ListPlace, oneOf, pageAfter } from "./statements/conditions.ts";
export { givenLists, givenRows, listOf, rowsAsJson } from "./statements/given-rows.ts";
export {
  type Expression,
  knownStatements,
  kysely,
  type Params,
  plannedEachTime,
  type RawBuilder,
  type RunStatement,
  type SentStatement,
  sql,
  statement,
  statementsByName,
} from "./statements/statement.ts";
export { toSnakeCase } from "./statements/statement-compiler.ts";
export {
  type Changes,
  insertRow,
  insertRows,
  type NewRow,
  type Row,
  type TypesOf,
  updateRow,
  type Write,
  writeRows,
} from "./statements/table-writer.ts";
export { inNamedTransaction, inSqlTransaction } from "./transactions.ts";
export { untilAvailable, type Waiting } from "./until-available.ts";
