import { Command, Option } from "commander";
import { withOperatorContext } from "../context/operator-context.ts";
import { getApiKey } from "../keys/api-keys/get-key.ts";
import { type KeyUsageView, PERIODS, type Period } from "../keys/key-usage/key-usage-view.ts";
import { readKeyUsage } from "../keys/key-usage/read-key-usage.ts";
import { parseWholeNumber } from "./arguments.ts";
import { createTimeFormatter, type FormatTime } from "./format-time.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

const DAY_MS = 86_400_000;

interface Options {
  by: Period;
  days?: number;
  json?: true;
}

export function keysUsageCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("usage")
    .description(
      "show the usage of a key: request counts, client addresses, and whether it is safe to revoke",
    )
    .argument("<key>", "key ID, key_…; never the key itself")
    .addOption(new Option("--by <period>", "count by hour or by day").choices(PERIODS).default("day"))
    .option("--days <count>", "how many days back, up to 31 by hour or 400 by day", parseWholeNumber)
    .option("--json", "print JSON")
    .action(async (id: string, { by, days, json }: Options, command: Command) => {
      const { usage, formatTime } = await withOperatorContext(env, async (ctx) => {
        const key = await getApiKey(ctx.db.sql, id);
        const to = ctx.clock.now();
        const from = days === undefined ? undefined : new Date(to.getTime() - days * DAY_MS);
        return {
          usage: await readKeyUsage(ctx.db.sql, key, { query: { by, from, to }, now: to }),
          formatTime: createTimeFormatter(command, ctx.clock),
        };
      });
      print(json === true, usage, formatUsage(usage, formatTime));
    });
}

function formatUsage(usage: KeyUsageView, formatTime: FormatTime): string[] {
  const { firstUsedAt, lastUsedAt, lastRefused, safeToRevoke } = usage;
  const first = firstUsedAt ? formatTime(firstUsedAt) : "before usage was recorded";
  const rows = usage.periods.map(({ at, accepted, refused }) => [at, String(accepted), String(refused)]);
  return [
    `${usage.keyId}: ${usage.accepted} accepted and ${usage.refused} refused since ${usage.from}.`,
    lastUsedAt
      ? `First used ${first}, last ${formatTime(lastUsedAt)}${
          usage.lastAddress ? ` from ${usage.lastAddress} (${usage.lastUserAgent ?? "no user agent"})` : ""
        }.`
      : "Never used.",
    ...(lastRefused
      ? [
          `Last refused ${formatTime(lastRefused.at)}: ${lastRefused.code}, from ${lastRefused.address ?? "an unknown address"}.`,
        ]
      : []),
    ...(safeToRevoke
      ? [`${safeToRevoke.value ? "Safe to revoke" : "Still needed"}: ${safeToRevoke.why}.`]
      : []),
    ...(rows.length > 0
      ? ["", ...formatTable([usage.by === "day" ? "DAY" : "HOUR", "ACCEPTED", "REFUSED"], rows)]
      : []),
  ];
}
