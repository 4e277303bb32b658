export { createKeyStore, createWidgetKeyStore } from "./api-key-store.ts";
export {
  AuditChainCheck,
  type AuditCheckpoint,
  type AuditHead,
  type AuditIssue,
  type AuditLink,
  DEPLOYMENT_CHAIN,
  findAuditHead,
  readAuditLinks,
} from "./audit-chain.ts";
export {
  type Actor,
  type AuditActor,
  type AuditEntryInput,
  recordAudit,
  recordAudits,
  recordAuditsInBatches,
  toAuditRows,
} from "./audit-log.ts";
export { type Database, databaseDependencies, openDatabase } from "./database.ts";
export {
  findBrokenConstraint,
  isInsufficientPrivilege,
  isTransactionConflict,
  mapDatabaseError,
} from "./database-errors.ts";
export {
  DeploymentError,
  requireDeployment,
  requireReachable,
  stampEnvironment,
  WrongDeploymentError,
  waitUntilReachable,
} from "./deployment.ts";
export { type EventInput, recordEvent, recordEvents, toEventWrite } from "./events.ts";
export type { Tables } from "./generated/tables/tables.ts";
export { type Limits, type Pooler, REQUEST_TIMEOUT_MS, requestLimits, workLimits } from "./limits.ts";
export { isNotSkipped, lockName, lockNames, lockNameWithoutTimeout, SKIP_REMAINING } from "./named-locks.ts";
export { maintainPartitions, type PartitionHorizon, readPartitionHorizons } from "./partitions.ts";
export { databaseMetrics, type PoolUsage, watchPools } from "./pool/pool-metrics.ts";
export { createRejectionLogger } from "./pool/queued-pool.ts";
export { createRequestStore } from "./request-store.ts";
export { type RetryOptions, retryUntilAvailable } from "./retry.ts";
export { lockIndexKeysExclusively } from "./secrets/lock-index-keys.ts";
export {
  fingerprintSecrets,
  requireSecrets,
  SECRET_PURPOSES,
  type SecretFingerprint,
  type SecretPurpose,
  type SecretsByPurpose,
} from "./secrets/require-secrets.ts";
export { type ConnectionConfig, toConnectionConfig } from "./servers/connection-config.ts";
export type { Sql, Statement, Transaction } from "./sql.ts";
export { type JsonText, json } from "./statements/column-types.ts";
export {
  anyOf,
  anyOfShortList,
  equalsUnlessNull,
  isAfterPosition,
  type ListPosition,
  pageAfter,
} from "./statements/conditions.ts";
export {
  createFinder,
  createPageReader,
  type FilterValues,
  type IdParams,
  type OrganizationParams,
  type PageParams,
  type PageRequest,
  toListPosition,
  toPageParams,
} from "./statements/organization-reads.ts";
export { rowsFromJson, rowsToJson, typedList, unnestLists } from "./statements/row-parameters.ts";
export {
  type Expression,
  kysely,
  listStatements,
  type Params,
  type RawBuilder,
  type RunnableStatement,
  type StatementWithValues,
  sql,
  statement,
  statementsByName,
  unpreparedStatement,
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
export { countRows, createCounter, createCounterByParent } from "./statements/total-counts.ts";
export { inExclusiveTransaction, inSqlTransaction } from "./transactions.ts";
