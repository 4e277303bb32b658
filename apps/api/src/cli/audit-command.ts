import { readFile } from "node:fs/promises";
import { DEPLOYMENT_CHAIN } from "@svc/database";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command, InvalidArgumentError } from "commander";
import { ChainKeys } from "../context/chain-keys.ts";
import {
  type OperatorContext,
  operatorConfigSchema,
  withConfiguredContext,
  withOperatorContext,
} from "../context/operator-context.ts";
import { type AuditAnchor, openAnchor, sealAnchor } from "../records/audit/audit-anchor.ts";
import { type AuditEntry, type AuditFilter, toAuditEntryJson } from "../records/audit/audit-entry.ts";
import { exportAudit, listAudit } from "../records/audit/read-audit.ts";
import { type AuditVerification, verifyAudit } from "../records/audit/verify-audit.ts";
import { parseTime, parseWholeNumber } from "./arguments.ts";
import { createTimeFormatter, type FormatTime } from "./format-time.ts";
import { print, printLines } from "./print.ts";
import { type Column, formatTable } from "./table.ts";

const chainKeySchema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });
const DEFAULT_LIMIT = 50;
const ORGANIZATION_HELP = `only this organization ID; ${DEPLOYMENT_CHAIN} for entries without an organization`;

interface FilterOptions {
  org?: string;
  actor?: string;
  action?: string;
  target?: string;
  since?: Date;
  until?: Date;
}

interface ListOptions extends FilterOptions {
  limit: number;
  before?: number;
  json?: true;
}

