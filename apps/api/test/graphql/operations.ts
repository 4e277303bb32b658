import { custodianId } from "@svc/testing";
import { actOn, callRest, listOf, nodesOf, readTimeline } from "./faces.ts";
import { asGraphql } from "./graphql-calls.ts";
import { changes, get, lists, mutate, type Operation, post, query, reads } from "./operation.ts";

const PATCH = {
  source: { planName: null, accountNumber: "401K-NEW-1" },
  amount: { kind: "partial", requested: "12.50" },
  externalId: "order-7",
  metadata: { desk: "east" },
};
const ADA = {
  externalId: "participant-2",
  firstName: "Ada",
  email: "ada@example.com",
  address: { line1: "1 Main St", city: "Springfield", postalCode: "12345", country: "US" },
  metadata: { vip: "yes" },
};
const ACCOUNT_PATCH = { lastName: null, phone: "+14155550123", address: ADA.address };
const QUESTION = {
  type: "direct",
  source: { accountType: "qualified_plan" },
  destination: { accountType: "roth_ira" },
};

/** Every operation of REST but those of webhooks, by its `operationId`. The export is REST's alone: it is a file. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  listRollovers: lists(
    () => "/v1/rollovers?limit=1&state=draft",
    "rollovers",
    () => ({ first: 1, filter: { state: "draft" } }),
  ),
  createRollover: changes(
    (twin) => post(twin, "/v1/rollovers", twin.body),
    "createRollover",
    "rollover",
    (twin) => twin.body,
  ),
  getRollover: reads(
    ({ rolloverId }) => `/v1/rollovers/${rolloverId}`,
    "rollover",
    ({ rolloverId }) => ({ id: rolloverId }),
  ),
  updateRollover: changes(
    ({ api, key, rolloverId }) => callRest(api, key, "patch", `/v1/rollovers/${rolloverId}`, PATCH),
    "updateRollover",
    "rollover",
    ({ rolloverId }) => ({ rolloverId, ...PATCH }),
  ),
  getRolloverState: reads(
    ({ rolloverId }) => `/v1/rollovers/${rolloverId}/state`,
    "rolloverState",
    ({ rolloverId }) => ({ id: rolloverId }),
  ),
  listActions: {
    rest: async (twin) => {
      const { data } = (await get(twin, `/v1/rollovers/${twin.rolloverId}/actions`)) as { data: object[] };
      return data.map((action) => asGraphql(action as Record<string, unknown>));
    },
    graphql: (twin) => query(twin, "rolloverActions", { id: twin.rolloverId }),
  },
  executeAction: changes(
    (twin) =>
      post(twin, `/v1/rollovers/${twin.rolloverId}/actions`, {
        action: "submit",
        params: { consentReference: "consent-1" },
      }),
    "submitRollover",
    "rollover",
    ({ rolloverId }) => ({ rolloverId, consentReference: "consent-1" }),
  ),
  listTimeline: {
    rest: async (twin) => listOf(await get(twin, `/v1/rollovers/${twin.rolloverId}/timeline?limit=5`)),
    graphql: async ({ api, key, rolloverId }) =>
      nodesOf(await readTimeline(api, key, rolloverId, "first: 5")),
  },
  checkEligibility: {
    rest: (twin) => post(twin, "/v1/rollovers/eligibility", QUESTION),
    graphql: (twin) => query(twin, "eligibility", { input: QUESTION }),
  },
  listAccounts: lists(
    () => "/v1/accounts?externalId=participant-1",
    "accounts",
    () => ({ filter: { externalId: "participant-1" } }),
  ),
  createOrRetrieveAccount: {
    rest: async (twin) => {
      const { account, created } = (await post(twin, "/v1/accounts", ADA)) as {
        account: Record<string, unknown>;
        created: boolean;
      };
      return { account: asGraphql(account), created, replayed: false, errors: [] };
    },
    graphql: (twin) => mutate(twin, "createOrRetrieveAccount", ADA),
  },
  getAccount: reads(
    ({ accountId }) => `/v1/accounts/${accountId}`,
    "account",
    ({ accountId }) => ({ id: accountId }),
  ),
  updateAccount: changes(
    ({ api, key, accountId }) => callRest(api, key, "patch", `/v1/accounts/${accountId}`, ACCOUNT_PATCH),
    "updateAccount",
    "account",
    ({ accountId }) => ({ accountId, ...ACCOUNT_PATCH }),
  ),
  eraseAccount: changes(
    ({ api, key, accountId }) => callRest(api, key, "delete", `/v1/accounts/${accountId}`),
    "eraseAccount",
    "account",
    ({ accountId }) => ({ accountId }),
    (twin) => actOn(twin, "cancel"),
  ),
  listCustodians: lists(
    () => "/v1/custodians?q=prudential&limit=2",
    "custodians",
    () => ({ first: 2, filter: { q: "prudential" } }),
  ),
  getCustodian: {
    rest: async (twin) =>
      asGraphql((await get(twin, `/v1/custodians/${await custodianId(twin.api, "fidelity")}`)) as never),
    graphql: async (twin) => query(twin, "custodian", { id: await custodianId(twin.api, "fidelity") }),
  },
  listApiKeys: lists(
    () => "/v1/api-keys?type=ak",
    "apiKeys",
    () => ({ filter: { type: "ak" } }),
  ),
  getCurrentApiKey: reads(
    () => "/v1/api-keys/current",
    "currentApiKey",
    () => ({}),
  ),
  rotateApiKey: {
    rest: async (twin) => {
      const body = (await post(twin, "/v1/api-keys/rotate", { gracePeriodSeconds: 60 })) as {
        apiKey: Record<string, unknown> & { key: string };
        previousKey: Record<string, unknown>;
      };
      const { key, ...apiKey } = body.apiKey;
      const previousKey = asGraphql(body.previousKey);
      return { apiKey: asGraphql(apiKey), key, previousKey, replayed: false, errors: [] };
    },
    graphql: (twin) => mutate(twin, "rotateApiKey", { gracePeriodSeconds: 60 }),
  },
  advanceSandboxRollover: changes(
    (twin) => post(twin, `/v1/sandbox/rollovers/${twin.rolloverId}/advance`, { to: "processing" }),
    "advanceSandboxRollover",
    "rollover",
    ({ rolloverId }) => ({ rolloverId, to: "processing" }),
  ),
  simulateSandboxHappening: changes(
    (twin) =>
      post(twin, `/v1/sandbox/rollovers/${twin.rolloverId}/simulate`, {
        happening: "documents_requested",
        params: { types: ["other"] },
      }),
    "simulateSandboxHappening",
    "rollover",
    ({ rolloverId }) => ({ rolloverId, happening: "documents_requested", params: { types: ["other"] } }),
    (twin) => post(twin, `/v1/sandbox/rollovers/${twin.rolloverId}/advance`, { to: "requested" }),
  ),
  advanceSandboxClock: {
    rest: async (twin) => asGraphql((await post(twin, "/v1/sandbox/clock/advance", { days: 40 })) as never),
    graphql: async (twin) =>
      ((await mutate(twin, "advanceSandboxClock", { days: 40 })) as { clock: object }).clock,
  },
};
