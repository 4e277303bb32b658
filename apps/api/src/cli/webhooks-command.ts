import { openJobSender } from "@svc/database/jobs";
import { Command, Option } from "commander";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import {
  listDeadLetters,
  readWebhookStatus,
  recoverAsOperator,
  redeliverAsOperator,
} from "../webhooks/dead-letters/dead-letters.ts";
import { toDeliveryView } from "../webhooks/deliveries/delivery-view.ts";
import { type RecoveryInput, recoveryStatusSchema } from "../webhooks/recoveries/recovery-input.ts";
import { toRecoveryView } from "../webhooks/recoveries/recovery-view.ts";
import { moment, wholeNumber } from "./arguments.ts";
import { tellMoments } from "./moments.ts";
import { print } from "./print.ts";
import { deadLetterJson, deadLetterTable, statusJson, statusLines } from "./print-webhooks.ts";
import { webhooksListenCommand } from "./webhooks-listen-command.ts";

const LISTED = 50;

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
    "how deliveries stand, what has come to a stop, and events on a developer's machine",
  );

  webhooks
    .command("status")
    .description("what waits, what is held up, and which endpoints fail or are disabled")
    .option("--org <organization>", "only this organization's, by its id")
    .option("--json", "print JSON")
    .action(async (options: { org?: string; json?: true }, command: Command) => {
      const { status, tell } = await withOperatorContext(env, async (ctx) => ({
        status: await readWebhookStatus(ctx, options.org ?? null),
        tell: tellMoments(command, ctx.clock),
      }));
      print(options.json === true, statusJson(status), statusLines(status, tell));
    });

  webhooks
    .command("dead-letters")
    .description("list deliveries that failed for good, and those that wait for a disabled endpoint")
    .option("--org <organization>", "only this organization's, by its id")
    .option("--endpoint <endpoint>", "only this endpoint's, by its id")
    .option("--since <moment>", "only of this moment and later (ISO 8601)", moment)
    .option("--limit <count>", "max entries, the newest first", wholeNumber, LISTED)
    .option("--json", "print JSON")
    .action(async ({ org, endpoint, since, limit, json }: DeadLetterOptions, command: Command) => {
      const filter = { organizationId: org ?? null, endpointId: endpoint ?? null, since: since ?? null };
      const { data, hasMore, tell } = await withOperatorContext(env, async (ctx) => ({
        ...(await listDeadLetters(ctx, filter, limit)),
        tell: tellMoments(command, ctx.clock),
      }));
      print(json === true, { object: "list", data: data.map(deadLetterJson), hasMore }, [
        ...(data.length > 0 ? deadLetterTable(data, tell) : ["There are none."]),
        ...(hasMore ? [`There are more than these ${limit}: --limit shows them.`] : []),
      ]);
    });

  webhooks
    .command("redeliver")
    .description("send a delivery again to its endpoint, or an event to all that ask for its type")
    .argument("<delivery or event>", "its id, whd_… or evt_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const { deliveries, disabledEndpoints, environment } = await withOperatorContext(env, async (ctx) => ({
        ...(await redeliverAsOperator(ctx, OPERATOR, id)),
        environment: ctx.environment,
      }));
      const lines = deliveries.map(({ id, eventId, endpointId }) => {
        const when = disabledEndpoints.includes(endpointId) ? ", once it is enabled" : "";
        return `${id} takes ${eventId} to ${endpointId}${when}.`;
      });
      print(
        options.json === true,
        { object: "list", data: deliveries.map((one) => toDeliveryView(one, environment)) },
        lines.length > 0 ? lines : ["No enabled endpoint asks for its type: nothing was sent."],
      );
    });

  webhooks
    .command("recover")
    .description("send an endpoint again what it has missed")
    .argument("<endpoint>", "its id, whe_…")
    .requiredOption("--since <moment>", "events of this moment and later (ISO 8601)", moment)
    .option("--until <moment>", "events up to this moment; else all", moment)
    .addOption(
      new Option("--status <status>", "failed: what failed; missing: what it was never sent; all: everything")
        .choices(recoveryStatusSchema.options)
        .default("failed"),
    )
    .option("--json", "print JSON")
    .action(async (id: string, { json, ...input }: RecoverOptions) => {
      const view = await withOperatorContext(env, async (ctx) => {
        const jobs = await openJobSender(ctx.db, (error) =>
          ctx.log.warn({ err: error }, "the queue has a fault"),
        );
        try {
          return toRecoveryView(
            await recoverAsOperator({ ...ctx, jobs }, OPERATOR, id, input),
            ctx.environment,
          );
        } finally {
          await jobs.close();
        }
      });
      const more = view.preparedAt === null ? ", and the worker makes more" : "";
      print(json === true, view, [`${view.id} has made ${view.total} deliveries to ${id}${more}.`]);
    });

  return webhooks.addCommand(webhooksListenCommand(env));
}
