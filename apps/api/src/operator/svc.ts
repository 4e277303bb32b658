import { mapDatabaseError } from "@svc/database";
import { ConfigError, Problem, toProblem } from "@svc/service-kit";
import { Command, CommanderError } from "commander";
import { dbCommand } from "./db-command.ts";
import { demoCommand } from "./demo-command.ts";
import { keysCommand } from "./keys-command.ts";
import { orgCommand } from "./org-command.ts";
import { timelineCommand } from "./timeline-command.ts";
import { webhooksCommand } from "./webhooks-command.ts";

// The operator's command. Exit codes: 0 done, 1 refused or failed, 2 used wrongly, 78 not configured.
const EXIT_FAILED = 1;
const EXIT_USAGE = 2;
const EXIT_CONFIG = 78;

const svc = new Command("svc")
  .description("the operator's command of the rollover service")
  .addHelpText(
    "after",
    "\nIt reads DATABASE_URL, KEY_PEPPERS and REDIS_URL from the environment, as the services do; beside a stack that\n`npm start` runs it finds them by itself. Secrets are printed once and never taken as arguments.",
  )
  .exitOverride()
  .configureHelp({ showGlobalOptions: true });
for (const command of [orgCommand, keysCommand, timelineCommand, webhooksCommand, dbCommand, demoCommand]) {
  svc.addCommand(inheritExitOverride(command(process.env)));
}

function inheritExitOverride(command: Command): Command {
  command.exitOverride();
  for (const child of command.commands) inheritExitOverride(child);
  return command;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const problem = toProblem(error, mapDatabaseError);
  if (problem.code === "internal_error") return error instanceof Error ? error.message : String(error);
  const faults = problem.errors.map((fault) => `  ${fault.pointer?.slice(2) ?? ""}: ${fault.detail}`);
  return [problem.message, ...faults].join("\n");
}

try {
  await svc.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its own message; showing help is no fault.
    process.exit(error.exitCode === 0 ? 0 : EXIT_USAGE);
  }
  process.stderr.write(`svc: ${explain(error)}\n`);
  const isUsage = error instanceof Problem && error.status === 422;
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : isUsage ? EXIT_USAGE : EXIT_FAILED);
}
// The schema engine leaves a timer behind; there is nothing left to wait for.
process.exit();
