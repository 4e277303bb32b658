import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { type ApiKeyRequest, createApiKey } from "../keys/api-keys/create-api-key.ts";
import { listAllApiKeys } from "../keys/api-keys/get-key.ts";
import { revokeApiKey } from "../keys/api-keys/revoke-api-key.ts";
import { parseWholeNumber, readJsonFile } from "./arguments.ts";
import { createTimeFormatter } from "./format-time.ts";
import { keysLifecycleCommands } from "./keys-lifecycle-commands.ts";
import { keysUsageCommand } from "./keys-usage-command.ts";
import { formatKeyTable, print } from "./print.ts";

const DAY_MS = 86_400_000;

interface CreateOptions {
  org: string;
  type: string;
  name: string;
  scope?: string[];
  allowIp?: string[];
  proofKey?: unknown;
  rateLimit?: number;
  expiresInDays?: number;
  json?: true;
}

export function keysCommand(env: NodeJS.ProcessEnv): Command {
  const keys = new Command("keys").description(
    "manage API keys: pk_ for the widget, sk_ for its sessions, ak_ for everything else",
  );

  keys
    .command("create")
    .description("create a key; it is printed once and never stored")
    .requiredOption("--org <organization>", "organization ID, org_…")
    .requiredOption("--type <type>", "pk, sk or ak")
    .requiredOption("--name <name>", "label, such as the purpose of the key")
    .option("--scope <scope...>", "restrict the key to these scopes")
    .option("--allow-ip <address...>", "allowed IP addresses or CIDR blocks (live sk and ak keys)")
    .option("--proof-key <file>", "bind an ak key to the public key (JWK) in this file", readJsonFile)
    .option("--rate-limit <count>", "requests per minute", parseWholeNumber)
    .option("--expires-in-days <days>", "days until the key expires", parseWholeNumber)
    .option("--json", "print JSON")
    .action(async (options: CreateOptions) => {
      const created = await withOperatorContext(env, (ctx) =>
        createApiKey(ctx, OPERATOR, {
          organizationId: options.org,
          request: toRequest(options, ctx.clock.now()),
        }),
      );
      print(options.json === true, created, [
        `Created ${created.id} (${created.name}). The key is shown only once:`,
        "",
        created.key,
      ]);
    });

  keys
    .command("list")
    .description("list an organization's keys")
    .requiredOption("--org <organization>", "organization ID, org_…")
    .option("--json", "print JSON")
    .action(async (options: { org: string; json?: true }, command: Command) => {
      const { apiKeys, formatTime } = await withOperatorContext(env, async (ctx) => ({
        apiKeys: await listAllApiKeys(ctx, options.org),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(options.json === true, apiKeys, formatKeyTable(apiKeys, formatTime));
    });

  keys
    .command("revoke")
    .description("revoke a key immediately and permanently")
    .argument("<key>", "key ID, key_…; never the key itself")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const revocation = await withOperatorContext(env, (ctx) => revokeApiKey(ctx, OPERATOR, id));
      print(options.json === true, revocation, [
        `Revoked ${revocation.apiKey.id} (${revocation.apiKey.name}).`,
        revocation.wasAnnounced
          ? "Running services were notified and now reject it."
          : "Running services could not be notified. They reject it within ten seconds.",
      ]);
    });

  keys.addCommand(keysUsageCommand(env));
  for (const command of keysLifecycleCommands(env)) keys.addCommand(command);
  return keys;
}

function toRequest(options: CreateOptions, now: Date): ApiKeyRequest {
  const { type, name, scope, allowIp, proofKey, rateLimit, expiresInDays } = options;
  return {
    type,
    name,
    ...(scope ? { scopes: scope } : {}),
    ...(allowIp ? { ipAllowlist: allowIp } : {}),
    ...(proofKey === undefined ? {} : { proofKey }),
    ...(rateLimit ? { rateLimitPerMinute: rateLimit } : {}),
    ...(expiresInDays ? { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS) } : {}),
  };
}
