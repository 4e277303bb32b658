import { styleText } from "node:util";
import { DeploymentError, isInsufficientPrivilege, mapDatabaseError } from "@svc/database";
import { ConfigError, exitCodeOf, Problem, toProblem } from "@svc/service-kit";
import { Command, CommanderError } from "commander";
import { accountsCommand } from "./accounts-command.ts";
import { archiveCommand } from "./archive-command.ts";
import { auditCommand } from "./audit-command.ts";
import { custodiansCommand } from "./custodians-command.ts";
import { dataCommand } from "./data-command.ts";
import { dbCommand } from "./db-command.ts";
import { demoCommand } from "./demo-command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { keysCommand } from "./keys-command.ts";
import { orgCommand } from "./org-command.ts";
import { paint } from "./paint.ts";
import { portalCommand } from "./portal-command.ts";
import { secretsCommand } from "./secrets-command.ts";
import { timelineCommand } from "./timeline-command.ts";
import { traceCommand } from "./trace-command.ts";
import { webhooksCommand } from "./webhooks-command.ts";

const EXIT_USAGE = 2;

/**
 * Runs the operator's command, which prints what came of it.
 *
 * @param words as on the command line
 * @param env the variables that its commands read
 * @returns the exit code: 0 done, 1 refused or failed, 2 used wrongly, 78 not configured, or with the environment or secrets of another deployment
 */
export async function runSvcProgram(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    await svcProgram(env).parseAsync(words, { from: "user" });
    // A command that has said itself what is wrong has set it.
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has printed its own message; showing help is no fault.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    process.stderr.write(`${styleText("red", `svc: ${explain(error)}`, { stream: process.stderr })}\n`);
    return error instanceof Problem && error.status === 422 ? EXIT_USAGE : exitCodeOf(error);
  }
}

/** The operator's command with all that it knows. @param env the variables that its commands read */
export function svcProgram(env: NodeJS.ProcessEnv): Command {
  const svc = new Command("svc")
    .description("the operator's command of the rollover service")
    .option("--utc", 'tell moments as they are, in UTC, and not from now: "3 minutes ago"')
    .addHelpText(
      "after",
      "\nIt reads DATABASE_URL, KEY_PEPPERS and REDIS_URL from the environment, as the services do; beside a stack that\n`npm start` runs it finds them by itself. Secrets are printed once and never taken as arguments.",
    );
  for (const command of [
    orgCommand,
    keysCommand,
    accountsCommand,
    timelineCommand,
    traceCommand,
    auditCommand,
    archiveCommand,
    webhooksCommand,
    custodiansCommand,
    dataCommand,
    secretsCommand,
    dbCommand,
    demoCommand,
    portalCommand,
    doctorCommand,
  ]) {
    svc.addCommand(command(env));
  }
  return configureAll(svc);
}

function configureAll(command: Command): Command {
  command.exitOverride().configureHelp({ showGlobalOptions: true, styleTitle: paint.heading });
  for (const child of command.commands) configureAll(child);
  return command;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DeploymentError) return error.message;
  if (isInsufficientPrivilege(error)) {
    return "The role of DATABASE_URL may not do this: run it as the owner of the database, as svc db migrate is run.";
  }
  const problem = toProblem(error, mapDatabaseError);
  if (problem.code === "internal_error") return error instanceof Error ? error.message : String(error);
  const faults = problem.errors.map((fault) => `  ${fault.pointer?.slice(2) ?? ""}: ${fault.detail}`);
  return [problem.message, ...faults].join("\n");
}
