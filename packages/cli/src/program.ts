import { Command, CommanderError } from "commander";
import { addCompletionCommands } from "./commands/completion-commands.ts";
import type { Run } from "./commands/define-command.ts";
import { addEventCommands } from "./commands/events-command.ts";
import { addListenCommand } from "./commands/listen-command.ts";
import { addLogCommands } from "./commands/log-commands.ts";
import { addProfileCommands } from "./commands/profile-commands.ts";
import { addRequestCommands } from "./commands/request-commands.ts";
import { addRolloverCommands } from "./commands/rollover-commands.ts";
import { addSandboxCommands } from "./commands/sandbox-commands.ts";
import { addTriggerCommand } from "./commands/trigger-command.ts";
import { EXIT } from "./exit-codes.ts";
import { reportError } from "./output/report-error.ts";

export function buildProgram(run: Run): Command {
  const program = new Command("svc")
    .description("commands for integrators of the rollover API")
    .addHelpText(
      "after",
      "\nStart with svc login, or set SVC_AK and SVC_API_URL. The guide /docs/guides/command-line of the deployment explains the commands.",
    );
  addProfileCommands(program, run);
  addRolloverCommands(program, run);
  addEventCommands(program, run);
  const webhooks = program
    .command("webhooks")
    .description("receive webhooks on your machine, and trigger events");
  addListenCommand(webhooks, run);
  addTriggerCommand(webhooks, run);
  addLogCommands(program, run);
  addRequestCommands(program, run);
  addSandboxCommands(program, run);
  addCompletionCommands(program);
  return throwInsteadOfExit(program);
}

/** Applies to subcommands too. */
function throwInsteadOfExit(command: Command): Command {
  command.exitOverride();
  for (const child of command.commands) throwInsteadOfExit(child);
  return command;
}

/** @returns the exit code */
export async function runProgram(argv: readonly string[], run: Run): Promise<number> {
  try {
    await buildProgram(run).parseAsync(argv, { from: "user" });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    return reportError(error, { isJson: argv.includes("--json"), baseUrl: run.baseUrl });
  }
}
