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
import { systemClock } from "@svc/service-kit";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { z } from "zod";
import { getOperatorUrl, operatorDatabase } from "../context/operator-context.ts";
import { secretFields } from "../platform/secrets/secret-status.ts";
import { parseWholeNumberOrZero } from "./arguments.ts";
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
  const db = new Command("db").description("migrate and check the database");

  db.command("migrate")
    .description(
      "apply pending migrations, record the environment, register the configured secrets and add missing custodians; safe to rerun",
    )
    .option("--wait <seconds>", "how long to wait for the database to respond", parseWholeNumberOrZero, 60)
    .option("--json", "print JSON")
    .action(async (options: { json?: true; wait: number }) => {
      const config = readConfig(migrateSchema, env);
      const { SVC_ENVIRONMENT: environment } = config;
      const url = getOperatorUrl(config);
      await waitUntilReachable(url, options.wait, (error) =>
        process.stderr.write(`${error.message}; waiting up to ${options.wait} s\n`),
      );
      const laterMigrations = await readLaterMigrations(url);
      if (laterMigrations.length > 0) {
        // After a rollback, processes of the later release may still need privileges that this release would revoke.
        await stampEnvironment(url, environment, systemClock.now());
        await withMigratedDatabase(url, (db) => requireSecrets(db.sql, config));
        print(options.json === true, { applied: [], environment, later: laterMigrations }, [
          `The database is already migrated to a later release (${laterMigrations.join(", ")}). No migrations were applied.`,
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
      const custodiansAdded = await withMigratedDatabase(url, async (db) => {
        await requireSecrets(db.sql, config);
        if (hasRoles) await requireGrants(db);
        return seedDirectory(db, environment);
      });
      print(options.json === true, { applied, environment, custodiansAdded, hasRoles }, [
        applied.length > 0 ? `Applied ${applied.join(", ")}.` : "No pending migrations.",
        `Environment: ${environment}. Custodians added: ${custodiansAdded}.`,
        hasRoles
          ? `Granted the service roles ${API_ROLE} and ${WIDGET_AUTH_ROLE} only the privileges they need.`
          : "This role cannot create roles. Each service uses the role in its own DATABASE_URL.",
      ]);
    });

  db.command("status")
    .description("list pending, edited and failed migrations; exit code 1 if there are any")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const url = getOperatorUrl(readConfig(schema, env));
      await requireReachable(url);
      const status = await readMigrationStatus(url);
      const lines = Object.entries(status).map(([name, names]) => `${name}: ${names.join(", ") || "none"}`);
      print(options.json === true, status, lines);
      if (Object.values(status).some((names) => names.length > 0)) process.exitCode = 1;
    });

  db.command("finish-upgrade")
    .description(
      "drop the indexes that only the previous release uses; run it when you no longer need to roll back; safe to rerun",
    )
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const url = getOperatorUrl(readConfig(schema, env));
      await requireReachable(url);
      const { pending } = await readMigrationStatus(url);
      if (pending.length > 0)
        throw new Error(`Run svc db migrate first. Pending migrations: ${pending.length}.`);
      const dropped = await dropUnusedIndexes(url);
      print(options.json === true, { dropped }, [
        dropped.length > 0
          ? `Dropped ${dropped.join(", ")}.`
          : "The upgrade is already finished. Nothing changed.",
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

async function withMigratedDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
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

function seedDirectory(db: Database, environment: Environment): Promise<number> {
  const seeds = environment === "test" ? [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS] : SEED_CUSTODIANS;
  return insertMissingCustodians(db, seeds, systemClock.now());
}
