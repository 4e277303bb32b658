import { Command } from "commander";
import { findLostEvents, type LostEvent } from "../events/lost-events.ts";
import { findLostRollovers, type LostHistory } from "../rollovers/history/lost-rollovers.ts";
import { print } from "./print.ts";
import { withWholeContext } from "./whole-context.ts";

/** Retention of events. */
const KEPT_MS = 90 * 86_400_000;

export function dbLostCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("lost")
    .description(
      "after a restore: what an anchor, or a receiver of webhooks, has and the database has not; exit code 1 when there is any",
    )
    .option("--anchor <file>", "the newest anchor that was kept elsewhere")
    .option("--events <file>", "events that a receiver has kept, one as JSON on a line")
    .option("--json", "print JSON")
    .action(async (options: { anchor?: string; events?: string; json?: true }, command: Command) => {
      const { anchor: file, events: received } = options;
      if (file === undefined && received === undefined)
        command.error("error: name --anchor, --events or both");
      const found = await withWholeContext(env, async (ctx) => ({
        anchor: file === undefined ? null : await findLostRollovers(ctx, file),
        events:
          received === undefined
            ? null
            : await findLostEvents(ctx.db.sql, received, new Date(ctx.clock.now().getTime() - KEPT_MS)),
      }));
      const { anchor, events } = found;
      const json = {
        object: "lost",
        ...(anchor && {
          takenAt: anchor.anchor.takenAt,
          anchored: anchor.anchor.rollovers,
          rollovers: anchor.lost,
        }),
        ...(events && { received: events.received, events: events.lost }),
      };
      print(options.json === true, json, [
        ...(anchor
          ? [
              `Of the ${anchor.anchor.rollovers} histories anchored at ${anchor.anchor.takenAt}, ${anchor.lost.length} are not as far here.`,
              ...anchor.lost.map(historyLine),
            ]
          : []),
        ...(events
          ? [
              `Of ${events.received} events that were received, ${events.lost.length} are not here.`,
              ...events.lost.map(eventLine),
            ]
          : []),
      ]);
      if ((anchor?.lost.length ?? 0) + (events?.lost.length ?? 0) > 0) process.exitCode = 1;
    });
}

function historyLine({ rolloverId, anchored, left }: LostHistory): string {
  if (left === null) return `  ${rolloverId}: gone, with its ${anchored} entries.`;
  if (left >= anchored) return `  ${rolloverId}: went on otherwise; entry ${anchored} is another one.`;
  const first = left + 1;
  return first === anchored
    ? `  ${rolloverId}: entry ${anchored} is gone.`
    : `  ${rolloverId}: entries ${first} to ${anchored} are gone.`;
}

const eventLine = ({ id, type, createdAt, rolloverId }: LostEvent) =>
  `  ${createdAt}  ${id}  ${type}${rolloverId === null ? "" : `  ${rolloverId}`}`;
