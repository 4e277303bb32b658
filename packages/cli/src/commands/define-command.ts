import { type Command, InvalidArgumentError } from "commander";
import { type ConnectionOptions, findCredentials, openSession, type Session } from "../calls/session.ts";
import type { Env } from "../settings/paths.ts";

/** Context of the commands in one run of the program. */
export interface Run {
  env: Env;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
  /** URL of the API for error messages; null until known. */
  baseUrl: string | null;
}

export interface CommonOptions extends ConnectionOptions {
  json?: true;
}

/** Adds a command with the options that every command accepts. */
export function defineCommand(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option("--json", "print JSON, or one JSON object per line for streams")
    .option("--profile <name>", "use this profile of svc login")
    .option("--api-url <url>", "URL of the API, instead of SVC_API_URL");
}

/** Opens a session with the key that the options or the environment select. */
export async function connect(run: Run, options: ConnectionOptions): Promise<Session> {
  const session = await openSession(await findCredentials(options, run.env), run.env);
  run.baseUrl = session.baseUrl;
  return session;
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError("It must be a whole number from 1 to 999999.");
  return Number(text);
}

export function parseSeconds(text: string): number {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text) || Number(text) < 0.1 || Number(text) > 9_999)
    throw new InvalidArgumentError("It must be a number of seconds from 0.1 to 9999.");
  return Number(text);
}

/** Parses a repeatable option. */
export const collect = (text: string, previous: readonly string[] = []): string[] => [...previous, text];
