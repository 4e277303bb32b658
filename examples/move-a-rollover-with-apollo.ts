import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";

// Moves a rollover from draft to completed over GraphQL with Apollo Client. Needs a running `npm start`. Your own client would generate
// types from apps/api/schema.graphql.
// Usage: node examples/move-a-rollover-with-apollo.ts [path of demo.env; defaults to the one in DATA_DIR]

const root = fileURLToPath(new URL("../", import.meta.url));
const file = process.argv[2] ?? resolve(root, process.env.DATA_DIR || ".data", "demo.env");
const env = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;

const client = new ApolloClient({
  link: new HttpLink({
    uri: `${env.SVC_API_URL}/graphql`,
    headers: { authorization: `Bearer ${env.SVC_AK}` },
  }),
  cache: new InMemoryCache(),
});

const CUSTODIAN = gql`
  query ($q: String!) { custodians(first: 1, filter: { q: $q }) { edges { node { id } } } }
`;
const ACCOUNT = gql`
  mutation ($input: CreateOrRetrieveAccountInput!) {
    createOrRetrieveAccount(input: $input) { account { id } errors { code message } }
  }
`;
const CREATE = gql`
  mutation ($input: CreateRolloverInput!) {
    createRollover(input: $input) { rollover { id state } errors { code message } }
  }
`;

interface Payload {
  rollover: { id: string; state: string } | null;
  account: { id: string } | null;
  errors: { code: string; message: string }[];
}

async function mutate(mutation: ReturnType<typeof gql>, input: object): Promise<Payload> {
  const { data } = await client.mutate<Record<string, Payload>>({ mutation, variables: { input } });
  const [payload] = Object.values(data ?? {});
  const [error] = payload?.errors ?? [];
  if (!payload || error) throw new Error(`${error?.code}: ${error?.message}`);
  return payload;
}

/** Each action is a mutation with the rollover's ID and the action's parameters as input. */
async function act(name: string, rolloverId: string, params: object = {}): Promise<void> {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const mutation = gql(
    `mutation ($input: ${input}!) { ${name}(input: $input) { rollover { id state } errors { code message } } }`,
  );
  const { rollover } = await mutate(mutation, { rolloverId, ...params, idempotencyKey: crypto.randomUUID() });
  console.log(`${name} → ${rollover?.state}`);
}

async function findCustodian(q: string): Promise<string> {
  const { data } = await client.query<{ custodians: { edges: { node: { id: string } }[] } }>({
    query: CUSTODIAN,
    variables: { q },
  });
  return data?.custodians.edges[0]?.node.id ?? "";
}

const { account } = await mutate(ACCOUNT, {
  externalId: crypto.randomUUID(),
  firstName: "Grace",
  email: "grace@example.com",
  dateOfBirth: "1961-12-09",
});
const sourceId = await findCustodian("test-manual");
const { rollover } = await mutate(CREATE, {
  accountId: account?.id,
  type: "direct",
  source: { custodianId: sourceId, accountType: "qualified_plan", accountNumber: `PLAN-${Date.now()}` },
  destination: {
    custodianId: await findCustodian("vanguard"),
    accountType: "traditional_ira",
    accountNumber: "IRA-1122",
  },
  amount: { kind: "full" },
  deliveryMethod: "check",
  attestations: { eligibleAmount: true },
  idempotencyKey: crypto.randomUUID(),
});
const id = rollover?.id ?? "";
await act("submitRollover", id, { consentReference: "consent-1" });
await act("startRolloverReview", id);
await act("approveRollover", id);
await act("sendRolloverToCustodian", id);
await act("acknowledgeRollover", id);
await act("markRolloverFundsSent", id, { method: "check", amount: "10000.00", sentTo: "destination" });
// "en-CA" formats dates as ISO 8601. The demo organization is in New York.
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format();
await act("markRolloverFundsReceived", id, { amount: "10000.00", receivedOn: today });
await act("completeRollover", id, { postedAmount: "10000.00" });
client.stop();
