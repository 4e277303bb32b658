import { insertMissingCustodians, SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "@svc/custodians";
import { openDatabase, requireReachable, stampEnvironment } from "@svc/database";
import { applyMigrations, readMigrationStatus } from "@svc/database/migrations";
import type { Environment } from "@svc/keys";
import { configFields, readConfig, systemClock } from "@svc/service-kit";
import { Command } from "commander";
import { z } from "zod";
import { print } from "./print.ts";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  DATABASE_URL: configFields.DATABASE_URL,
});

/** `svc db …` */
export function dbCommand(env: NodeJS.ProcessEnv): Command {
  const db = new Command("db").description("the database: its migrations and its directory of custodians");

  db.command("migrate")
    .description(
      "apply what is pending, stamp the environment, and add custodians that are missing; safe to repeat",
    )
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const { DATABASE_URL: url, SVC_ENVIRONMENT: environment } = readConfig(schema, env);
      await requireReachable(url);
      const applied = await applyMigrations(url);
      await stampEnvironment(url, environment, systemClock.now());
      const custodiansAdded = await seedDirectory(url, environment);
      print(options.json === true, { applied, environment, custodiansAdded }, [
        applied.length > 0 ? `Applied ${applied.join(", ")}.` : "No migration was pending.",
        `The database belongs to the ${environment} environment; ${custodiansAdded} custodians were added.`,
      ]);
    });

  db.command("status")
    .description("say whether migrations are pending, edited or failed; exit code 1 when there are any")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const { DATABASE_URL: url } = readConfig(schema, env);
      await requireReachable(url);
      const status = await readMigrationStatus(url);
      const lines = Object.entries(status).map(([name, names]) => `${name}: ${names.join(", ") || "none"}`);
      print(options.json === true, status, lines);
      if (Object.values(status).some((names) => names.length > 0)) process.exitCode = 1;
    });

  return db;
}

/** The directory is the same everywhere; the scripted custodians are in the test environment alone. */
async function seedDirectory(url: string, environment: Environment): Promise<number> {
  const db = openDatabase({ url, poolSize: 1, name: "svc-migrate", onConnectionLost: () => {} });
  try {
    const seeds = environment === "test" ? [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS] : SEED_CUSTODIANS;
    return await insertMissingCustodians(db, seeds, systemClock.now());
  } finally {
    await db.close();
  }
}
