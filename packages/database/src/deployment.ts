import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "@svc/keys";
import type { Logger } from "@svc/service-kit";
import { EXIT_CONFIG } from "@svc/service-kit/config";
import { parseDatabaseUrl } from "@svc/service-kit/database-url";
import pg from "pg";
import type { Database } from "./database.ts";
import { mapDatabaseError } from "./database-errors.ts";
import { readMigrationNames } from "./migrations/migration-names.ts";
import { toConnectionConfig } from "./servers/connection-config.ts";
import { toSql } from "./sql.ts";
import { kysely, type Params, sql, statement } from "./statements/statement.ts";

/** Thrown if the database is not ready or belongs to another deployment. */
export class DeploymentError extends Error {
  override name = "DeploymentError";
  readonly exitCode: number = 1;
}

/** Thrown for another deployment's environment or secrets. A restart does not help. */
export class WrongDeploymentError extends DeploymentError {
  override name = "WrongDeploymentError";
  override readonly exitCode = EXIT_CONFIG;
}

const CONNECT_TIMEOUT_MS = 5_000;
const UNDEFINED_TABLE = "42P01";
const INSUFFICIENT_PRIVILEGE = "42501";
const MIGRATE_REMEDY = "run `svc db migrate`";

/**
 * Verifies that the server accepts connections.
 * @throws DeploymentError if unreachable; its message is one line without the password
 */
export async function requireReachable(url: string): Promise<void> {
  const client = new pg.Client({ ...toConnectionConfig(url), connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : error;
    throw new DeploymentError(`cannot connect to PostgreSQL at ${formatAddresses(url)}: ${reason}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

const RETRY_MS = 500;

/**
 * Waits until the server accepts connections.
 * @throws DeploymentError after `seconds`, or immediately if the server rejects the login
 */
export async function waitUntilReachable(
  url: string,
  seconds: number,
  onWait: (error: Error) => void,
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await requireReachable(url);
    } catch (error) {
      const { cause } = error as Error;
      const isTransient = mapDatabaseError(cause)?.code === "dependency_unavailable";
      if (!isTransient || performance.now() + RETRY_MS > end) throw error;
      if (isFirst) onWait(error as Error);
      await pause(RETRY_MS);
    }
  }
}

function formatAddresses(url: string): string {
  const urls = parseDatabaseUrl(url)?.urls ?? [];
  return urls
    .map((address) => new URL(address))
    .map(({ hostname, port }) => `${hostname}:${port || 5432}`)
    .join(" or ");
}

/**
 * Stamps a database with its environment permanently. Raises the offset of event positions if the server or its PostgreSQL
 * timeline has changed, or the server has restarted.
 * @throws WrongDeploymentError if the stamp has the other environment
 */
export async function stampEnvironment(url: string, environment: Environment, now: Date): Promise<void> {
  const client = new pg.Client(toConnectionConfig(url));
  await client.connect();
  try {
    const db = toSql(client, { isPrepared: false });
    await writeStamp(db, { environment, now });
    requireSameEnvironment(await readStamp.first(db), environment);
    await moveEventOffset(client);
  } finally {
    await client.end();
  }
}

/**
 * Verifies that this or a later release migrated the database for this environment. Warns about a later release.
 * @throws DeploymentError if migrations are missing; WrongDeploymentError for the other environment; errors of an unavailable
 * database
 */
export async function requireDeployment(
  db: Database,
  environment: Environment,
  log?: Pick<Logger, "warn">,
): Promise<void> {
  try {
    requireSameEnvironment(await readStamp.first(db.sql), environment);
    const applied = (await readApplied(db.sql)).map(({ name }) => name);
    const laterMigrations = requireMigrations(await readMigrationNames(), applied);
    if (laterMigrations.length > 0)
      log?.warn({ migrations: laterMigrations }, "a later release has migrated the database");
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === UNDEFINED_TABLE) throw createNotMigratedError();
    if (code === INSUFFICIENT_PRIVILEGE) throw createUnreadableMigrationsError();
    throw error;
  }
}

/** Returns the applied migrations of later releases. */
function requireMigrations(expected: readonly string[], applied: readonly string[]): string[] {
  const pending = expected.filter((name) => !applied.includes(name));
  const [first, ...otherPending] = pending;
  if (first !== undefined) {
    const names = otherPending.length > 0 ? `${first} and ${otherPending.length} more` : first;
    throw new DeploymentError(
      `the database is missing migrations of this release (${names}); ${MIGRATE_REMEDY}`,
    );
  }
  return applied.filter((name) => !expected.includes(name));
}

const LOCK_TIMEOUT_MS = 10_000;

/** Called early, so that the first event on a new server or PostgreSQL timeline does not wait for it. */
async function moveEventOffset(client: pg.Client): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query("SELECT move_event_offset()");
}

const writeStamp = statement("deployment_stamp", (param: Params<{ environment: string; now: Date }>) =>
  kysely
    .insertInto("deployment")
    .values({ environment: param.environment, stampedAt: param.now })
    .onConflict((conflict) => conflict.doNothing()),
);

const readStamp = statement("deployment", () => kysely.selectFrom("deployment").select("environment"));

const readApplied = statement(
  "migrations_applied",
  () =>
    sql<{ name: string }>`SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
);

function createNotMigratedError(): DeploymentError {
  return new DeploymentError(`the database has not been migrated; ${MIGRATE_REMEDY}`);
}

function createUnreadableMigrationsError(): DeploymentError {
  return new DeploymentError(
    `this role cannot read the applied migrations; ${MIGRATE_REMEDY}, or grant it SELECT on deployment and _prisma_migrations`,
  );
}

function requireSameEnvironment(stamp: { environment: string } | null, environment: Environment): void {
  if (stamp === null) throw createNotMigratedError();
  if (stamp.environment === environment) return;
  throw new WrongDeploymentError(
    `the database belongs to the ${stamp.environment} environment, but SVC_ENVIRONMENT is ${environment}; use a separate database for each environment`,
  );
}
