import type { Operation } from "@svc/operations";
import { buildKey } from "@svc/testing";
import type { Test } from "supertest";
import { buildNacha, buildReturnAddenda } from "../../../../packages/bank-files/test/build-nacha.ts";
import type { ApiContext } from "../../src/context/context.ts";
import { letter } from "../../src/rollovers/letters/letter-examples.ts";
import { nigoItem } from "../../src/rollovers/nigo/nigo-examples.ts";
import {
  findQueryNames,
  findSubject,
  getMutationNames,
  isNodeQuery,
} from "../../src/transport/graphql/names.ts";
import { getTypeName } from "../../src/transport/graphql/type-printer.ts";
import { operationsIn } from "../../src/transport/operations.ts";
import { buildConsent, createConsent } from "../consents/create-consent.ts";
import { buildPdf } from "../documents/files.ts";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import type { TestApi } from "../start-test-api.ts";
import { TEST_WEBHOOK_URL, writeAttempt } from "../webhooks/webhook-calls.ts";
import { NOW } from "../workflow/rollover-steps.ts";
import { toGraphqlObject } from "./graphql-calls.ts";
import { SCHEMA, selectAll } from "./select-all.ts";
import {
  buildTwin,
  callGraphql,
  callRest,
  connectionToNodePage,
  executeActionOn,
  expectBody,
  readField,
  type Twin,
  toNodePage,
} from "./transports.ts";

const { code, detail, reportedBy } = nigoItem;
const NIGO_REPORT = { reportedBy, items: [{ code, detail }] };
const LETTER_SHA256 = letter.file.sha256;

type ApiOperation = Operation<ApiContext>;

/** A twin with further objects, whose IDs the examples of operations need. */
export interface FullTwin extends Twin {
  /** IDs by prefix, and the digest of the letter as `letterSha256`. */
  ids: Record<string, string>;
  /** For operations that keys cannot call. */
  person?: SignedIn;
}

/** GraphQL rejects these, because it accepts only keys. */
export const USER_ONLY_OPERATIONS: readonly string[] = [
  "confirmApproval",
  "declineApproval",
  "confirmPaymentDetails",
];

export async function buildFullTwin(api: TestApi): Promise<FullTwin> {
  const twin = await buildTwin(api);
  const post = (path: string, body: object) => callRest(api, twin.key, "post", path, body);
  const hook = { url: TEST_WEBHOOK_URL, eventTypes: ["*"], description: "Back office" };
  const { id: whe } = (await post("/v1/webhook-endpoints", hook)) as { id: string };
  await executeActionOn(twin, "submit");
  const deliveries = `/v1/webhook-endpoints/${whe}/deliveries`;
  const { data } = (await callRest(api, twin.key, "get", deliveries)) as {
    data: { id: string; eventId: string }[];
  };
  const [{ id: whd, eventId: evt } = { id: "", eventId: "" }] = data;
  const cus = twin.body.source.custodianId;
  const { organizationId } = twin;
  const cons = await createConsent(api, twin.accountId, buildConsent(twin.body), { organizationId });
  return { ...twin, ids: { rol: twin.rolloverId, acct: twin.accountId, cus, whe, whd, evt, cons } };
}

export async function addDistribution(twin: FullTwin): Promise<void> {
  twin.ids.dst = await createExample(twin, "createDistribution", "/v1/distributions");
}

async function addCashDistribution(twin: FullTwin): Promise<void> {
  const create = operationsIn("test").find(({ name }) => name === "createDistribution") as ApiOperation;
  const body = buildExampleInput(create, twin) as { destinations: object[] };
  const cash = { ...body, destinations: body.destinations.slice(0, 1), paidToParticipant: "20000.00" };
  const { id } = (await callRest(twin.api, twin.key, "post", "/v1/distributions", cash)) as { id: string };
  await callRest(twin.api, twin.key, "post", `/v1/distributions/${id}/submit`, { consentReference: "c-1" });
  twin.ids.dst = id;
}

