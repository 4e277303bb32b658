import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { awaitFirstUse } from "../keys/api-keys/await-first-use.ts";
import { changeApiKey } from "../keys/api-keys/change-api-key.ts";
import { rotateAsOperator } from "../keys/api-keys/rotate-as-operator.ts";
import { parseRateLimit, parseWholeNumber, parseWholeNumberOrZero, readJsonFile } from "./arguments.ts";
import { createTimeFormatter } from "./format-time.ts";
import { paintState } from "./paint.ts";
import { print } from "./print.ts";

interface RotateOptions {
  grace?: number;
  allowIp?: string[];
  proofKey?: unknown;
  json?: true;
}

const KEY_ID_HELP = "key ID, key_…; never the key itself";

export function keysLifecycleCommands(env: NodeJS.ProcessEnv): Command[] {
  const rotate = new Command("rotate")
    .description(
      "replace a key with a new one, which is printed once; the old key stays active for a grace period",
    )
    .argument("<key>", KEY_ID_HELP)
    .option(
      "--grace <seconds>",
      "how long the old key stays active: one day by default; 0 expires it now",
      parseWholeNumberOrZero,
    )
    .option("--allow-ip <address...>", "new IP allowlist for the new key; default: the old key's")
    .option(
      "--proof-key <file>",
      "bind the new ak key to the public key (JWK) in this file; default: the old key's",
      readJsonFile,
    )
    .option("--json", "print JSON")
    .action(async (id: string, options: RotateOptions) => {
      const { grace, allowIp, proofKey } = options;
      const rotation = await withOperatorContext(env, (ctx) =>
        rotateAsOperator(ctx, OPERATOR, {
          keyId: id,
          input: {
            ...(grace === undefined ? {} : { gracePeriodSeconds: grace }),
            ...(allowIp ? { ipAllowlist: allowIp } : {}),
            ...(proofKey === undefined ? {} : { proofKey }),
          },
        }),
      );
      const { apiKey, previousKey } = rotation;
      print(options.json === true, rotation, [
        `${apiKey.id} (${apiKey.name}) replaces ${previousKey.id}, which expires at ${previousKey.expiresAt}.`,
        "The key is shown only once:",
        "",
        apiKey.key,
        "",
        `Deploy the new key, check that it is in use (svc keys verify ${apiKey.id} --wait 60), then`,
        `revoke the old one (svc keys revoke ${previousKey.id}).`,
      ]);
    });

  const verify = new Command("verify")
    .description("check whether a key has been used, or wait for its first use")
    .argument("<key>", KEY_ID_HELP)
    .option("--wait <seconds>", "how long to wait for its first request", parseWholeNumber)
    .option("--json", "print JSON")
    .action(async (id: string, options: { wait?: number; json?: true }, command: Command) => {
      const { key, formatTime } = await withOperatorContext(env, async (ctx) => ({
        key: await awaitFirstUse(ctx, id, (options.wait ?? 0) * 1000),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      const isInUse = key.lastUsedAt !== null && (key.status === "active" || key.status === "expiring");
      print(options.json === true, key, [
        `${key.id} (${key.name}) is ${paintState(key.status)}.`,
        key.lastUsedAt === null ? "Not used yet." : `Last used ${formatTime(key.lastUsedAt)}.`,
      ]);
      if (!isInUse) process.exitCode = 1;
    });

  const limit = new Command("limit")
    .description("set the requests per minute of a key, across all instances")
    .argument("<key>", KEY_ID_HELP)
    .argument("<count>", "a whole number, or `default` for the service default", parseRateLimit)
    .option("--json", "print JSON")
    .action(async (id: string, count: number | null, options: { json?: true }) => {
      const change = await withOperatorContext(env, (ctx) =>
        changeApiKey(ctx, OPERATOR, { keyId: id, input: { rateLimitPerMinute: count } }),
      );
      print(options.json === true, change, [
        `${id} now has ${count === null ? "the default rate limit" : `a limit of ${count} requests per minute`}.`,
        formatAnnouncement(change.wasAnnounced),
      ]);
    });

  const allow = new Command("allow")
    .description("replace the IP allowlist of a live sk or ak key")
    .argument("<key>", KEY_ID_HELP)
    .argument("[addresses...]", "IP addresses and CIDR blocks")
    .option("--clear", "allow any address")
    .option("--json", "print JSON")
    .action(async (id: string, addresses: string[], options: { clear?: true; json?: true }) => {
      if (addresses.length === 0 && !options.clear) {
        allow.error("error: pass addresses or --clear", { exitCode: 2 });
      }
      const change = await withOperatorContext(env, (ctx) =>
        changeApiKey(ctx, OPERATOR, { keyId: id, input: { ipAllowlist: addresses } }),
      );
      const { ipAllowlist } = change.apiKey;
      print(options.json === true, change, [
        ipAllowlist.length === 0 ? `${id} can be used from any address.` : `${id} can be used only from:`,
        ...ipAllowlist,
        formatAnnouncement(change.wasAnnounced),
      ]);
    });

  return [rotate, verify, limit, allow];
}

function formatAnnouncement(wasAnnounced: boolean): string {
  return wasAnnounced
    ? "Running services were notified and already apply the change."
    : "Running services could not be notified. They apply the change within ten seconds.";
}
