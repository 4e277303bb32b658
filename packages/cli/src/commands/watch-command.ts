import { type Command, Option } from "commander";
import { CliError, EXIT } from "../exit-codes.ts";
import { type FollowedEvent, findLastSequence } from "../follow/follow-events.ts";
import { poll } from "../follow/polling.ts";
import { printJsonLine, printLine } from "../output/print.ts";
import { isEndState, ROLLOVER_STATES } from "../rollover-states.ts";
import { type CommonOptions, connect, defineCommand, parseSeconds, type Run } from "./define-command.ts";
import { reportTrouble } from "./events-command.ts";

interface WatchOptions extends CommonOptions {
  until?: string;
  interval: number;
}

const PAGE_SIZE = 100;

export function addWatchCommand(rollovers: Command, run: Run): void {
  defineCommand(rollovers, "watch", "print a rollover's events until it ends")
    .argument("<id>", "rol_…")
    .addOption(
      new Option("--until <state>", "also stop in this state, with exit code 0").choices(ROLLOVER_STATES),
    )
    .option("--interval <seconds>", "time between polls", parseSeconds, 1)
    .addHelpText(
      "after",
      `\nExits with 0 if the rollover is completed, and with ${EXIT.otherEnd} if it ended otherwise.`,
    )
    .action((id: string, options: WatchOptions) => watch(run, id, options));
}

async function watch(run: Run, id: string, options: WatchOptions): Promise<void> {
  const { json, until, interval } = options;
  const { client, reader } = await connect(run, options);
  // Read before the state, to miss no event in between.
  let sequence = await findLastSequence(reader, id, run.signal);
  let { state } = await client.rollovers.get(id, { signal: run.signal, query: { fields: "id,state" } });
  if (json) printJsonLine({ object: "rollover_state", id, state });
  else printLine(`${id} is ${state}.`);
  const isDone = () => state === until || isEndState(state);
  const stop = new AbortController();
  const onEvent = (event: FollowedEvent) => {
    const data = event.data as { sequence: number; state?: typeof state };
    sequence = data.sequence;
    state = data.state ?? state;
    if (json) printJsonLine(event);
    else printLine(`${event.createdAt}  ${event.type}  ${state}`);
  };
  if (!isDone()) {
    await poll(
      async () => {
        const page = await reader.events
          .list({ rolloverId: id, afterSequence: sequence, limit: PAGE_SIZE })
          .page(undefined, { signal: run.signal, maxRetries: 1 });
        for (const event of page.data) {
          onEvent(event);
          if (isDone()) stop.abort();
          if (stop.signal.aborted) break;
        }
        return page.hasMore;
      },
      {
        signal: AbortSignal.any([run.signal, stop.signal]),
        intervalMs: interval * 1_000,
        onTrouble: reportTrouble,
      },
    );
  }
  if (!isDone()) throw new CliError("Interrupted.", EXIT.interrupted);
  if (state !== "completed" && state !== until)
    throw new CliError(`${id} ended in state ${state}.`, EXIT.otherEnd);
}
