import { styleText } from "node:util";
import { DeploymentError, isInsufficientPrivilege, mapDatabaseError } from "@svc/database";
import { ConfigError } from "@svc/service-kit/config";
import { Problem, toProblem } from "@svc/service-kit/errors";
import { getExitCode } from "@svc/service-kit/lifecycle";
import { Command, CommanderError } from "commander";
import { paint } from "./paint.ts";

const USAGE_EXIT_CODE = 2;

/** Lazy, so that a run loads only its own command. */
const COMMANDS: Readonly<Record<string, () => Promise<(env: NodeJS.ProcessEnv) => Command>>> = {
  org: async () => (await import("./org-command.ts")).orgCommand,
  keys: async () => (await import("./keys-command.ts")).keysCommand,
  approvals: async () => (await import("./approvals-command.ts")).approvalsCommand,
  canary: async () => (await import("./canary-command.ts")).canaryCommand,
  books: async () => (await import("./books-command.ts")).booksCommand,
  accounts: async () => (await import("./accounts-command.ts")).accountsCommand,
  timeline: async () => (await import("./timeline-command.ts")).timelineCommand,
  trace: async () => (await import("./trace-command.ts")).traceCommand,
  audit: async () => (await import("./audit-command.ts")).auditCommand,
  anchors: async () => (await import("./anchors-command.ts")).anchorsCommand,
  archive: async () => (await import("./archive-command.ts")).archiveCommand,
  webhooks: async () => (await import("./webhooks-command.ts")).webhooksCommand,
  custodians: async () => (await import("./custodians-command.ts")).custodiansCommand,
  data: async () => (await import("./data-command.ts")).dataCommand,
  secrets: async () => (await import("./secrets-command.ts")).secretsCommand,
  db: async () => (await import("./db-command.ts")).dbCommand,
  "restore-check": async () => (await import("./restore-check-command.ts")).restoreCheckCommand,
  demo: async () => (await import("./demo-command.ts")).demoCommand,
  portal: async () => (await import("./portal-command.ts")).portalCommand,
  mail: async () => (await import("./mail-command.ts")).mailCommand,
  doctor: async () => (await import("./doctor-command.ts")).doctorCommand,
  disasters: async () => (await import("./disasters-command.ts")).disastersCommand,
};

/** @returns the exit code: 0 success, 1 refused or failed, 2 usage error, 78 not configured or configured for another deployment */
export async function runSvcProgram(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const name = args.find((arg) => arg !== "--utc") ?? "";
    const program = await createSvcProgram(env, Object.hasOwn(COMMANDS, name) ? [name] : undefined);
    await program.parseAsync(args, { from: "user" });
    // Commands that print their own error set `process.exitCode`.
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
    process.stderr.write(`${styleText("red", `svc: ${toMessage(error)}`, { stream: process.stderr })}\n`);
    return error instanceof Problem && error.status === 422 ? USAGE_EXIT_CODE : getExitCode(error);
  }
}

export async function createSvcProgram(
  env: NodeJS.ProcessEnv,
  names = Object.keys(COMMANDS),
): Promise<Command> {
  const svc = new Command("svc")
    .description("operator commands for the rollover service")
    .option("--utc", 'print UTC times instead of relative ones ("3 minutes ago")')
    .addHelpText(
      "after",
      "\nReads DATABASE_URL, KEY_PEPPERS and REDIS_URL from the environment, like the services. If `npm start`\nstarted the services on this machine, svc finds them automatically. Secrets are printed once and never accepted as arguments.",
    );
  for (const name of names) {
    const command = await COMMANDS[name]?.();
    if (command) svc.addCommand(command(env));
  }
  return configureAll(svc);
}

function configureAll(command: Command): Command {
  command.exitOverride().configureHelp({ showGlobalOptions: true, styleTitle: paint.heading });
  for (const child of command.commands) configureAll(child);
  return command;
}

function toMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DeploymentError) return error.message;
  if (isInsufficientPrivilege(error)) {
    return "The role in DATABASE_URL lacks the required privileges. Run this command as the database owner, like svc db migrate.";
  }
  const problem = toProblem(error, mapDatabaseError);
  if (problem.code === "internal_error") return error instanceof Error ? error.message : String(error);
  const issues = problem.errors.map((issue) => `  ${issue.pointer?.slice(2) ?? ""}: ${issue.detail}`);
  return [problem.message, ...issues].join("\n");
}
