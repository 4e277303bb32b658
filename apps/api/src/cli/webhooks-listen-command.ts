import type { Environment } from "@svc/keys";
import { readConfig } from "@svc/service-kit/config";
import { Command, InvalidArgumentError } from "commander";
import { getOperatorUrl, operatorConfigSchema, withConfiguredContext } from "../context/operator-context.ts";
import { getOrganization } from "../people/organizations/organizations.ts";
import { toEventBody } from "../webhooks/events/event-body.ts";
import { EVENT_FILTERS } from "../webhooks/events/event-types.ts";
import type { TailEvent } from "../webhooks/listen/event-tail-store.ts";
import type { ForwardOutcome, ForwardTarget } from "../webhooks/listen/forward-events.ts";
import { deriveListenSecret } from "../webhooks/listen/listen-secret.ts";
import {
  type Listener,
  type ListenSummary,
  listenToEvents,
  requireTestEnvironment,
} from "../webhooks/listen/listen-to-events.ts";
import { parseTime, parseWholeNumber } from "./arguments.ts";

interface ListenCommandOptions {
  forward?: string;
  org?: string;
  types: string[];
  since?: Date;
  count?: number;
  printSecret?: true;
  json?: true;
}

export function webhooksListenCommand(env: NodeJS.ProcessEnv): Command {
  return new Command("listen")
    .description(
      "print events as they happen and optionally forward them to a local URL; test environment only",
    )
    .option("--forward <url>", "URL to forward events to, signed like real deliveries", parseHttpUrl)
    .option("--org <organization>", "only this organization ID; defaults to all organizations")
    .option("--types <type...>", "only these event types, such as rollover.*, or *", parseEventType, [])
    .option(
      "--since <moment>",
      "start with events at this time (ISO 8601) instead of the next event",
      parseTime,
    )
    .option("--count <count>", "exit after this many events", parseWholeNumber)
    .option("--print-secret", "print only the signing secret")
    .option("--json", "print NDJSON, one object per line")
    .addHelpText(
      "after",
      "\nNo endpoint is created and nothing is stored. Press Ctrl-C to stop. The signing secret of an organization never changes.",
    )
    .action(async (options: ListenCommandOptions) => {
      const config = readConfig(operatorConfigSchema, env);
      const stopController = new AbortController();
      const abort = () => stopController.abort();
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, abort);
      // A program such as `head` may close the pipe early.
      process.stdout.on("error", abort);
      await withConfiguredContext(config, async (ctx) => {
        requireTestEnvironment(ctx.environment);
        const organizationId = options.org ? (await getOrganization(ctx, options.org)).id : null;
        const types = options.types.length > 0 ? options.types : ["*"];
        const secret = deriveListenSecret(ctx.peppers[0].key, organizationId);
        if (options.printSecret) return writeLine(secret);
        const forward = options.forward === undefined ? null : { url: options.forward, secret };
        const listener = (options.json ? createJsonPrinter : createLinePrinter)(ctx.environment, {
          organizationId,
          types,
          forward,
        });
        const summary = await listenToEvents(
          ctx,
          {
            databaseUrl: getOperatorUrl(config),
            organizationId,
            types,
            since: options.since ?? null,
            forward,
            maxEvents: options.count ?? null,
          },
          { listener, signal: stopController.signal },
        );
        listener.onEnd(summary);
      });
    });
}

interface Printer extends Listener {
  onEnd(summary: ListenSummary): void;
}

interface ListenerSettings {
  organizationId: string | null;
  types: string[];
  forward: ForwardTarget | null;
}

const writeLine = (text: string) => process.stdout.write(`${text}\n`);
const writeNote = (text: string) => process.stderr.write(`${text}\n`);
const onDatabaseChange = (isReachable: boolean) =>
  writeNote(
    isReachable
      ? "The database is back. No events were missed."
      : "The database is not responding. Retrying.",
  );

function createLinePrinter(
  _environment: Environment,
  { organizationId, types, forward }: ListenerSettings,
): Printer {
  return {
    onReady() {
      writeLine(
        `Listening to ${types.join(", ")} of ${organizationId ?? "every organization"}. Press Ctrl-C to stop.`,
      );
      if (forward) writeLine(`Forwarding to ${forward.url}, signed with ${forward.secret}`);
    },
    onEvent({ createdAt, type, id, rolloverId }, outcome) {
      const cells = [createdAt, type.padEnd(32), id, rolloverId ?? "-".padEnd(30)];
      writeLine([...cells, ...(outcome ? [describeOutcome(outcome)] : [])].join("  ").trimEnd());
    },
    onDatabaseChange,
    onEnd({ events, accepted, givenUp, notSent }) {
      const counts = [
        `${accepted} accepted`,
        `${givenUp} given up`,
        ...(notSent ? [`${notSent} not sent`] : []),
      ];
      writeLine(`${events} ${events === 1 ? "event" : "events"}${forward ? `: ${counts.join(", ")}` : ""}.`);
    },
  };
}

function describeOutcome({ isAccepted, statusCode, error, latencyMs, attempts }: ForwardOutcome): string {
  const response = statusCode === null ? error : `${statusCode} in ${latencyMs} ms`;
  const tries = attempts > 1 ? ` on attempt ${attempts}` : "";
  return `${response}${tries}${isAccepted ? "" : ", given up"}`;
}

function createJsonPrinter(
  environment: Environment,
  { organizationId, types, forward }: ListenerSettings,
): Printer {
  const write = (value: object) => writeLine(JSON.stringify(value));
  return {
    onReady() {
      const { url = null, secret = null } = forward ?? {};
      write({ object: "webhook_listener", organizationId, eventTypes: types, forwardTo: url, secret });
    },
    onEvent(event: TailEvent, outcome) {
      const {
        isAccepted = null,
        statusCode = null,
        error = null,
        latencyMs = null,
        attempts = 0,
      } = outcome ?? {};
      const body = toEventBody(event, environment);
      write({ object: "heard_event", isAccepted, statusCode, error, latencyMs, attempts, event: body });
    },
    onDatabaseChange,
    onEnd: (summary) => write({ object: "webhook_listener_summary", ...summary }),
  };
}

function parseHttpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ["http:", "https:"].includes(url.protocol)) return url.href;
  throw new InvalidArgumentError("must be an http or https URL");
}

function parseEventType(text: string, previous: string[]): string[] {
  if (EVENT_FILTERS.includes(text)) return [...previous, text];
  throw new InvalidArgumentError(
    "must be an event type, such as rollover.created, a group such as rollover.*, or *",
  );
}