/** Issues a letter. `buildExampleInput` puts its digest into the example of `signLetter`. */
export async function addLetter(twin: FullTwin): Promise<void> {
  const path = `/v1/rollovers/${twin.ids.rol}/letters`;
  const issued = await callRest(twin.api, twin.key, "post", path, { kind: "letter_of_acceptance" });
  const { id, file } = issued as { id: string; file: { sha256: string } };
  Object.assign(twin.ids, { ltr: id, letterSha256: file.sha256 });
}

export async function addIncomingFunds(twin: FullTwin): Promise<void> {
  twin.ids.inf = await createExample(twin, "recordIncomingFunds", "/v1/incoming-funds");
}

export async function addIncomingFundsFile(twin: FullTwin): Promise<void> {
  const file = Buffer.from("Amount,Deposit date\n80000.00,2026-06-15\n");
  const call = twin.api.call("post", "/v1/bank-files", twin.key).attach("file", file, "lockbox.csv");
  twin.ids.iff = (expectBody(await call) as { id: string }).id;
}

async function addFileWithReturn(twin: FullTwin): Promise<void> {
  const traceNumber = "091000010000001";
  const body = { amount: "80000.00", receivedOn: "2026-06-15", method: "ach", traceNumber };
  const recorded = await callRest(twin.api, twin.key, "post", "/v1/incoming-funds", body);
  twin.ids.inf = (recorded as { id: string }).id;
  const entry = { code: "26", cents: 80_000_00n, addenda: [buildReturnAddenda("R01", traceNumber)] };
  const days = { createdOn: "260615", effectiveOn: "260615", settlementDay: "166" };
  const file = Buffer.from(buildNacha({ entries: [entry], ...days }));
  const call = twin.api.call("post", "/v1/bank-files", twin.key).attach("file", file, "returns.ach");
  twin.ids.iff = (expectBody(await call) as { id: string }).id;
}

export async function addNigoItem(twin: FullTwin): Promise<void> {
  const path = `/v1/rollovers/${twin.ids.rol}/nigo-items`;
  const recorded = await callRest(twin.api, twin.key, "post", path, NIGO_REPORT);
  twin.ids.nigo = (recorded as { data: [{ id: string }] }).data[0].id;
}

export async function addTrackingLink(twin: FullTwin): Promise<void> {
  const path = `/v1/rollovers/${twin.ids.rol}/tracking-links`;
  twin.ids.trk = ((await callRest(twin.api, twin.key, "post", path, {})) as { id: string }).id;
}

async function addNigoItemInReview(twin: FullTwin): Promise<void> {
  await advance(twin, "in_review");
  await addNigoItem(twin);
}

async function addCompletedRollover({ api, key, body }: FullTwin): Promise<void> {
  const source = { ...body.source, accountNumber: "401K-REPORTED" };
  const { id } = (await callRest(api, key, "post", "/v1/rollovers", { ...body, source })) as { id: string };
  await callRest(api, key, "post", `/v1/sandbox/rollovers/${id}/advance`, { to: "completed" });
}

export async function addTaxFiling(twin: FullTwin): Promise<void> {
  await addCompletedRollover(twin);
  const filing = await callRest(twin.api, twin.key, "post", "/v1/tax-filings", {
    year: 2026,
    form: "1099-R",
  });
  twin.ids.txf = (filing as { id: string }).id;
}

export async function addPlan(twin: FullTwin): Promise<void> {
  twin.ids.pln = await createExample(twin, "createPlan", "/v1/plans");
}

async function createExample(twin: FullTwin, name: string, path: string): Promise<string> {
  const create = operationsIn("test").find((one) => one.name === name) as ApiOperation;
  const created = await callRest(twin.api, twin.key, "post", path, buildExampleInput(create, twin));
  return (created as { id: string }).id;
}

export async function addRequirementSet(twin: FullTwin): Promise<void> {
  twin.ids.rqs = await createExample(twin, "createRequirementSet", "/v1/requirement-sets");
}

