import { mapDatabaseError } from "@svc/database";
import { ConfigError, Problem, toProblem } from "@svc/service-kit";
import { Command, CommanderError } from "commander";
import { custodiansCommand } from "./custodians-command.ts";
import { dataCommand } from "./data-command.ts";
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
for (const command of [
  orgCommand,
  keysCommand,
  timelineCommand,
  webhooksCommand,
  custodiansCommand,
  dataCommand,
  dbCommand,
  demoCommand,
]) {
  svc.addCommand(inheritExitOverride(command(process.env)));
}

function inheritExitOverride(command: Command): Command {
  command.exitOverride();
  for (const child of command.commands) inheritExitOverride(child);
  return command;
}

const INSUFFICIENT_PRIVILEGE = "42501";

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) {
    return "The role of DATABASE_URL may not do this: run it as the owner of the database, as svc db migrate is run.";
  }
  const problem = toProblem(error, mapDatabaseError);
  if (problem.code === "internal_error") return error instanceof Error ? error.message : String(error);
  const faults = problem.errors.map((fault) => `  ${fault.pointer?.slice(2) ?? ""}: ${fault.detail}`);
  return [problem.message, ...faults].join("\n");
}

// Whoever reads may have seen enough, as `head` does: that is no fault.
process.stdout.on("error", () => process.exit());
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
// A pipe takes what is printed as its reader does: all of it has to be out before the end.
await new Promise((resolve) => process.stdout.write("", resolve));
// The schema engine leaves a timer behind; there is nothing left to wait for.
process.exit();
