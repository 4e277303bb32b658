export { createKeyStore } from "./api-key-store.ts";
export { type Actor, type AuditEntryInput, recordAudit } from "./audit-log.ts";
export {
  type Database,
  inTransaction,
  lockName,
  openDatabase,
  type Transaction,
  tryLockName,
} from "./database.ts";
export { findBrokenConstraint, mapDatabaseError } from "./database-errors.ts";
export { DeploymentError, requireDeployment, requireReachable, stampEnvironment } from "./deployment.ts";
export { type EventInput, recordEvent, recordEvents } from "./events.ts";
export { Prisma } from "./generated/prisma/client.ts";
