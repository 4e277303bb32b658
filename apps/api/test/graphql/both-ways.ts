import type { Operation } from "@svc/operations";
import { buildKey } from "@svc/testing";
import type { Test } from "supertest";
import type { ApiContext } from "../../src/context.ts";
import { operationsIn } from "../../src/operations.ts";
import { mutationsOf, queryOf, readsNode, subjectOf } from "../../src/transport/graphql/names.ts";
import { nameOf } from "../../src/transport/graphql/type-printer.ts";
import { consentOf, giveConsent } from "../consents/give-consent.ts";
import { pdf } from "../documents/files.ts";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import type { TestApi } from "../start-test-api.ts";
import { URL_OF_TESTS, writeAttempt } from "../webhooks/webhook-calls.ts";
import { NOW } from "../workflow/rollover-course.ts";
import { asGraphql } from "./graphql-calls.ts";
import { SCHEMA, selectAll } from "./select-all.ts";
import {
  actOn,
  bodyOf,
  buildTwin,
  callGraphql,
  callRest,
  listOf,
  nodesOf,
  readField,
  type Twin,
} from "./transports.ts";

type ApiOperation = Operation<ApiContext>;

export interface FullTwin extends Twin {
  /** IDs by prefix. */
  ids: Record<string, string>;
  /** Signed-in member, for operations that keys cannot call. */
  person?: SignedIn;
}

/** Operations that only signed-in users can call. GraphQL accepts keys only, so it rejects them. */
export const FOR_PEOPLE: readonly string[] = ["confirmApproval", "declineApproval"];

export async function buildFullTwin(api: TestApi): Promise<FullTwin> {
  const twin = await buildTwin(api);
  const post = (path: string, body: object) => callRest(api, twin.key, "post", path, body);
  const hook = { url: URL_OF_TESTS, eventTypes: ["*"], description: "Back office" };
  const { id: whe } = (await post("/v1/webhook-endpoints", hook)) as { id: string };
  await actOn(twin, "submit");
  const deliveries = `/v1/webhook-endpoints/${whe}/deliveries`;
  const { data } = (await callRest(api, twin.key, "get", deliveries)) as {
    data: { id: string; eventId: string }[];
  };
  const [{ id: whd, eventId: evt } = { id: "", eventId: "" }] = data;
  const cus = twin.body.source.custodianId;
  const { organizationId } = twin;
  const cons = await giveConsent(api, twin.accountId, consentOf(twin.body), { organizationId });
  return { ...twin, ids: { rol: twin.rolloverId, acct: twin.accountId, cus, whe, whd, evt, cons } };
}

export async function distribute(twin: FullTwin): Promise<void> {
  const create = operationsIn("test").find(({ name }) => name === "createDistribution") as ApiOperation;
  const made = await callRest(twin.api, twin.key, "post", "/v1/distributions", inputOf(create, twin));
  twin.ids.dst = (made as { id: string }).id;
}

export async function askForApproval(twin: FullTwin, by: "another" | "itself"): Promise<void> {
  const { api, ids, organizationId } = twin;
  await callRest(api, twin.key, "post", `/v1/sandbox/rollovers/${ids.rol}/advance`, { to: "in_review" });
  const key = by === "itself" ? twin.key : (await buildKey(api, "ak", { organizationId })).key;
  const asked = { action: "approve", rolloverId: ids.rol };
  ids.apr = ((await callRest(api, key, "post", "/v1/approvals", asked)) as { id: string }).id;
  if (by === "another") twin.person = await signInAs(api, "owner", { organizationId });
}

const BEFORE: Readonly<Record<string, (twin: FullTwin) => Promise<unknown>>> = {
  eraseAccount: (twin) => actOn(twin, "cancel"),
  simulateSandboxHappening: ({ api, key, ids }) =>
    callRest(api, key, "post", `/v1/sandbox/rollovers/${ids.rol}/advance`, { to: "requested" }),
  requestApproval: ({ api, key, ids }) =>
    callRest(api, key, "post", `/v1/sandbox/rollovers/${ids.rol}/advance`, { to: "in_review" }),
  getApproval: (twin) => askForApproval(twin, "itself"),
  listApprovals: (twin) => askForApproval(twin, "itself"),
  confirmApproval: (twin) => askForApproval(twin, "another"),
  declineApproval: (twin) => askForApproval(twin, "another"),
  withdrawApproval: (twin) => askForApproval(twin, "itself"),
  createResidual: ({ api, key, ids }) =>
    callRest(api, key, "post", `/v1/sandbox/rollovers/${ids.rol}/advance`, { to: "completed" }),
  getWebhookStats: ({ api, ids }) => writeAttempt(api, ids.whd ?? "", { statusCode: 200 }, new Date(NOW)),
  getDelivery: async ({ api, ids }) => {
    await writeAttempt(api, ids.whd ?? "", { statusCode: null, error: "no route" }, new Date(NOW));
    await writeAttempt(api, ids.whd ?? "", { statusCode: 200 }, new Date(NOW));
  },
  getDistribution: distribute,
  listDistributions: distribute,
  submitDistribution: distribute,
  cancelDistribution: distribute,
  listWebhookRecoveries: ({ api, key, ids }) =>
    callRest(api, key, "post", `/v1/webhook-endpoints/${ids.whe}/recover`, { since: NOW, status: "missing" }),
};

/** Builds a twin for an operation's example. */
export async function buildFor(api: TestApi, operation: ApiOperation): Promise<FullTwin> {
  if (DRAFTS.includes(operation.name)) {
    const twin = await buildTwin(api);
    return { ...twin, ids: { rol: twin.rolloverId, acct: twin.accountId } };
  }
  const twin = await buildFullTwin(api);
  await BEFORE[operation.name]?.(twin);
  return twin;
}

