import { readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { z } from "zod";
import { withOperatorContext } from "../context/operator-context.ts";
import { canaryFields } from "../platform/canary/canary-config.ts";
import { type CanaryRun, listCanaryRuns } from "../platform/canary/list-runs.ts";
import { setUpCanary } from "../platform/canary/setup-canary.ts";
import { parseWholeNumber } from "./arguments.ts";
import { createTimeFormatter, type FormatTime } from "./format-time.ts";
import { withFullContext } from "./full-context.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

const DEFAULT_LIMIT = 20;

export function canaryCommand(env: NodeJS.ProcessEnv): Command {
  const canary = new Command("canary").description(
    "complete a test rollover through the load balancer each minute; test environment only",
  );

  canary
    .command("setup")
    .description(
      "create the canary organization, its key and its webhook endpoint; safe to rerun; a rerun enables a disabled endpoint again",
    )
    .requiredOption("--url <url>", "URL of the load balancer, without a path; webhooks must reach it")
    .option("--json", "print JSON")
    .action(async ({ url, json }: { url: string; json?: true }) => {
      const { CANARY_URL, CANARY_KEY } = readConfig(z.object(canaryFields), { ...env, CANARY_URL: url });
      const settings = await withFullContext(env, (ctx) => setUpCanary(ctx, CANARY_URL ?? url, CANARY_KEY));
      print(json === true, { object: "canary", ...settings }, [
        `The canary organization is ${settings.organizationId}. Set both variables for every worker:`,
        "",
        `CANARY_URL=${settings.url}`,
        `CANARY_KEY=${settings.key}`,
      ]);
    });

  canary
    .command("status")
    .description(
      "list the last runs, newest first; exit code 1 if the last finished run failed or no run has finished",
    )
    .option("--limit <count>", "max runs", parseWholeNumber, DEFAULT_LIMIT)
    .option("--json", "print JSON")
    .action(async ({ limit, json }: { limit: number; json?: true }, command: Command) => {
      const { runs, formatTime } = await withOperatorContext(env, async (ctx) => ({
        runs: await listCanaryRuns(ctx.db.sql, limit),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(
        json === true,
        { object: "list", data: runs.map(toRunJson) },
        runs.length === 0 ? ["The canary has not run."] : formatRunTable(runs, formatTime),
      );
      const last = runs.find((run) => toOutcome(run) !== "running");
      if (!last || toOutcome(last) === "failed") process.exitCode = 1;
    });

  return canary;
}

function toOutcome({ failure, receivedAt }: CanaryRun): "failed" | "succeeded" | "running" {
  if (failure !== null) return "failed";
  return receivedAt === null ? "running" : "succeeded";
}

function toSeconds({ startedAt, receivedAt }: CanaryRun): number | null {
  return receivedAt && (receivedAt.getTime() - startedAt.getTime()) / 1_000;
}

const toRunJson = (run: CanaryRun) => ({
  object: "canary_run",
  id: run.id,
  outcome: toOutcome(run),
  step: run.step,
  failure: run.failure,
  rolloverId: run.rolloverId,
  seconds: toSeconds(run),
  startedAt: run.startedAt.toISOString(),
});

function formatRunTable(runs: readonly CanaryRun[], formatTime: FormatTime): string[] {
  return formatTable(
    ["STARTED", "OUTCOME", "STEP", "SECONDS", "ROLLOVER", { title: "FAILURE", canTruncate: true }],
    runs.map((run) => [
      formatTime(run.startedAt),
      toOutcome(run),
      run.step,
      toSeconds(run)?.toFixed(2) ?? "",
      run.rolloverId ?? "",
      run.failure ?? "",
    ]),
  );
}
