import type { Body, ResponseBody } from "@svc/client";
import type { Command } from "commander";
import { beginWrite, noteRequest } from "../calls/run-write.ts";
import type { Session } from "../calls/session.ts";
import { CliError, EXIT } from "../exit-codes.ts";
import { type JsonObject, mergeObjects, parseField, readJsonObject } from "../input/json-input.ts";
import { canAsk, confirm } from "../input/prompts.ts";
import { formatStatus } from "../output/format-status.ts";
import { printJson, printLine, printNote } from "../output/print.ts";
import { type CommonOptions, connect, defineCommand, type Run } from "./define-command.ts";

interface ActOptions extends CommonOptions {
  param?: JsonObject;
  params?: string;
  dryRun?: true;
  yes?: true;
  idempotencyKey?: string;
}

interface Action {
  rolloverId: string;
  action: string;
  params: JsonObject;
}

export function addActCommand(rollovers: Command, run: Run): void {
  defineCommand(rollovers, "act", "perform an action on a rollover, after a dry run")
    .argument("<id>", "rol_…")
    .argument("<action>", "such as submit or mark_funds_sent")
    .option("--param <field>", "parameter of the action, repeatable: name=text or name:=json", parseField)
    .option("--params <path>", "JSON object with the parameters; - for standard input")
    .option("--dry-run", "only show the result")
    .option("--yes", "do not ask for confirmation")
    .option("--idempotency-key <key>", "your key for this change")
    .addHelpText(
      "after",
      "\nOn a terminal, shows the result of a dry run and asks for confirmation. In scripts, acts without a prompt.",
    )
    .action(async (rolloverId: string, action: string, options: ActOptions) => {
      const file = options.params === undefined ? {} : await readJsonObject(options.params);
      await act(run, { rolloverId, action, params: mergeObjects(file, options.param ?? {}) }, options);
    });
}

async function act(run: Run, { rolloverId, ...body }: Action, options: ActOptions): Promise<void> {
  const session = await connect(run, options);
  if (options.dryRun) {
    const { after, before } = await preview(session, { rolloverId, ...body }, run.signal);
    return print(before, after, options);
  }
  const path = `/v1/rollovers/${encodeURIComponent(rolloverId)}/actions`;
  const attempt = await beginWrite(
    session,
    { method: "POST", path, body, idempotencyKey: options.idempotencyKey },
    run.env,
  );
  let ifVersion = attempt.ifVersion;
  let before: ResponseBody<"getRollover"> | null = null;
  // A continued attempt may have changed the rollover, so its dry run can be refused.
  if (!attempt.isContinued) {
    const previewed = await preview(session, { rolloverId, ...body }, run.signal);
    before = previewed.before;
    ifVersion = previewed.before.version;
    if (canAsk() && !options.yes) await askPerson(previewed, body.action, run.signal);
  }
  const after = await session.client.rollovers.act(rolloverId, body as Body<"executeAction">, {
    idempotencyKey: attempt.idempotencyKey,
    ifVersion,
    signal: run.signal,
  });
  print(before, after, options);
  noteRequest(session, options.json === true);
}

interface Preview {
  before: ResponseBody<"getRollover">;
  after: ResponseBody<"executeAction">;
}

async function preview(
  { reader }: Session,
  { rolloverId, ...body }: Action,
  signal: AbortSignal,
): Promise<Preview> {
  const before = await reader.rollovers.get(rolloverId, { signal });
  const after = await reader.rollovers.act(rolloverId, { ...body, dryRun: true } as Body<"executeAction">, {
    ifVersion: before.version,
    signal,
  });
  return { before, after };
}

async function askPerson({ before, after }: Preview, action: string, signal: AbortSignal): Promise<void> {
  printNote(`Dry run of ${action}: ${describeChange(before, after)}`);
  if (!(await confirm(`Perform ${action} on ${before.id}?`, signal)))
    throw new CliError("Nothing was changed.", EXIT.refused);
}

function print(
  before: ResponseBody<"getRollover"> | null,
  after: ResponseBody<"executeAction">,
  { json, dryRun }: ActOptions,
): void {
  if (json) printJson(after);
  else printLine(`${dryRun ? "Dry run: " : ""}${after.id} ${describeChange(before, after)}`);
}

function describeChange(
  before: ResponseBody<"getRollover"> | null,
  after: ResponseBody<"executeAction">,
): string {
  const start = before === null ? "" : `${before.state} → `;
  return `${start}${formatStatus(after)}`;
}
