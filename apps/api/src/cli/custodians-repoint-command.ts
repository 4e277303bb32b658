import { once } from "node:events";
import { type Command, InvalidArgumentError } from "commander";
import {
  type RepointedObject,
  type RepointTotals,
  startRepointing,
} from "../platform/custodian-change/repoint-custodian.ts";
import type { RepointedRollover, SkipReason } from "../rollovers/custodian-change/repoint-rollover.ts";
import { withFullContext } from "./full-context.ts";

interface RepointOptions {
  reason: string;
  dryRun?: true;
  json?: true;
}

const MAX_REASON_LENGTH = 500;

export function addRepointCommand(custodians: Command, env: NodeJS.ProcessEnv): void {
  custodians
    .command("repoint")
    .description(
      "replace a custodian with its successor in open rollovers, plans and unapplied money; safe to interrupt and rerun; exit code 1 if any are skipped",
    )
    .argument("<from>", "previous custodian, by slug or ID")
    .argument("<to>", "successor, by slug or ID")
    .requiredOption(
      "--reason <text>",
      "reason for timelines and the audit log, without personal data",
      parseReason,
    )
    .option("--dry-run", "print the changes without applying them")
    .option("--json", "print one JSON object per line")
    .action((from: string, to: string, { reason, dryRun, json }: RepointOptions) =>
      withFullContext(env, async (ctx) => {
        const isDryRun = dryRun === true;
        const run = await startRepointing(ctx, { from, to, reason, isDryRun });
        for await (const repointed of run.objects)
          await writeLine(json ? JSON.stringify(repointed) : formatObject(repointed));
        const summary = { object: "custodian_repointing", from: run.from.id, to: run.to.id, isDryRun };
        await writeLine(
          json ? JSON.stringify({ ...summary, ...run.totals }) : formatTotals(run.totals, isDryRun),
        );
        if (run.from.active && !json) {
          await writeLine(
            `${run.from.slug} is still active, so new rollovers can name it. Deactivate it, then rerun.`,
          );
        }
        if (run.totals.skipped > 0) process.exitCode = 1;
      }),
    );
}

function parseReason(text: string): string {
  const reason = text.trim();
  if (reason.length > 0 && reason.length <= MAX_REASON_LENGTH && !/\p{Cc}/u.test(reason)) return reason;
  throw new InvalidArgumentError(`must be 1 to ${MAX_REASON_LENGTH} characters on one line`);
}

async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  duplicate: "the same rollover is already open",
  same_account: "both sides would be the same account",
  role_missing: "the successor's directory entry does not have the role",
  history_mismatch: "it does not match its timeline; run svc timeline verify",
  locked: "it is being changed",
};

function formatObject(repointed: RepointedObject): string {
  if (repointed.object !== "rollover") return `~ ${repointed.id} in ${repointed.organizationId}`;
  const { rolloverId, organizationId, state, sides } = repointed;
  const subject = `${rolloverId} in ${organizationId}`;
  if (repointed.skipped) {
    const { reason, otherRolloverId } = repointed.skipped;
    return `! ${subject}: skipped, ${SKIP_REASONS[reason]}${otherRolloverId ? ` (${otherRolloverId})` : ""}`;
  }
  return `~ ${subject}: ${[sides.join(" and "), state, ...listEffects(repointed)].join(", ")}`;
}

function listEffects({ instructions, processingDueAt, outdatedApprovals }: RepointedRollover): string[] {
  return [
    ...(instructions ? [`instructions version ${instructions.version}`] : []),
    ...(processingDueAt ? [`processing due ${processingDueAt.slice(0, 10)}`] : []),
    ...(outdatedApprovals.length > 0 ? [`outdated approvals: ${outdatedApprovals.join(" ")}`] : []),
  ];
}

function formatTotals(
  { rollovers, skipped, plans, incomingFunds }: RepointTotals,
  isDryRun: boolean,
): string {
  if (rollovers + skipped + plans + incomingFunds === 0) return "Nothing to change.";
  const counts = `Rollovers: ${rollovers}, skipped: ${skipped}, plans: ${plans}, incoming funds: ${incomingFunds}.`;
  return isDryRun ? `${counts} Nothing changed.` : counts;
}
