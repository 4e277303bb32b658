import { openJobSender } from "@svc/database/jobs";
import { Command, Option } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import {
  listDeadLetters,
  readWebhookStatus,
  recoverAsOperator,
  redeliverAsOperator,
} from "../webhooks/dead-letters/dead-letters.ts";
import { toDeliveryView } from "../webhooks/deliveries/delivery-view.ts";
import { type RecoveryInput, recoveryStatusSchema } from "../webhooks/recoveries/recovery-input.ts";
import { toRecoveryView } from "../webhooks/recoveries/recovery-view.ts";
import { parseTime, parseWholeNumber } from "./arguments.ts";
import { createTimeFormatter } from "./format-time.ts";
import { print } from "./print.ts";
import { formatDeadLetterTable, formatStatus, toDeadLetterJson, toStatusJson } from "./print-webhooks.ts";
import { webhooksListenCommand } from "./webhooks-listen-command.ts";

const DEFAULT_LIMIT = 50;

interface DeadLetterOptions {
  org?: string;
  endpoint?: string;
  since?: Date;
  limit: number;
  json?: true;
}

interface RecoverOptions {
  since: Date;
  until?: Date;
  status: RecoveryInput["status"];
  json?: true;
}

export function webhooksCommand(env: NodeJS.ProcessEnv): Command {
  const webhooks = new Command("webhooks").description(
    "inspect, resend and recover webhook deliveries, or listen to events locally",
  );

  webhooks
    .command("status")
    .description("show waiting, held and failed deliveries and unhealthy endpoints")
    .option("--org <organization>", "only this organization ID")
    .option("--json", "print JSON")
    .action(async (options: { org?: string; json?: true }, command: Command) => {
      const { status, formatTime } = await withOperatorContext(env, async (ctx) => ({
        status: await readWebhookStatus(ctx, options.org ?? null),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(options.json === true, toStatusJson(status), formatStatus(status, formatTime));
    });

  webhooks
    .command("dead-letters")
    .description("list deliveries that failed permanently or wait for a disabled endpoint")
    .option("--org <organization>", "only this organization ID")
    .option("--endpoint <endpoint>", "only this endpoint ID")
    .option("--since <moment>", "only at or after this time (ISO 8601)", parseTime)
    .option("--limit <count>", "max entries, newest first", parseWholeNumber, DEFAULT_LIMIT)
    .option("--json", "print JSON")
    .action(async ({ org, endpoint, since, limit, json }: DeadLetterOptions, command: Command) => {
      const filter = { organizationId: org ?? null, endpointId: endpoint ?? null, since: since ?? null };
      const { data, hasMore, formatTime } = await withOperatorContext(env, async (ctx) => ({
        ...(await listDeadLetters(ctx, filter, limit)),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      print(json === true, { object: "list", data: data.map(toDeadLetterJson), hasMore }, [
        ...(data.length > 0 ? formatDeadLetterTable(data, formatTime) : ["No dead letters."]),
        ...(hasMore ? [`Showing the first ${limit}. Raise --limit for more.`] : []),
      ]);
    });

  webhooks
    .command("redeliver")
    .description("resend a delivery to its endpoint, or an event to all endpoints subscribed to its type")
    .argument("<delivery or event>", "delivery ID, whd_…, or event ID, evt_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const { deliveries, disabledEndpoints, environment } = await withOperatorContext(env, async (ctx) => ({
        ...(await redeliverAsOperator(ctx, OPERATOR, id)),
        environment: ctx.environment,
      }));
      const lines = deliveries.map(({ id, eventId, endpointId }) => {
        const when = disabledEndpoints.includes(endpointId) ? " once the endpoint is enabled" : "";
        return `${id} will send ${eventId} to ${endpointId}${when}.`;
      });
      print(
        options.json === true,
        { object: "list", data: deliveries.map((delivery) => toDeliveryView(delivery, environment)) },
        lines.length > 0 ? lines : ["No enabled endpoint subscribes to this event type. Nothing was sent."],
      );
    });

  webhooks
    .command("recover")
    .description("resend missed events to an endpoint")
    .argument("<endpoint>", "endpoint ID, whe_…")
    .requiredOption("--since <moment>", "events at or after this time (ISO 8601)", parseTime)
    .option("--until <moment>", "events up to this time (ISO 8601); defaults to now", parseTime)
    .addOption(
      new Option(
        "--status <status>",
        "failed: failed deliveries; missing: events never sent; all: failed, missing and delivered events",
      )
        .choices(recoveryStatusSchema.options)
        .default("failed"),
    )
    .option("--json", "print JSON")
    .action(async (id: string, { json, ...input }: RecoverOptions) => {
      const view = await withOperatorContext(env, async (ctx) => {
        const jobs = await openJobSender(ctx.db, (error) => ctx.log.warn({ err: error }, "queue error"));
        try {
          return toRecoveryView(
            await recoverAsOperator({ ...ctx, jobs }, OPERATOR, { endpointId: id, input }),
            ctx.environment,
          );
        } finally {
          await jobs.close();
        }
      });
      const more = view.preparedAt === null ? "; the worker is creating more" : "";
      print(json === true, view, [`${view.id}: created ${view.total} deliveries to ${id}${more}.`]);
    });

  return webhooks.addCommand(webhooksListenCommand(env));
}