const DRAFTS = ["updateRollover", "executeAction", "advanceSandboxRollover"];

/** Operations that are also in GraphQL. Exports are files, so only REST has them. */
export const BOTH_WAYS = operationsIn("test").filter(({ graphql }) => graphql !== undefined);

export function inputOf({ example }: ApiOperation, { ids, body }: FullTwin): object | undefined {
  if (example.input === undefined) return undefined;
  const text = JSON.stringify(example.input)
    .replace(/("source":\{"custodianId":)"\w+"/, `$1"${body.source.custodianId}"`)
    // The twin already has a rollover with the example's number.
    .replace("401K-00998877", "401K-ANOTHER")
    .replaceAll(/("destination":\{"custodianId":)"\w+"/g, `$1"${body.destination.custodianId}"`)
    .replaceAll(/\b(acct|rol|whe|whd|evt)_[0-9a-z]{26}/g, (_id, prefix) => ids[prefix] ?? "");
  return JSON.parse(text);
}

const FILE = pdf();

export function restCall(operation: ApiOperation, twin: FullTwin, body = inputOf(operation, twin)): Test {
  const [method = "", path = ""] = operation.rest.split(" ");
  const id = twin.ids[operation.id as string] ?? "none";
  const verb = method.toLowerCase() as "get";
  const place = path.replace("{id}", id);
  const call = twin.person
    ? callAs(twin.api, twin.person, verb, place)
    : twin.api.call(verb, place, twin.key);
  if (operation.kind === "write" && operation.file) return withParts(call, body as Record<string, string>);
  return method === "GET" || body === undefined ? call : call.send(body);
}

/** The example's `file` is a placeholder. */
function withParts(call: Test, { file: _file, ...fields }: Record<string, string>): Test {
  for (const [name, value] of Object.entries(fields)) call.field(name, value);
  return call.attach("file", FILE, "statement.pdf");
}

/** @throws Refusal */
export async function callByRest(operation: ApiOperation, twin: FullTwin): Promise<unknown> {
  return bodyOf(await restCall(operation, twin));
}

export function inGraphqlWords(operation: ApiOperation, answer: unknown): unknown {
  if (operation.kind === "list") return listOf(answer);
  const [mutation] = mutationsOf(operation);
  const of = mutation?.payload.of ?? queryOf(operation)?.of;
  // GraphQL has `history` as a separate field, which other tests cover.
  const { history: _history, ...shown } = answer as { history?: unknown };
  return asGraphql({ it: withoutKinds(of ? of(answer) : shown) }).it;
}

/** Members that are JSON in GraphQL, too. */
const JSON_MEMBERS = ["data", "example", "metadata", "params", "schema"];

/** Removes `object` members; GraphQL has `__typename`. */
function withoutKinds(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(withoutKinds);
  if (typeof view !== "object" || view === null) return view;
  const members = Object.entries(view).filter(([name]) => name !== "object");
  return Object.fromEntries(
    members.map(([name, value]) => [name, JSON_MEMBERS.includes(name) ? value : withoutKinds(value)]),
  );
}

/** Calls an operation by GraphQL, without `replayed` and `errors` of payloads. @throws Refusal */
export async function callByGraphql(operation: ApiOperation, twin: FullTwin): Promise<unknown> {
  const { api, key, ids } = twin;
  const id = ids[operation.id as string] ?? "none";
  const names = queryOf(operation);
  if (names) {
    const variables = operation.id
      ? { id }
      : operation.kind === "list"
        ? {}
        : { input: inputOf(operation, twin) };
    const data = await callGraphql(api, key, "query", names.query, variables);
    return operation.kind === "list" ? nodesOf(data) : data;
  }
  if (operation.graphql && "field" in operation.graphql)
    return readLinked(operation, operation.graphql, twin);
  const { replayed: _replayed, errors: _errors, ...fields } = await mutateBy(operation, twin);
  return fields;
}

/** Runs the mutation of an operation. `more` is merged into the input. @throws Refusal */
export async function mutateBy(operation: ApiOperation, twin: FullTwin, more: object = {}) {
  const { mutation, input } = mutationFor(operation, twin);
  const subject = subjectOf(operation);
  const about = subject ? { [subject.argument]: twin.ids[operation.id as string] ?? "none" } : {};
  const variables = { input: { ...input, ...about, ...more } };
  return (await callGraphql(twin.api, twin.key, "mutation", mutation, variables)) as Record<string, unknown>;
}

/** Returns an operation's mutation and input. Actions have a mutation each, with the params as input fields. */
function mutationFor(operation: ApiOperation, twin: FullTwin) {
  const input = inputOf(operation, twin) ?? {};
  const mutations = mutationsOf(operation);
  if (mutations.length === 1) return { mutation: mutations[0]?.mutation ?? "", input };
  const { action, params } = input as { action: string; params: object };
  const found = mutations.find(({ input: own }) => {
    const told = own?.toInput({}) as { action: string } | undefined;
    return told?.action === action;
  });
  return { mutation: found?.mutation ?? "", input: params };
}

async function readLinked(
  operation: ApiOperation,
  { field, on }: { field: string; on: string },
  twin: FullTwin,
) {
  const parent = BOTH_WAYS.find((one) => readsNode(one) && nameOf(one.view, "output") === on);
  const type = SCHEMA.getType(on) as unknown as { getFields(): Record<string, { type: object }> };
  const selection = `${field} ${selectAll(String(type.getFields()[field]?.type).replace("!", ""))}`;
  const root = parent ? (queryOf(parent)?.query ?? "") : "";
  const data = await readField(twin.api, twin.key, root, twin.ids[operation.id as string] ?? "", selection);
  return operation.kind === "list" ? nodesOf(data) : data;
}
