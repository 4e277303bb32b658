import type { Environment } from "@svc/keys";
import pg from "pg";
import type { Database } from "./database.ts";
import { mapDatabaseError } from "./database-errors.ts";

/** The database is not this deployment's, or not ready for it; the message says what to do. */
export class DeploymentError extends Error {
  override name = "DeploymentError";
}

const CONNECT_TIMEOUT_MS = 5_000;
const START_PATIENCE_MS = 15_000;
const RETRY_EVERY_MS = 250;
const UNDEFINED_TABLE = "42P01";

/** @throws DeploymentError, in one line and without the password, when the server does not take the connection */
export async function requireReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port } = new URL(url);
    const why = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : error;
    throw new DeploymentError(
      `PostgreSQL at ${hostname}:${port || 5432} does not take the connection: ${why}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Stamps a migrated database with its environment, once and for good.
 *
 * @throws DeploymentError when it bears the stamp of the other environment
 */
export async function stampEnvironment(url: string, environment: Environment, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "INSERT INTO deployment (singleton, environment, stamped_at) VALUES (true, $1, $2) ON CONFLICT DO NOTHING",
      [environment, now],
    );
    const { rows } = await client.query<{ environment: string }>("SELECT environment FROM deployment");
    requireSameEnvironment(rows[0]?.environment, environment);
  } finally {
    await client.end();
  }
}

/**
 * Makes sure that a database was migrated for this environment, before anything is served from it. A database that is
 * still starting is waited for, fifteen seconds at the most.
 *
 * @throws DeploymentError when it was not migrated, or for the other environment
 */
export async function requireDeployment(db: Database, environment: Environment): Promise<void> {
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      const { rows } = await db.pool.query<{ environment: string }>("SELECT environment FROM deployment");
      return requireSameEnvironment(rows[0]?.environment, environment);
    } catch (error) {
      if ((error as { code?: string }).code === UNDEFINED_TABLE) throw notMigrated();
      if (mapDatabaseError(error)?.code !== "dependency_unavailable") throw error;
      if (performance.now() > deadline) {
        throw new DeploymentError("the database does not answer; check DATABASE_URL and the server");
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS));
    }
  }
}

function notMigrated(): DeploymentError {
  return new DeploymentError("the database has not been migrated; run `npm run svc -- db migrate`");
}

function requireSameEnvironment(stamp: string | undefined, environment: Environment): void {
  if (stamp === undefined) throw notMigrated();
  if (stamp === environment) return;
  throw new DeploymentError(
    `the database belongs to the ${stamp} environment and SVC_ENVIRONMENT is ${environment}; give each environment a database of its own`,
  );
}
