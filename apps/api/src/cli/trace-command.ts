import { isId } from "@svc/service-kit";
import { Command, InvalidArgumentError } from "commander";
import { openOperatorPrisma, withOperatorContext } from "../context/operator-context.ts";
import { traceRequest } from "../records/trace/trace-request.ts";
import { traceRollover } from "../records/trace/trace-rollover.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

const TRACED_PREFIXES = ["rol", "evt", "whd", "req"] as const;

export function traceCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("trace")
    .description(
      "print the full history of a rollover or request from the database: requests, audit entries, timeline entries, events, deliveries and attempts",
    )
    .argument(
      "<id>",
      "ID of a rollover (rol_…), event (evt_…), delivery (whd_…) or request (req_…)",
      parseTracedId,
    )
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nFor a request ID, prints the request, its audit entries and its timeline entries.\nTimes are UTC. Timeline entries and events use the organization's clock, which can be ahead in a sandbox.\nRequests are kept for 7 days, attempts for 30, events and deliveries for 90. Timelines are kept permanently.",
    )
    .action(async (id: string, options: { json?: true }) => {
      const trace = await withOperatorContext(env, async ({ db }) => {
        const prisma = await openOperatorPrisma(db);
        return isId("req", id) ? traceRequest(prisma, id) : traceRollover(prisma, id);
      });
      const rows = trace.steps.map((step) => [
        step.at.toISOString(),
        step.kind,
        step.detail,
        step.id ?? "",
        step.requestId ?? "",
      ]);
      const json = {
        ...trace,
        steps: trace.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      };
      print(options.json === true, json, [
        `${trace.object === "rollover_trace" ? trace.rolloverId : trace.requestId} of ${trace.organizationId}`,
        ...(trace.object === "request_trace" ? [formatRollovers(trace.rolloverIds)] : []),
        "",
        ...formatTable(["TIME", "WHAT", { title: "DETAIL", canTruncate: true }, "ID", "REQUEST"], rows),
      ]);
    });
}

function formatRollovers(ids: readonly string[]): string {
  if (ids.length === 0) return "No rollovers affected.";
  return `Rollovers affected: ${ids.length}. Run svc trace for each: ${ids.join(", ")}`;
}

function parseTracedId(text: string): string {
  if (TRACED_PREFIXES.some((prefix) => isId(prefix, text))) return text;
  throw new InvalidArgumentError("must be an ID: rol_…, evt_…, whd_… or req_…");
}
