import { Command } from "commander";
import { type ApiKeyRequest, createApiKey } from "../api-keys/create-api-key.ts";
import { listAllApiKeys } from "../api-keys/list-all-api-keys.ts";
import { revokeApiKey } from "../api-keys/revoke-api-key.ts";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import { wholeNumber } from "./arguments.ts";
import { keysLifeCommands } from "./keys-life-commands.ts";
import { keysUsageCommand } from "./keys-usage-command.ts";
import { tellMoments } from "./moments.ts";
import { keyTable, print } from "./print.ts";

const DAY_MS = 86_400_000;

interface CreateOptions {
  org: string;
  type: string;
  name: string;
  scope?: string[];
  allowIp?: string[];
  rateLimit?: number;
  expiresInDays?: number;
  json?: true;
}

export function keysCommand(env: NodeJS.ProcessEnv): Command {
  const keys = new Command("keys").description(
    "API keys: pk_ for the widget, sk_ for its sessions, ak_ for everything",
  );

  keys
    .command("create")
    .description("make a key; it is printed once, and kept nowhere")
    .requiredOption("--org <organization>", "the organization's id")
    .requiredOption("--type <type>", "pk, sk or ak")
    .requiredOption("--name <name>", "what it is for")
    .option("--scope <scope...>", "restrict it to these scopes")
    .option("--allow-ip <address...>", "addresses or CIDR blocks that may use it (live sk and ak keys)")
    .option("--rate-limit <count>", "requests a minute", wholeNumber)
    .option("--expires-in-days <days>", "when it ends", wholeNumber)
    .option("--json", "print JSON")
    .action(async (options: CreateOptions) => {
      const created = await withOperatorContext(env, (ctx) =>
        createApiKey(ctx, OPERATOR, options.org, toRequest(options, ctx.clock.now())),
      );
      print(options.json === true, created, [
        `Created ${created.id} (${created.name}). This is the only time that the key is shown:`,
        "",
        created.key,
      ]);
    });

  keys
    .command("list")
    .description("list an organization's keys")
    .requiredOption("--org <organization>", "the organization's id")
    .option("--json", "print JSON")
    .action(async (options: { org: string; json?: true }, command: Command) => {
      const { all, tell } = await withOperatorContext(env, async (ctx) => ({
        all: await listAllApiKeys(ctx, options.org),
        tell: tellMoments(command, ctx.clock),
      }));
      print(options.json === true, all, keyTable(all, tell));
    });

  keys
    .command("revoke")
    .description("end a key at once and for good")
    .argument("<key>", "its id, key_…; never the key itself")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const revocation = await withOperatorContext(env, (ctx) => revokeApiKey(ctx, OPERATOR, id));
      print(options.json === true, revocation, [
        `Revoked ${revocation.apiKey.id} (${revocation.apiKey.name}).`,
        revocation.wasAnnounced
          ? "Running services were told, and refuse it from now on."
          : "Running services could not be told; they refuse it within ten seconds.",
      ]);
    });

  keys.addCommand(keysUsageCommand(env));
  for (const command of keysLifeCommands(env)) keys.addCommand(command);
  return keys;
}

function toRequest(options: CreateOptions, now: Date): ApiKeyRequest {
  const { type, name, scope, allowIp, rateLimit, expiresInDays } = options;
  return {
    type,
    name,
    ...(scope ? { scopes: scope } : {}),
    ...(allowIp ? { ipAllowlist: allowIp } : {}),
    ...(rateLimit ? { rateLimitPerMinute: rateLimit } : {}),
    ...(expiresInDays ? { expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS) } : {}),
  };
}
