import type { Body, Item, Query } from "@svc/client";
import type { Command } from "commander";
import { beginWrite, noteRequest } from "../calls/run-write.ts";
import { type JsonObject, mergeObjects, parseField, readJsonObject } from "../input/json-input.ts";
import { printJson, printNote, printObject, printTable } from "../output/print.ts";
import { addActCommand } from "./act-command.ts";
import { type CommonOptions, connect, defineCommand, parseCount, type Run } from "./define-command.ts";
import { addWatchCommand } from "./watch-command.ts";

const DEFAULT_LIMIT = 20;
const MAX_PAGE_SIZE = 100;

interface ListOptions extends CommonOptions {
  state?: string;
  status?: string;
  pendingOn?: string;
  type?: string;
  account?: string;
  externalId?: string;
  overdue?: true;
  limit: number;
}

interface CreateOptions extends CommonOptions {
  file?: string;
  account?: string;
  type?: string;
  from?: string;
  fromType?: string;
  to?: string;
  toType?: string;
  amount?: string;
  delivery?: string;
  externalId?: string;
  set?: JsonObject;
  idempotencyKey?: string;
}

export function addRolloverCommands(program: Command, run: Run): void {
  const rollovers = program
    .command("rollovers")
    .description("list, read, create and follow rollovers, and act on them");
  defineCommand(rollovers, "list", "list rollovers, newest first")
    .option("--state <states>", "only these states, separated by commas")
    .option("--status <status>", "only this status")
    .option("--pending-on <party>", "only rollovers that wait for this party")
    .option("--type <type>", "only this type")
    .option("--account <id>", "only rollovers of this account")
    .option("--external-id <id>", "only rollovers with this external ID")
    .option("--overdue", "only rollovers with a passed deadline")
    .option("--limit <count>", "maximum number of rollovers", parseCount, DEFAULT_LIMIT)
    .action((options: ListOptions) => listRollovers(run, options));
  defineCommand(rollovers, "get", "show a rollover")
    .argument("<id>", "rol_…")
    .action(async (id: string, options: CommonOptions) => {
      const { client } = await connect(run, options);
      const rollover = await client.rollovers.get(id, { signal: run.signal });
      if (options.json) return printJson(rollover);
      printObject(rollover);
    });
  defineCommand(rollovers, "create", "create a draft rollover")
    .option("--file <path>", "JSON body of POST /v1/rollovers; - for standard input")
    .option("--account <id>", "participant's account, acct_…")
    .option("--type <type>", "direct, trustee_transfer, indirect_60_day or in_plan")
    .option("--from <custodian>", "source custodian: cus_… or slug")
    .option("--from-type <type>", "account type at the source")
    .option("--to <custodian>", "destination custodian: cus_… or slug")
    .option("--to-type <type>", "account type at the destination")
    .option("--amount <amount>", "full, or dollars such as 9000.00")
    .option("--delivery <method>", "delivery method")
    .option("--external-id <id>", "your own ID for the rollover")
    .option("--set <field>", "any field, repeatable: name=text or name:=json", parseField)
    .option("--idempotency-key <key>", "your key for this change")
    .addHelpText(
      "after",
      "\nOptions replace fields of the file. Arguments stay in your shell history, so pass account numbers in the file.",
    )
    .action((options: CreateOptions) => createRollover(run, options));
  addActCommand(rollovers, run);
  addWatchCommand(rollovers, run);
}

const LIST_FIELDS = "id,state,pendingOn,type,amount,externalId,updatedAt";

async function listRollovers(run: Run, options: ListOptions): Promise<void> {
  const { json, limit, state, status, pendingOn, type, account, externalId, overdue } = options;
  const { client } = await connect(run, options);
  const query = {
    state,
    status,
    pendingOn,
    type,
    externalId,
    overdue,
    accountId: account,
    limit: Math.min(limit, MAX_PAGE_SIZE),
    ...(json ? {} : { fields: LIST_FIELDS }),
  } as Query<"listRollovers">;
  const data: Item<"listRollovers">[] = [];
  let hasMore = false;
  for await (const page of client.rollovers.list(query, { signal: run.signal }).pages()) {
    data.push(...page.data);
    hasMore = page.hasMore || data.length > limit;
    if (data.length >= limit) break;
  }
  const shown = data.slice(0, limit);
  if (json) return printJson({ object: "list", data: shown, hasMore });
  if (shown.length === 0) return printNote("No rollovers.");
  printTable(
    ["ID", "STATE", "PENDING ON", "TYPE", "AMOUNT", { title: "EXTERNAL ID", canTruncate: true }, "UPDATED"],
    shown.map((rollover) => [
      rollover.id,
      rollover.state,
      rollover.pendingOn,
      rollover.type,
      rollover.amount.kind === "full" ? "full" : rollover.amount.requested,
      rollover.externalId,
      rollover.updatedAt,
    ]),
  );
  if (hasMore) printNote(`Showing ${shown.length}. Raise --limit for more.`);
}

async function createRollover(run: Run, options: CreateOptions): Promise<void> {
  const file = options.file === undefined ? {} : await readJsonObject(options.file);
  const body = mergeObjects(mergeObjects(file, toBody(options)), options.set ?? {});
  const session = await connect(run, options);
  const { idempotencyKey } = await beginWrite(
    session,
    { method: "POST", path: "/v1/rollovers", body, idempotencyKey: options.idempotencyKey },
    run.env,
  );
  // The API validates the body.
  const rollover = await session.client.rollovers.create(body as Body<"createRollover">, {
    idempotencyKey,
    signal: run.signal,
  });
  if (options.json) printJson(rollover);
  else
    printTable(
      ["ID", "STATE", "PENDING ON", "ELIGIBILITY"],
      [[rollover.id, rollover.state, rollover.pendingOn, rollover.eligibility.outcome]],
    );
  noteRequest(session, options.json === true);
}

function toBody(options: CreateOptions): JsonObject {
  const toSide = (custodian: string | undefined, accountType: string | undefined) =>
    custodian === undefined && accountType === undefined
      ? undefined
      : { ...toCustodian(custodian), accountType };
  const { amount } = options;
  return {
    accountId: options.account,
    type: options.type,
    source: toSide(options.from, options.fromType),
    destination: toSide(options.to, options.toType),
    amount: amount === undefined ? undefined : toAmount(amount),
    deliveryMethod: options.delivery,
    externalId: options.externalId,
  };
}

function toCustodian(custodian: string | undefined) {
  if (custodian === undefined) return {};
  return custodian.startsWith("cus_") ? { custodianId: custodian } : { custodianSlug: custodian };
}

const toAmount = (amount: string) =>
  amount === "full" ? { kind: "full" } : { kind: "partial", requested: amount };