export async function addPaymentDetails(twin: FullTwin): Promise<void> {
  twin.ids.pmd = await createExample(twin, "createPaymentDetails", "/v1/payment-details");
}

async function addConfirmableDetails(twin: FullTwin): Promise<void> {
  await addPaymentDetails(twin);
  twin.person = await signInAs(twin.api, "owner", { organizationId: twin.organizationId });
}

async function addFundsToApply(twin: FullTwin): Promise<void> {
  await advance(twin, "funds_sent");
  await addIncomingFunds(twin);
}

async function addAppliedFunds(twin: FullTwin): Promise<void> {
  await addFundsToApply(twin);
  const { api, key, ids } = twin;
  await callRest(api, key, "post", `/v1/incoming-funds/${ids.inf}/apply`, { rolloverId: ids.rol });
}

const advance = ({ api, key, ids }: FullTwin, to: string) =>
  callRest(api, key, "post", `/v1/sandbox/rollovers/${ids.rol}/advance`, { to });

export async function addPendingApproval(twin: FullTwin, requester: "twin" | "another"): Promise<void> {
  const { api, ids, organizationId } = twin;
  await advance(twin, "in_review");
  const key = requester === "twin" ? twin.key : (await buildKey(api, "ak", { organizationId })).key;
  const approvalRequest = { action: "approve", rolloverId: ids.rol };
  ids.apr = ((await callRest(api, key, "post", "/v1/approvals", approvalRequest)) as { id: string }).id;
  if (requester === "another") twin.person = await signInAs(api, "owner", { organizationId });
}

const PREPARATIONS: Readonly<Record<string, (twin: FullTwin) => Promise<unknown>>> = {
  eraseAccount: (twin) => executeActionOn(twin, "cancel"),
  simulateSandboxHappening: (twin) => advance(twin, "requested"),
  requestApproval: (twin) => advance(twin, "in_review"),
  getApproval: (twin) => addPendingApproval(twin, "twin"),
  getApprovalEvidence: (twin) => addPendingApproval(twin, "twin"),
  listApprovals: (twin) => addPendingApproval(twin, "twin"),
  confirmApproval: (twin) => addPendingApproval(twin, "another"),
  declineApproval: (twin) => addPendingApproval(twin, "another"),
  withdrawApproval: (twin) => addPendingApproval(twin, "twin"),
  createResidual: (twin) => advance(twin, "completed"),
  getWebhookStats: ({ api, ids }) => writeAttempt(api, ids.whd ?? "", { statusCode: 200 }, new Date(NOW)),
  getDelivery: async ({ api, ids }) => {
    await writeAttempt(api, ids.whd ?? "", { statusCode: null, error: "no route" }, new Date(NOW));
    await writeAttempt(api, ids.whd ?? "", { statusCode: 200 }, new Date(NOW));
  },
  getDistribution: addDistribution,
  listDistributions: addDistribution,
  submitDistribution: addDistribution,
  cancelDistribution: addDistribution,
  getLetter: addLetter,
  listLetters: addLetter,
  downloadLetter: addLetter,
  signLetter: addLetter,
  requestLetterSignature: addLetter,
  recordNigoItems: (twin) => advance(twin, "in_review"),
  getNigoItem: addNigoItemInReview,
  listNigoItems: addNigoItemInReview,
  resolveNigoItem: addNigoItemInReview,
  remindRollover: (twin) => advance(twin, "requested"),
  bulkRemindRollovers: (twin) => advance(twin, "requested"),
  listTrackingLinks: addTrackingLink,
  revokeTrackingLink: addTrackingLink,
  getIncomingFunds: addIncomingFunds,
  listIncomingFunds: addIncomingFunds,
  listIncomingFundsSuggestions: addIncomingFunds,
  getIncomingFundsFile: addIncomingFundsFile,
  listIncomingFundsFiles: addIncomingFundsFile,
  reverseBankFileReturn: addFileWithReturn,
  applyIncomingFunds: addFundsToApply,
  unapplyIncomingFunds: addAppliedFunds,
  suspendIncomingFunds: addIncomingFunds,
  reverseIncomingFunds: addIncomingFunds,
  updateIncomingFunds: addIncomingFunds,
  listIncomingFundsHistory: addIncomingFunds,
  returnIncomingFunds: addIncomingFunds,
  recordTaxFiling: addCompletedRollover,
  getTaxFiling: addTaxFiling,
  listTaxFilings: addTaxFiling,
  getPlan: addPlan,
  listPlans: addPlan,
  updatePlan: addPlan,
  getRequirementSet: addRequirementSet,
  listRequirementSets: addRequirementSet,
  confirmRequirementSet: addRequirementSet,
  getPaymentDetails: addPaymentDetails,
  listPaymentDetails: addPaymentDetails,
  confirmPaymentDetails: addConfirmableDetails,
  rejectPaymentDetails: addPaymentDetails,
  listWebhookRecoveries: ({ api, key, ids }) =>
    callRest(api, key, "post", `/v1/webhook-endpoints/${ids.whe}/recover`, { since: NOW, status: "missing" }),
  recordCashPayment: addCashDistribution,
};

