import { type Command, InvalidArgumentError } from "commander";
import { CliError } from "../exit-codes.ts";
import { followEvents } from "../follow/follow-events.ts";
import { printJsonLine, printLine } from "../output/print.ts";
import { deriveListenSecret, type ForwardOutcome, forwardEvent } from "../webhooks/forward.ts";
import {
  type CommonOptions,
  collect,
  connect,
  defineCommand,
  parseCount,
  parseSeconds,
  type Run,
} from "./define-command.ts";
import { formatEvent, matchTypes, reportTrouble } from "./events-command.ts";

interface ListenOptions extends CommonOptions {
  forward?: string;
  types?: string[];
  secret?: string;
  count?: number;
  interval: number;
  printSecret?: true;
}

export function addListenCommand(webhooks: Command, run: Run): void {
  defineCommand(
    webhooks,
    "listen",
    "forward events to a program on your machine, signed like webhooks; test only",
  )
    .option(
      "--forward <url>",
      "URL that receives the events, such as http://localhost:4000/webhooks",
      parseHttpUrl,
    )
    .option("--types <type>", "only this type or group, such as rollover.*, repeatable", collect)
    .option("--secret <secret>", "sign with this whsec_… secret", parseSecret)
    .option("--print-secret", "print only the signing secret")
    .option("--count <count>", "exit after this many events", parseCount)
    .option("--interval <seconds>", "time between polls", parseSeconds, 1)
    .addHelpText(
      "after",
      "\nNeeds no public address: svc reads the event feed and sends each event itself, in order and one at a time.\nA failed event is sent up to four times. The secret is derived from your API key and stays the same until you rotate the key.",
    )
    .action((options: ListenOptions) => listen(run, options));
}

async function listen(run: Run, options: ListenOptions): Promise<void> {
  const { json, forward, types = [], count, interval } = options;
  const session = await connect(run, options);
  if (session.environment !== "test")
    throw new CliError(
      "You can forward events only in the test environment. Use svc events tail in the live environment.",
    );
  const secret = options.secret ?? session.deriveFromKey(deriveListenSecret);
  if (options.printSecret) {
    if (json) printJsonLine({ secret });
    else printLine(secret);
    return;
  }
  if (forward === undefined) throw new CliError("Pass --forward with the URL of your program.");
  const hasWantedType = matchTypes(types);
  const summary = { events: 0, accepted: 0, givenUp: 0 };
  await followEvents(session.reader, {
    start: "now",
    signal: run.signal,
    intervalMs: interval * 1_000,
    onTrouble: reportTrouble,
    onReady() {
      if (json) printJsonLine({ object: "webhook_listener", forwardTo: forward, eventTypes: types, secret });
      else printLine(`Forwarding events to ${forward}, signed with ${secret}. Press Ctrl-C to stop.`);
    },
    async onEvent(event) {
      if (!hasWantedType(event)) return true;
      const outcome = await forwardEvent(event, { url: forward, secret }, run.signal);
      if (outcome === null) return false;
      summary.events += 1;
      summary[outcome.isAccepted ? "accepted" : "givenUp"] += 1;
      if (json) printJsonLine({ object: "forwarded_event", ...outcome, event });
      else printLine(`${formatEvent(event)}  ${describeOutcome(outcome)}`);
      return summary.events !== count;
    },
  });
  if (json) printJsonLine({ object: "webhook_listener_summary", ...summary });
  else printLine(`${summary.events} events: ${summary.accepted} accepted, ${summary.givenUp} given up.`);
}

function describeOutcome({ isAccepted, statusCode, error, latencyMs, attempts }: ForwardOutcome): string {
  const response = statusCode === null ? error : `${statusCode} in ${latencyMs} ms`;
  return `${response}${attempts > 1 ? ` on attempt ${attempts}` : ""}${isAccepted ? "" : ", given up"}`;
}

function parseHttpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ["http:", "https:"].includes(url.protocol) && !url.username && !url.password) return url.href;
  throw new InvalidArgumentError("It must be an http or https URL without a user name.");
}

function parseSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) return text;
  throw new InvalidArgumentError("It must be whsec_ followed by at least 16 characters of base64.");
}
