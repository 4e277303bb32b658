export { createKeyStore, createWidgetKeyStore } from "./api-key-store.ts";
export {
  AuditChainCheck,
  type AuditFault,
  type AuditHead,
  type AuditMark,
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
  recordAuditsInSteps,
} from "./audit-log.ts";
export {
  awaitName,
  type Database,
  inNamedTransaction,
  inSqlTransaction,
  inTransaction,
  lockName,
  openDatabase,
  type Transaction,
} from "./database.ts";
export { findBrokenConstraint, isInsufficientPrivilege, mapDatabaseError } from "./database-errors.ts";
export { DeploymentError, requireDeployment, requireReachable, stampEnvironment } from "./deployment.ts";
export { type EventInput, eventWrite, recordAccountCreated, recordEvent, recordEvents } from "./events.ts";
export { Prisma } from "./generated/prisma/client.ts";
export { type Limits, REQUEST_TIMEOUT_MS, requestLimits, workLimits } from "./limits.ts";
export { databaseDependencies } from "./readiness.ts";
export {
  type ColumnValues,
  insertRow,
  insertRows,
  json,
  type Sql,
  type Statement,
  updateRow,
  type Write,
  writeRows,
} from "./sql.ts";
export { untilAvailable, type Waiting } from "./until-available.ts";