export function auditCommand(env: NodeJS.ProcessEnv): Command {
  const audit = new Command("audit").description("list, export, verify and anchor the audit log");

  withFilters(audit.command("list"))
    .description("list entries, newest first")
    .option("--limit <count>", "max entries", parseWholeNumber, DEFAULT_LIMIT)
    .option(
      "--before <id>",
      "only entries older than this one; pass the last ID of the previous page",
      parseEntryId,
    )
    .option("--json", "print JSON")
    .action(async (options: ListOptions, command: Command) => {
      const { limit, before = null } = options;
      const { data, hasMore, formatTime } = await withOperatorContext(env, async (ctx) => ({
        ...(await listAudit(ctx, toFilter(options), { before, limit })),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(options.json === true, { object: "list", data: data.map(toAuditEntryJson), hasMore }, [
        ...(data.length > 0 ? formatAuditTable(data, formatTime) : ["No entries."]),
        ...(hasMore ? [`More entries: rerun with --before ${data.at(-1)?.id}`] : []),
      ]);
    });

  withFilters(audit.command("export"))
    .description("export all entries as NDJSON, in order within each organization")
    .action(async (options: FilterOptions) => {
      await withOperatorContext(env, (ctx) => printLines(toJsonEntries(exportAudit(ctx, toFilter(options)))));
    });

  audit
    .command("verify")
    .description("find entries that were changed, removed, moved or truncated; exit code 1 if any are found")
    .option("--org <organization>", ORGANIZATION_HELP)
    .option("--all", "all organizations")
    .option("--anchors <file...>", "also compare with these anchors")
    .option("--json", "print JSON")
    .action(async ({ org, all, anchors: files, json }, command: Command) => {
      if ((org === undefined) === (all === undefined)) command.error("error: pass --org or --all");
      const verify = (anchors: AuditAnchor[]) => (ctx: OperatorContext) =>
        verifyAudit(ctx, org ?? null, anchors);
      const verification = files
        ? await withAnchors(env, files, verify)
        : await withOperatorContext(env, verify([]));
      const { heads, rows, faults } = verification;
      print(
        json === true,
        { object: "audit_verification", chains: heads.length, entries: rows, faults },
        formatVerification(verification),
      );
      if (faults.length > 0) process.exitCode = 1;
    });

  audit
    .command("anchor")
    .description(
      "verify all entries and print an anchor of each organization's last entry, sealed with CHAIN_KEY; store it off this host",
    )
    .action(async () => {
      const config = readConfig(chainKeySchema, env);
      await withConfiguredContext(config, async (ctx) => {
        const at = ctx.clock.now();
        const verification = await verifyAudit(ctx, null, []);
        if (verification.faults.length > 0) {
          process.stderr.write(
            `svc: ${["No anchor created.", ...formatVerification(verification)].join("\n")}\n`,
          );
          process.exitCode = 1;
          return;
        }
        const { environment } = ctx;
        process.stdout.write(
          `${sealAnchor(new ChainKeys(config.CHAIN_KEY), { environment, at, heads: verification.heads })}\n`,
        );
      });
    });

  return audit;
}

async function* toJsonEntries(entries: AsyncIterable<AuditEntry>) {
  for await (const entry of entries) yield toAuditEntryJson(entry);
}

function withFilters(command: Command): Command {
  return command
    .option("--org <organization>", ORGANIZATION_HELP)
    .option("--actor <actor>", "only by this actor: api_key, session, member, operator or service, or an ID")
    .option(
      "--action <action>",
      "only this action, such as api_key.rotated or webhook_endpoint.*",
      parseAction,
    )
    .option("--target <id>", "only changes to this object")
    .option("--since <moment>", "only at or after this time (ISO 8601)", parseTime)
    .option("--until <moment>", "only up to this time (ISO 8601)", parseTime);
}

function toFilter({ org, actor, action, target, since, until }: FilterOptions): AuditFilter {
  return {
    chain: org ?? null,
    actor: actor ?? null,
    action: action ?? null,
    targetId: target ?? null,
    since: since ?? null,
    until: until ?? null,
  };
}

function parseEntryId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("must be an entry ID, such as 1042");
}

function parseAction(text: string): string {
  if (/^[a-z_]+\.([a-z_]+|\*)$/.test(text)) return text;
  throw new InvalidArgumentError("must be an action, such as api_key.rotated or api_key.*");
}

async function withAnchors<T>(
  env: NodeJS.ProcessEnv,
  files: readonly string[],
  run: (anchors: AuditAnchor[]) => (ctx: OperatorContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(chainKeySchema, env);
  const anchors: AuditAnchor[] = [];
  for (const file of files) {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      throw new Error(`Cannot read ${file}: ${error.code}`);
    });
    const anchor = openAnchor(new ChainKeys(config.CHAIN_KEY), text);
    if (!anchor)
      throw new Error(`${file} is not a valid anchor, was altered, or is sealed with a different CHAIN_KEY.`);
    if (anchor.environment !== config.SVC_ENVIRONMENT)
      throw new Error(`${file} is an anchor from the ${anchor.environment} environment.`);
    anchors.push(anchor);
  }
  return withConfiguredContext(config, run(anchors));
}

const DETAILS: Column = { title: "DETAILS", canTruncate: true };
const HEADING = ["ID", "WHEN", "ORGANIZATION", "WHO", "WHAT", "TO", DETAILS];

function formatAuditTable(entries: readonly AuditEntry[], formatTime: FormatTime): string[] {
  const rows = entries.map((entry) => [
    String(entry.id),
    formatTime(entry.createdAt),
    entry.organizationId ?? "-",
    entry.actorId ?? entry.actorType,
    entry.action,
    entry.targetId,
    Object.keys(entry.data).length === 0 ? "" : JSON.stringify(entry.data),
  ]);
  return formatTable(HEADING, rows);
}

function formatVerification({ rows, heads, faults }: AuditVerification): string[] {
  if (faults.length === 0) {
    const chains = heads.length === 1 ? "1 chain" : `${heads.length} chains`;
    return [`Verified ${rows} entries in ${chains}. No issues found.`];
  }
  return faults.map(
    ({ organizationId, sequence, detail }) =>
      `${organizationId ?? "The deployment"}: entry ${sequence} ${detail}.`,
  );
}
