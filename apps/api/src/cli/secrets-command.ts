import { type Database, SECRET_PURPOSES, type SecretPurpose, type SecretsByPurpose } from "@svc/database";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { OPERATOR } from "../context/actor.ts";
import { operatorDatabase, withOperatorDatabase } from "../context/operator-context.ts";
import { forgetSecret, retireSecret } from "../platform/secrets/retire-secret.ts";
import { readSecretStatus, type SecretStatus, secretFields } from "../platform/secrets/secret-status.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

const schema = z.object({
  SVC_ENVIRONMENT: configFields.SVC_ENVIRONMENT,
  ...operatorDatabase,
  ...secretFields,
});

/** Does not verify the secrets, so that it works when services cannot start with them. */
export function secretsCommand(env: NodeJS.ProcessEnv): Command {
  const secrets = new Command("secrets").description(
    "list and retire the secrets registered by this deployment",
  );
  const withSecrets = <T>(run: (db: Database, configured: SecretsByPurpose) => Promise<T>): Promise<T> => {
    const config = readConfig(schema, env);
    return withOperatorDatabase(config, (db) => run(db, config));
  };

  secrets
    .command("status")
    .description("list secrets and show which are required, present here, in use and safe to remove")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const statuses = await withSecrets(readSecretStatus);
      print(
        options.json === true,
        statuses,
        formatTable(["SECRET", "ID", "STATE", "HERE", "IN USE", ""], statuses.map(toRow)),
      );
    });

  secrets
    .command("retire")
    .description(
      "retire a secret so that processes can start without it; exit code 1 if it is current or in use",
    )
    .argument("<secret>", `variable: ${SECRET_PURPOSES.join(", ")}`, parsePurpose)
    .argument("<id>", "secret ID, never the secret itself")
    .option("--force", "retire it even if it is in use or its use is not counted")
    .option("--json", "print JSON")
    .action(async (purpose: SecretPurpose, id: string, options: { force?: true; json?: true }) => {
      await withSecrets((db, configured) =>
        retireSecret(db, OPERATOR, {
          ref: { purpose, id },
          secrets: configured,
          force: options.force === true,
        }),
      );
      print(options.json === true, { purpose, id, state: "retired" }, [
        `${purpose}: retired ${id}. Processes can start without it.`,
      ]);
    });

  secrets
    .command("forget")
    .description(
      "remove an ID registered with the wrong secret; the next process that has the ID registers it again",
    )
    .argument("<secret>", `variable: ${SECRET_PURPOSES.join(", ")}`, parsePurpose)
    .argument("<id>", "secret ID, never the secret itself")
    .option("--json", "print JSON")
    .action(async (purpose: SecretPurpose, id: string, options: { json?: true }) => {
      await withSecrets((db) => forgetSecret(db, OPERATOR, { purpose, id }));
      print(options.json === true, { purpose, id, state: null }, [`${purpose}: removed ${id}.`]);
    });

  return secrets;
}

function parsePurpose(text: string): SecretPurpose {
  const purpose = SECRET_PURPOSES.find((one) => one === text);
  if (purpose) return purpose;
  throw new InvalidArgumentError(`must be one of ${SECRET_PURPOSES.join(", ")}`);
}

/** Texts of the HERE column: whether this command's environment has the secret. `behind`: has it, but not as the current one. */
const HELD_TEXTS = { current: "current", behind: "held", differs: "different secret" } as const;

function toRow({ purpose, id, state, held, count, mayBeRemoved }: SecretStatus): string[] {
  return [
    purpose,
    id,
    state ?? "not registered",
    held ? HELD_TEXTS[held] : "missing",
    count === null ? "-" : String(count),
    mayBeRemoved ? "safe to remove" : "",
  ];
}
