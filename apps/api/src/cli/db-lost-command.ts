import { Command } from "commander";
import { findLostRollovers, type LostTimeline } from "../rollovers/timeline/lost-rollovers.ts";
import { findLostEvents, type ReceivedEvent } from "../webhooks/events/lost-events.ts";
import { withFullContext } from "./full-context.ts";
import { print } from "./print.ts";

const EVENT_RETENTION_MS = 90 * 86_400_000;

export function dbLostCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("lost")
    .description(
      "after a restore, list the anchored timelines and the webhook events that the database has lost; exit code 1 if any are missing",
    )
    .option("--anchor <file>", "newest anchor from your off-host copy")
    .option("--events <file>", "NDJSON file of events saved by a webhook receiver")
    .option("--json", "print JSON")
    .action(async (options: { anchor?: string; events?: string; json?: true }, command: Command) => {
      const { anchor: anchorFile, events: eventsFile } = options;
      if (anchorFile === undefined && eventsFile === undefined)
        command.error("error: pass --anchor, --events or both");
      const { timelines, events } = await withFullContext(env, async (ctx) => ({
        timelines: anchorFile === undefined ? null : await findLostRollovers(ctx, anchorFile),
        events:
          eventsFile === undefined
            ? null
            : await findLostEvents(
                ctx.db.sql,
                eventsFile,
                new Date(ctx.clock.now().getTime() - EVENT_RETENTION_MS),
              ),
      }));
      const json = {
        object: "lost",
        ...(timelines && {
          takenAt: timelines.anchor.takenAt,
          anchored: timelines.anchor.rollovers,
          rollovers: timelines.lost,
        }),
        ...(events && { received: events.received, events: events.lost }),
      };
      print(options.json === true, json, [
        ...(timelines
          ? [
              `${timelines.lost.length} of ${timelines.anchor.rollovers} timelines anchored at ${timelines.anchor.takenAt} are incomplete or different in this database.`,
              ...timelines.lost.map(formatLostTimeline),
            ]
          : []),
        ...(events
          ? [
              `${events.lost.length} of ${events.received} received events are missing from this database.`,
              ...events.lost.map(formatLostEvent),
            ]
          : []),
      ]);
      if ((timelines?.lost.length ?? 0) + (events?.lost.length ?? 0) > 0) process.exitCode = 1;
    });
}

function formatLostTimeline({ rolloverId, anchored, left: lastSequence }: LostTimeline): string {
  if (lastSequence === null) return `  ${rolloverId}: missing, with all ${anchored} entries.`;
  if (lastSequence >= anchored) return `  ${rolloverId}: diverged; entry ${anchored} differs.`;
  const firstMissing = lastSequence + 1;
  return firstMissing === anchored
    ? `  ${rolloverId}: entry ${anchored} is missing.`
    : `  ${rolloverId}: entries ${firstMissing} to ${anchored} are missing.`;
}

const formatLostEvent = ({ id, type, createdAt, rolloverId }: ReceivedEvent) =>
  `  ${createdAt}  ${id}  ${type}${rolloverId === null ? "" : `  ${rolloverId}`}`;
