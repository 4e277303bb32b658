import { type Database, type HeldSecrets, SECRET_PURPOSES, type SecretPurpose } from "@svc/database";
import { configFields, readConfig } from "@svc/service-kit";
import { Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { OPERATOR } from "../operator-actor.ts";
import { operatorDatabase, withOperatorDatabase } from "../operator-context.ts";
import { forgetSecret, retireSecret } from "../secrets/retire-secret.ts";
import { secretFields } from "../secrets/secret-fields.ts";
import { readSecretStatus, type SecretStatus } from "../secrets/secret-status.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  ...operatorDatabase,
  ...secretFields,
});

/** Skips the secrets check, to work even when a service refuses to start. */
export function secretsCommand(env: NodeJS.ProcessEnv): Command {
  const secrets = new Command("secrets").description(
    "the secrets that this deployment knows, and what is under which",
  );
  const withSecrets = <T>(run: (db: Database, held: HeldSecrets) => Promise<T>): Promise<T> => {
    const config = readConfig(schema, env);
    return withOperatorDatabase(config, (db) => run(db, config));
  };

  secrets
    .command("status")
    .description(
      "say which are required, which of them are held here, what is under which, and which may be removed",
    )
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const all = await withSecrets(readSecretStatus);
      print(
        options.json === true,
        all,
        table(["SECRET", "ID", "STATE", "HERE", "UNDER IT", ""], all.map(toRow)),
      );
    });

  secrets
    .command("retire")
    .description(
      "say that processes may lack one from now on; exit code 1 while it is current or something is under it",
    )
    .argument("<secret>", `its variable: ${SECRET_PURPOSES.join(", ")}`, purposeOf)
    .argument("<id>", "its id, never the secret itself")
    .option("--force", "even though something is under it, or nobody counts what is")
    .option("--json", "print JSON")
    .action(async (purpose: SecretPurpose, id: string, options: { force?: true; json?: true }) => {
      await withSecrets((db, held) =>
        retireSecret(db, OPERATOR, { purpose, id }, held, options.force === true),
      );
      print(options.json === true, { purpose, id, state: "retired" }, [
        `${purpose}: ${id} is retired; processes start without it.`,
      ]);
    });

  secrets
    .command("forget")
    .description(
      "forget an id that was registered with the wrong secret: the next process that has it registers it",
    )
    .argument("<secret>", `its variable: ${SECRET_PURPOSES.join(", ")}`, purposeOf)
    .argument("<id>", "its id, never the secret itself")
    .option("--json", "print JSON")
    .action(async (purpose: SecretPurpose, id: string, options: { json?: true }) => {
      await withSecrets((db) => forgetSecret(db, OPERATOR, { purpose, id }));
      print(options.json === true, { purpose, id, state: null }, [`${purpose}: ${id} is forgotten.`]);
    });

  return secrets;
}

function purposeOf(text: string): SecretPurpose {
  const purpose = SECRET_PURPOSES.find((one) => one === text);
  if (purpose) return purpose;
  throw new InvalidArgumentError(`must be one of ${SECRET_PURPOSES.join(", ")}`);
}

const HELD = { current: "current", behind: "held", differs: "another secret" } as const;

function toRow({ purpose, id, state, held, count, mayBeRemoved }: SecretStatus): string[] {
  return [
    purpose,
    id,
    state ?? "not registered",
    held ? HELD[held] : "not held",
    count === null ? "-" : String(count),
    mayBeRemoved ? "may be removed" : "",
  ];
}