export async function buildTwinFor(api: TestApi, operation: ApiOperation): Promise<FullTwin> {
  if (DRAFT_OPERATIONS.includes(operation.name)) {
    const twin = await buildTwin(api);
    return { ...twin, ids: { rol: twin.rolloverId, acct: twin.accountId } };
  }
  const twin = await buildFullTwin(api);
  await PREPARATIONS[operation.name]?.(twin);
  return twin;
}

/** Operations whose example needs a draft. */
const DRAFT_OPERATIONS = ["updateRollover", "executeAction", "advanceRollover", "advanceSandboxRollover"];

/** Operations over both REST and GraphQL. */
export const SHARED_OPERATIONS = operationsIn("test").filter(({ graphql }) => graphql !== undefined);

export function buildExampleInput({ example }: ApiOperation, { ids, body }: FullTwin): object | undefined {
  if (example.input === undefined) return undefined;
  const text = JSON.stringify(example.input)
    .replace(/^(\{"custodianId":)"\w+"/, `$1"${body.source.custodianId}"`)
    .replace(/("source":\{"custodianId":)"\w+"/, `$1"${body.source.custodianId}"`)
    .replace(LETTER_SHA256, ids.letterSha256 ?? LETTER_SHA256)
    // The twin already has a rollover with the example's account number.
    .replace("401K-00998877", "401K-ANOTHER")
    .replaceAll(/("destination":\{"custodianId":)"\w+"/g, `$1"${body.destination.custodianId}"`)
    .replaceAll(/\b(acct|rol|whe|whd|evt)_[0-9a-z]{26}/g, (_id, prefix) => ids[prefix] ?? "");
  return JSON.parse(text);
}

const FILE = buildPdf();

export function buildRestCall(
  operation: ApiOperation,
  twin: FullTwin,
  body = buildExampleInput(operation, twin),
): Test {
  const [method = "", path = ""] = operation.rest.split(" ");
  const id = twin.ids[operation.id as string] ?? "none";
  const verb = method.toLowerCase() as "get";
  const resolvedPath = path.replace("{id}", id);
  const call = twin.person
    ? callAs(twin.api, twin.person, verb, resolvedPath)
    : twin.api.call(verb, resolvedPath, twin.key);
  if (operation.kind === "write" && operation.file) return attachParts(call, body as Record<string, string>);
  return method === "GET" || body === undefined ? call : call.send(body);
}

/** The `file` of an example is text, or a placeholder for a PDF. */
function attachParts(call: Test, { file = "", ...fields }: Record<string, string>): Test {
  for (const [name, value] of Object.entries(fields)) call.field(name, value);
  if (!file.startsWith("%PDF")) return call.attach("file", Buffer.from(file), "lockbox.csv");
  return call.attach("file", FILE, "statement.pdf");
}

/** @throws Refusal */
export async function executeByRest(operation: ApiOperation, twin: FullTwin): Promise<unknown> {
  return expectBody(await buildRestCall(operation, twin));
}

export function toGraphqlShape(operation: ApiOperation, response: unknown): unknown {
  if (operation.kind === "list") return toNodePage(response);
  const [mutation] = getMutationNames(operation);
  const selectResult = mutation?.payload.toPayload ?? findQueryNames(operation)?.toResult;
  // GraphQL has `history` as a separate field, which other tests cover.
  const { history: _history, ...shown } = response as { history?: unknown };
  const result = omitObjectFields(selectResult ? selectResult(response) : shown);
  return toGraphqlObject({ result }).result;
}

/** Fields that hold arbitrary JSON, which is the same in GraphQL. */
const JSON_FIELDS = ["data", "example", "metadata", "params", "schema"];

/** Removes `object` fields, because GraphQL has `__typename` instead. */
function omitObjectFields(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(omitObjectFields);
  if (typeof view !== "object" || view === null) return view;
  const fields = Object.entries(view).filter(([name]) => name !== "object");
  return Object.fromEntries(
    fields.map(([name, value]) => [name, JSON_FIELDS.includes(name) ? value : omitObjectFields(value)]),
  );
}

/** Executes an operation over GraphQL. Omits `replayed` and `errors` of payloads. @throws Refusal */
export async function executeByGraphql(operation: ApiOperation, twin: FullTwin): Promise<unknown> {
  const { api, key, ids } = twin;
  const id = ids[operation.id as string] ?? "none";
  const names = findQueryNames(operation);
  if (names) {
    const listVariables = operation.kind === "list" ? {} : { input: buildExampleInput(operation, twin) };
    const variables = operation.id ? { id } : listVariables;
    const data = await callGraphql(api, key, "query", names.query, variables);
    return operation.kind === "list" ? connectionToNodePage(data) : data;
  }
  if (operation.graphql && "field" in operation.graphql)
    return readLinkedField(operation, operation.graphql, twin);
  const { replayed: _replayed, errors: _errors, ...fields } = await executeMutation(operation, twin);
  return fields;
}

/** Executes the mutation with its example input, merged with `extraInput`. @throws Refusal */
export async function executeMutation(operation: ApiOperation, twin: FullTwin, extraInput: object = {}) {
  const { mutation, input } = getMutation(operation, twin);
  const subject = findSubject(operation);
  const subjectInput = subject ? { [subject.argument]: twin.ids[operation.id as string] ?? "none" } : {};
  const variables = { input: { ...input, ...subjectInput, ...extraInput } };
  return (await callGraphql(twin.api, twin.key, "mutation", mutation, variables)) as Record<string, unknown>;
}

function getMutation(operation: ApiOperation, twin: FullTwin) {
  const input = buildExampleInput(operation, twin) ?? {};
  const mutations = getMutationNames(operation);
  if (mutations.length === 1) return { mutation: mutations[0]?.mutation ?? "", input };
  const { action, params } = input as { action: string; params: object };
  const match = mutations.find(({ input: mutationInput }) => {
    const parsedInput = mutationInput?.toInput({}) as { action: string } | undefined;
    return parsedInput?.action === action;
  });
  return { mutation: match?.mutation ?? "", input: params };
}

async function readLinkedField(
  operation: ApiOperation,
  { field, parentType }: { field: string; parentType: string },
  twin: FullTwin,
) {
  const parent = SHARED_OPERATIONS.find(
    (one) => isNodeQuery(one) && getTypeName(one.view, "output") === parentType,
  );
  const type = SCHEMA.getType(parentType) as unknown as { getFields(): Record<string, { type: object }> };
  const selection = `${field} ${selectAll(String(type.getFields()[field]?.type).replace("!", ""))}`;
  const root = parent ? (findQueryNames(parent)?.query ?? "") : "";
  const data = await readField(twin.api, twin.key, root, twin.ids[operation.id as string] ?? "", selection);
  return operation.kind === "list" ? connectionToNodePage(data) : data;
}
