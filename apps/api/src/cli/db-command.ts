import { insertMissingCustodians, SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "@svc/custodians";
import {
  type Database,
  openDatabase,
  requireReachable,
  requireSecrets,
  stampEnvironment,
  waitUntilReachable,
  workLimits,
} from "@svc/database";
import { installJobs } from "@svc/database/jobs";
import {
  applyMigrations,
  dropUnusedIndexes,
  readLaterMigrations,
  readMigrationStatus,
} from "@svc/database/migrations";
import { API_ROLE, compareRole, grantRoles, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import type { Environment } from "@svc/keys";
import { configFields, readConfig, systemClock } from "@svc/service-kit";
import { Command } from "commander";
import { z } from "zod";
import { operatorDatabase, operatorUrl } from "../operator-context.ts";
import { secretFields } from "../secrets/secret-fields.ts";
import { wholeNumberOrZero } from "./arguments.ts";
import { dbLostCommand } from "./db-lost-command.ts";
import { print } from "./print.ts";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  ...operatorDatabase,
});

const migrateSchema = schema.extend({
  ...secretFields,
  API_DATABASE_PASSWORD: configFields.ROLE_PASSWORD,
  WIDGET_AUTH_DATABASE_PASSWORD: configFields.ROLE_PASSWORD,
});

export function dbCommand(env: NodeJS.ProcessEnv): Command {
  const db = new Command("db").description("the database: its migrations and its directory of custodians");

  db.command("migrate")
    .description(
      "apply what is pending, stamp the environment, register the secrets that are set, and add custodians that are missing; safe to repeat",
    )
    .option("--wait <seconds>", "how long to wait for a database that does not answer", wholeNumberOrZero, 60)
    .option("--json", "print JSON")
    .action(async (options: { json?: true; wait: number }) => {
      const config = readConfig(migrateSchema, env);
      const { SVC_ENVIRONMENT: environment } = config;
      const url = operatorUrl(config);
      await waitUntilReachable(url, options.wait, (error) =>
        process.stderr.write(`${error.message}; waiting up to ${options.wait} s\n`),
      );
      const later = await readLaterMigrations(url);
      if (later.length > 0) {
        // After a rollback, processes of the later release may still run, and need what this release would revoke.
        await stampEnvironment(url, environment, systemClock.now());
        await withMigrated(url, (db) => requireSecrets(db.sql, config));
        print(options.json === true, { applied: [], environment, later }, [
          `The database was migrated for a later release (${later.join(", ")}), and is left as it is.`,
        ]);
        return;
      }
      const applied = await applyMigrations(url);
      await installJobs(url);
      const hasRoles = await grantRoles(url, {
        api: config.API_DATABASE_PASSWORD,
        widgetAuth: config.WIDGET_AUTH_DATABASE_PASSWORD,
      });
      await stampEnvironment(url, environment, systemClock.now());
      const custodiansAdded = await withMigrated(url, async (db) => {
        await requireSecrets(db.sql, config);
        if (hasRoles) await requireGrants(db);
        return seedDirectory(db, environment);
      });
      print(options.json === true, { applied, environment, custodiansAdded, hasRoles }, [
        applied.length > 0 ? `Applied ${applied.join(", ")}.` : "No migration was pending.",
        `The database belongs to the ${environment} environment; ${custodiansAdded} custodians were added.`,
        hasRoles
          ? `The services' roles ${API_ROLE} and ${WIDGET_AUTH_ROLE} may do what they need and nothing else.`
          : "This role may not make roles: the services use the role of their own DATABASE_URL.",
      ]);
    });

  db.command("status")
    .description("say whether migrations are pending, edited or failed; exit code 1 when there are any")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const url = operatorUrl(readConfig(schema, env));
      await requireReachable(url);
      const status = await readMigrationStatus(url);
      const lines = Object.entries(status).map(([name, names]) => `${name}: ${names.join(", ") || "none"}`);
      print(options.json === true, status, lines);
      if (Object.values(status).some((names) => names.length > 0)) process.exitCode = 1;
    });

  db.command("finish-upgrade")
    .description(
      "drop the indexes that only the last release reads, once none of its processes will serve again; safe to repeat",
    )
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const url = operatorUrl(readConfig(schema, env));
      await requireReachable(url);
      const { pending } = await readMigrationStatus(url);
      if (pending.length > 0)
        throw new Error(`Run svc db migrate first: ${pending.length} migrations are pending.`);
      const dropped = await dropUnusedIndexes(url);
      print(options.json === true, { dropped }, [
        dropped.length > 0 ? `Dropped ${dropped.join(", ")}.` : "The upgrade was finished before.",
      ]);
    });

  db.addCommand(dbLostCommand(env));
  return db;
}

async function requireGrants(db: Database): Promise<void> {
  for (const role of [API_ROLE, WIDGET_AUTH_ROLE] as const) {
    const { missing } = await compareRole(db.sql, role);
    if (missing.length > 0)
      throw new Error(
        `${role} still lacks: ${missing.join(", ")}. Run this command as the owner of the tables.`,
      );
  }
}

async function withMigrated<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({
    url,
    poolSize: 1,
    limits: workLimits(),
    name: "svc-migrate",
    onConnectionLost: () => {},
  });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Sandbox custodians exist only in test. */
function seedDirectory(db: Database, environment: Environment): Promise<number> {
  const seeds = environment === "test" ? [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS] : SEED_CUSTODIANS;
  return insertMissingCustodians(db, seeds, systemClock.now());
}
