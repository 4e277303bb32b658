import { type Command, InvalidArgumentError, Option } from "commander";
import { beginWrite, noteRequest } from "../calls/run-write.ts";
import { CliError } from "../exit-codes.ts";
import { formatStatus } from "../output/format-status.ts";
import { printJson, printLine, printNote } from "../output/print.ts";
import { ROLLOVER_STATES, type RolloverState } from "../rollover-states.ts";
import { type CommonOptions, connect, defineCommand, type Run } from "./define-command.ts";

const MAX_DAYS = 366;

export function addSandboxCommands(program: Command, run: Run): void {
  const sandbox = program.command("sandbox").description("move time and rollovers forward; test only");
  const clock = sandbox.command("clock").description("the organization's sandbox clock");
  defineCommand(clock, "advance", "advance the clock and fire due timers")
    .argument("<days>", `from 1 to ${MAX_DAYS}`, parseDays)
    .action(async (days: number, options: CommonOptions) => {
      const session = await openSandbox(run, options);
      const body = { days };
      const { idempotencyKey } = await beginWrite(
        session,
        { method: "POST", path: "/v1/sandbox/clock/advance", body },
        run.env,
      );
      const result = await session.client.sandbox.advanceClock(body, { idempotencyKey, signal: run.signal });
      if (options.json) printJson(result);
      else {
        printLine(`The sandbox clock is at ${result.now}. ${result.fired} timers fired.`);
        if (!result.complete)
          printNote("Not all days have passed. Run the command again with the remaining days.");
      }
      noteRequest(session, options.json === true);
    });
  defineCommand(sandbox, "advance", "advance a rollover one step, or to a state")
    .argument("<id>", "rol_…")
    .addOption(new Option("--to <state>", "the state to reach").choices(ROLLOVER_STATES))
    .action(async (id: string, options: CommonOptions & { to?: RolloverState }) => {
      const session = await openSandbox(run, options);
      const body = options.to === undefined ? {} : { to: options.to };
      const path = `/v1/sandbox/rollovers/${encodeURIComponent(id)}/advance`;
      const { idempotencyKey } = await beginWrite(session, { method: "POST", path, body }, run.env);
      const rollover = await session.client.sandbox.advance(id, body, { idempotencyKey, signal: run.signal });
      if (options.json) printJson(rollover);
      else printLine(`${rollover.id} is ${formatStatus(rollover)}`);
      noteRequest(session, options.json === true);
    });
}

async function openSandbox(run: Run, options: CommonOptions) {
  const session = await connect(run, options);
  if (session.environment !== "test")
    throw new CliError("The live environment has no sandbox. Use a test key.");
  return session;
}

function parseDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MAX_DAYS) return days;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_DAYS}.`);
}
