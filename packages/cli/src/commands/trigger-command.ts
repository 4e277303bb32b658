import { randomUUID } from "node:crypto";
import type { Item, RolloverClient } from "@svc/client";
import { Argument, type Command } from "commander";
import type { Session } from "../calls/session.ts";
import { CliError, EXIT } from "../exit-codes.ts";
import { type FollowedEvent, findLastSequence } from "../follow/follow-events.ts";
import { printJson, printLine } from "../output/print.ts";
import { SCENARIOS, TEST_EVENT, TRIGGERED_TYPES } from "../webhooks/scenarios.ts";
import { type CommonOptions, connect, defineCommand, type Run } from "./define-command.ts";
import { matchTypes } from "./events-command.ts";

interface TriggerOptions extends CommonOptions {
  rollover?: string;
  endpoint?: string;
}

type Endpoint = Item<"listWebhookEndpoints">;

export function addTriggerCommand(webhooks: Command, run: Run): void {
  defineCommand(webhooks, "trigger", "cause a real event in the sandbox, which is sent to your endpoints")
    .addArgument(new Argument("<type>", "event type").choices(TRIGGERED_TYPES))
    .option("--rollover <id>", "move this rollover instead of a new one")
    .option("--endpoint <id>", `endpoint that receives ${TEST_EVENT}; by default, all enabled endpoints`)
    .addHelpText(
      "after",
      "\nCreates a sample account and rollover, and moves the rollover until the event happens. Your endpoints also receive the earlier events.",
    )
    .action((type: string, options: TriggerOptions) => trigger(run, type, options));
}

async function trigger(run: Run, type: string, options: TriggerOptions): Promise<void> {
  const session = await connect(run, options);
  if (session.environment !== "test")
    throw new CliError("You can trigger events only in the test environment.");
  if (type === TEST_EVENT) return sendTestEvents(run, session, options);
  const events = await causeEvents(session, { type, rolloverId: options.rollover }, run.signal);
  const event = events.find((one) => one.type === type);
  if (!event) throw new CliError(`The rollover was moved, but the API did not send ${type}.`, EXIT.refused);
  const endpoints = await findEndpoints(session.reader, event, run.signal);
  if (options.json) return printJson({ event, endpointIds: endpoints?.map(({ id }) => id) ?? null });
  printLine(`${event.id} ${event.type}${event.data.rolloverId ? ` of ${event.data.rolloverId}` : ""}`);
  printLine(describeEndpoints(endpoints));
}

interface CauseOptions {
  type: string;
  rolloverId: string | undefined;
}

async function causeEvents(
  { client, reader }: Session,
  { type, rolloverId }: CauseOptions,
  signal: AbortSignal,
): Promise<FollowedEvent[]> {
  const scenario = SCENARIOS[type] ?? {};
  if (type === "account.created") {
    const { account } = await client.accounts.createOrRetrieve(buildSampleAccount(), { signal });
    const { data } = await reader.events.list({ type: "account.created", limit: 20 }, { signal }).page();
    return data.filter((event) => event.data.accountId === account.id);
  }
  const before = rolloverId === undefined ? 0 : await findLastSequence(reader, rolloverId, signal);
  const id = rolloverId ?? (await createSampleRollover(client, signal));
  if (scenario.advanceTo) await client.sandbox.advance(id, { to: scenario.advanceTo }, { signal });
  if (scenario.simulate) await client.sandbox.simulate(id, { happening: scenario.simulate }, { signal });
  return reader.events.list({ rolloverId: id, afterSequence: before }, { signal }).toArray(1_000);
}

const buildSampleAccount = () => ({
  externalId: `svc-trigger-${randomUUID()}`,
  firstName: "Ada",
  lastName: "Sample",
  email: "ada@example.com",
});

async function createSampleRollover(client: RolloverClient, signal: AbortSignal): Promise<string> {
  const rollover = await client.rollovers.create(
    {
      account: buildSampleAccount(),
      type: "direct",
      source: { custodianSlug: "fidelity", accountType: "qualified_plan", accountNumber: "401K-00998877" },
      destination: {
        custodianSlug: "vanguard",
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: { kind: "full" },
      deliveryMethod: "check",
      attestations: { eligibleAmount: true },
    },
    { signal },
  );
  return rollover.id;
}

/** @returns null if the key cannot read endpoints */
async function findEndpoints(
  client: RolloverClient,
  event: FollowedEvent,
  signal: AbortSignal,
): Promise<Endpoint[] | null> {
  try {
    const endpoints = await client.webhookEndpoints.list({}, { signal }).toArray(1_000);
    return endpoints.filter(({ enabled, eventTypes }) => enabled && matchTypes(eventTypes)(event));
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null;
    throw error;
  }
}

function describeEndpoints(endpoints: readonly Endpoint[] | null): string {
  if (endpoints === null) return "The key needs webhooks:read to list the endpoints that receive the event.";
  if (endpoints.length === 0)
    return "No enabled endpoint subscribes to this type. A running svc webhooks listen receives the event.";
  return `Sent to ${endpoints.map(({ id }) => id).join(", ")}.`;
}

async function sendTestEvents(
  run: Run,
  { client, reader }: Session,
  { endpoint, json }: TriggerOptions,
): Promise<void> {
  const { signal } = run;
  const listEnabled = async () =>
    (await reader.webhookEndpoints.list({}, { signal }).toArray(1_000)).filter(({ enabled }) => enabled);
  const ids = endpoint === undefined ? (await listEnabled()).map(({ id }) => id) : [endpoint];
  if (ids.length === 0) throw new CliError("There is no enabled endpoint.", EXIT.refused);
  const deliveries = [];
  for (const id of ids) deliveries.push(await client.webhookEndpoints.test(id, {}, { signal }));
  if (json) return printJson({ object: "list", data: deliveries });
  for (const { id, eventId, endpointId } of deliveries)
    printLine(`Delivery ${id} sends ${eventId} to ${endpointId}.`);
}
