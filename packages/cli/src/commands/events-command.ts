import type { Command } from "commander";
import { CliError } from "../exit-codes.ts";
import { type FollowedEvent, followEvents } from "../follow/follow-events.ts";
import { printJsonLine, printLine, printNote } from "../output/print.ts";
import {
  type CommonOptions,
  collect,
  connect,
  defineCommand,
  parseCount,
  parseSeconds,
  type Run,
} from "./define-command.ts";

interface TailOptions extends CommonOptions {
  types?: string[];
  rollover?: string;
  fromStart?: true;
  cursor?: string;
  count?: number;
  interval: number;
}

export function addEventCommands(program: Command, run: Run): void {
  const events = program.command("events").description("follow events");
  defineCommand(events, "tail", "print events as they are committed")
    .option("--types <type>", "only this type or group, such as rollover.*, repeatable", collect)
    .option("--rollover <id>", "only events of this rollover")
    .option("--from-start", "start with the oldest stored event instead of the next one")
    .option("--cursor <cursor>", "continue where an earlier run stopped")
    .option("--count <count>", "exit after this many events", parseCount)
    .option("--interval <seconds>", "time between polls", parseSeconds, 1)
    .addHelpText("after", "\nPress Ctrl-C to stop. No event is skipped, even after a connection error.")
    .action((options: TailOptions) => tail(run, options));
}

async function tail(run: Run, options: TailOptions): Promise<void> {
  const { json, types = [], rollover, cursor, fromStart, count, interval } = options;
  if (cursor !== undefined && fromStart) throw new CliError("Pass --cursor or --from-start, not both.");
  const { reader } = await connect(run, options);
  const hasWantedType = matchTypes(types);
  const defaultStart = fromStart ? "beginning" : "now";
  let printed = 0;
  const lastCursor = await followEvents(reader, {
    start: cursor === undefined ? defaultStart : { cursor },
    signal: run.signal,
    intervalMs: interval * 1_000,
    onReady: () => printNote("Waiting for events. Press Ctrl-C to stop."),
    onTrouble: reportTrouble,
    onEvent(event) {
      const isOfRollover = rollover === undefined || event.data.rolloverId === rollover;
      if (!hasWantedType(event) || !isOfRollover) return true;
      if (json) printJsonLine(event);
      else printLine(formatEvent(event));
      printed += 1;
      return printed !== count;
    },
  });
  if (lastCursor !== null && count === undefined) printNote(`To continue later: --cursor ${lastCursor}`);
}

/** Returns a filter for types such as `rollover.completed`, `rollover.*` or `*`. An empty list matches all events. */
export function matchTypes(types: readonly string[]): (event: FollowedEvent) => boolean {
  for (const type of types)
    if (!/^(\*|[a-z_]+\.(\*|[a-z_]+))$/.test(type))
      throw new CliError(
        `${type} is not an event type. Use a type such as rollover.created, a group such as rollover.*, or *.`,
      );
  if (types.length === 0) return () => true;
  return ({ type }) => [type, `${type.split(".")[0]}.*`, "*"].some((pattern) => types.includes(pattern));
}

/** Fits all but the longest event types. */
const TYPE_WIDTH = 28;

export function formatEvent({ createdAt, type, id, data }: FollowedEvent): string {
  const { rolloverId, state } = data;
  const details = [rolloverId, state].filter((detail) => typeof detail === "string");
  return [createdAt, type.padEnd(TYPE_WIDTH), id, ...details].join("  ").trimEnd();
}

/** Prints that polling fails, or for null, that it works again. */
export const reportTrouble = (error: Error | null): void =>
  printNote(error === null ? "The API responds again. No event was missed." : `${error.message} Retrying.`);
