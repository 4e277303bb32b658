import { Command } from "commander";
import { withOperatorContext } from "../operator-context.ts";
import { traceRollover } from "../trace/trace-rollover.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

/** `svc trace …` */
export function traceCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("trace")
    .description(
      "print what happened to a rollover, from the database alone: each request, audit row, timeline entry, event, delivery and attempt",
    )
    .argument("<id>", "a rollover's id, rol_…; or of one of its events, evt_…, or deliveries, whd_…")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nTimes are UTC. Timeline entries and events have the time of the organization's clock, which a sandbox can set ahead.\nRequests are kept for 7 days, attempts for 30, events and deliveries for 90; the timeline stays.",
    )
    .action(async (id: string, options: { json?: true }) => {
      const trace = await withOperatorContext(env, ({ db }) => traceRollover(db.sql, id));
      const rows = trace.steps.map((step) => [
        step.at.toISOString(),
        step.kind,
        step.detail,
        step.id ?? "",
        step.requestId ?? "",
      ]);
      const json = {
        object: "rollover_trace",
        ...trace,
        steps: trace.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      };
      print(options.json === true, json, [
        `${trace.rolloverId} of ${trace.organizationId}`,
        "",
        ...table(["TIME", "WHAT", { title: "DETAIL", mayBeCut: true }, "ID", "REQUEST"], rows),
      ]);
    });
}
