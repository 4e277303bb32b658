import { Command } from "commander";
import { awaitFirstUse } from "../api-keys/await-first-use.ts";
import { changeApiKey } from "../api-keys/change-api-key.ts";
import { rotateAsOperator } from "../api-keys/rotate-as-operator.ts";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import { rateLimit, wholeNumber, wholeNumberOrZero } from "./arguments.ts";
import { tellMoments } from "./moments.ts";
import { paintState } from "./paint.ts";
import { print } from "./print.ts";

const ID = "its id, key_…; never the key itself";

export function keysLifeCommands(env: NodeJS.ProcessEnv): Command[] {
  const rotate = new Command("rotate")
    .description("replace a key by a successor, which is printed once; the old one lives on for a while")
    .argument("<key>", ID)
    .option(
      "--grace <seconds>",
      "how long the old one lives on: a day unless it is said, 0 ends it now",
      wholeNumberOrZero,
    )
    .option("--allow-ip <address...>", "from where the successor may be used, where that is to change")
    .option("--json", "print JSON")
    .action(async (id: string, options: { grace?: number; allowIp?: string[]; json?: true }) => {
      const { grace, allowIp } = options;
      const rotation = await withOperatorContext(env, (ctx) =>
        rotateAsOperator(ctx, OPERATOR, id, {
          ...(grace === undefined ? {} : { gracePeriodSeconds: grace }),
          ...(allowIp ? { ipAllowlist: allowIp } : {}),
        }),
      );
      const { apiKey, previousKey } = rotation;
      print(options.json === true, rotation, [
        `${apiKey.id} (${apiKey.name}) takes the place of ${previousKey.id}, which ends at ${previousKey.expiresAt}.`,
        "This is the only time that the key is shown:",
        "",
        apiKey.key,
        "",
        `Give it to whoever uses the old one, see that it arrives (svc keys verify ${apiKey.id} --wait 60), then`,
        `end the old one (svc keys revoke ${previousKey.id}).`,
      ]);
    });

  const verify = new Command("verify")
    .description("say whether a key has been used, or wait until it is")
    .argument("<key>", ID)
    .option("--wait <seconds>", "how long to wait for its first call", wholeNumber)
    .option("--json", "print JSON")
    .action(async (id: string, options: { wait?: number; json?: true }, command: Command) => {
      const { key, tell } = await withOperatorContext(env, async (ctx) => ({
        key: await awaitFirstUse(ctx, id, (options.wait ?? 0) * 1000),
        tell: tellMoments(command, ctx.clock),
      }));
      const isGood = key.lastUsedAt !== null && (key.status === "active" || key.status === "expiring");
      print(options.json === true, key, [
        `${key.id} (${key.name}) is ${paintState(key.status)}.`,
        key.lastUsedAt === null ? "Nobody has used it yet." : `It was last used ${tell(key.lastUsedAt)}.`,
      ]);
      if (!isGood) process.exitCode = 1;
    });

  const limit = new Command("limit")
    .description("set how many requests a minute it has, over all instances")
    .argument("<key>", ID)
    .argument("<count>", "a whole number, or `default` for the service's own limit", rateLimit)
    .option("--json", "print JSON")
    .action(async (id: string, count: number | null, options: { json?: true }) => {
      const change = await withOperatorContext(env, (ctx) =>
        changeApiKey(ctx, OPERATOR, id, { rateLimitPerMinute: count }),
      );
      print(options.json === true, change, [
        `${id} has ${count === null ? "the service's own limit" : `${count} requests a minute`} now.`,
        told(change.wasAnnounced),
      ]);
    });

  const allow = new Command("allow")
    .description("set from where a live sk or ak key may be used; what is set replaces what was there")
    .argument("<key>", ID)
    .argument("[addresses...]", "addresses and CIDR blocks")
    .option("--clear", "from anywhere")
    .option("--json", "print JSON")
    .action(async (id: string, addresses: string[], options: { clear?: true; json?: true }) => {
      if (addresses.length === 0 && !options.clear) {
        allow.error("error: name addresses, or --clear", { exitCode: 2 });
      }
      const change = await withOperatorContext(env, (ctx) =>
        changeApiKey(ctx, OPERATOR, id, { ipAllowlist: addresses }),
      );
      const { ipAllowlist } = change.apiKey;
      print(options.json === true, change, [
        ipAllowlist.length === 0 ? `${id} may be used from anywhere.` : `${id} may be used from:`,
        ...ipAllowlist,
        told(change.wasAnnounced),
      ]);
    });

  return [rotate, verify, limit, allow];
}

function told(wasAnnounced: boolean): string {
  return wasAnnounced
    ? "Running services were told, and go by it from now on."
    : "Running services could not be told; they go by it within ten seconds.";
}
