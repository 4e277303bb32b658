import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import {
  commitMutation,
  Environment,
  fetchQuery,
  graphql,
  Network,
  RecordSource,
  Store,
} from "relay-runtime";
import type { relayAccountMutation } from "./__generated__/relayAccountMutation.graphql";
import type { relayCreateMutation } from "./__generated__/relayCreateMutation.graphql";
import type { relayCustodiansQuery } from "./__generated__/relayCustodiansQuery.graphql";
import type { relayRolloverQuery } from "./__generated__/relayRolloverQuery.graphql";

// Generate the types first: relay-compiler --src . --schema schema.graphql --language typescript

const environment = new Environment({
  network: Network.create(async (params, variables) => {
    const response = await fetch(`${process.env.SVC_API_URL}/graphql`, {
      method: "POST",
      headers: { Authorization: `Bearer ${process.env.SVC_AK}`, "Content-Type": "application/json" },
      body: JSON.stringify({ query: params.text, variables }),
    });
    return response.json();
  }),
  store: new Store(new RecordSource()),
});

function mutate<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation["variables"],
) {
  return new Promise<Mutation["response"]>((resolve, reject) =>
    commitMutation<Mutation>(environment, { mutation, variables, onCompleted: resolve, onError: reject }),
  );
}

const custodians = await fetchQuery<relayCustodiansQuery>(
  environment,
  graphql`
    query relayCustodiansQuery($source: String!, $destination: String!) {
      source: custodians(first: 1, filter: { q: $source }) { edges { node { id } } }
      destination: custodians(first: 1, filter: { q: $destination }) { edges { node { id } } }
    }
  `,
  { source: "test-manual", destination: "fidelity" },
).toPromise();
const retrieved = await mutate<relayAccountMutation>(
  graphql`
    mutation relayAccountMutation($input: CreateOrRetrieveAccountInput!) {
      createOrRetrieveAccount(input: $input) { account { id } errors { code message } }
    }
  `,
  { input: { firstName: "Ada", lastName: "Sample", email: "ada@example.com" } },
);
const created = await mutate<relayCreateMutation>(
  graphql`
    mutation relayCreateMutation($input: CreateRolloverInput!) {
      createRollover(input: $input) { rollover { id state } errors { code message } }
    }
  `,
  {
    input: {
      accountId: retrieved.createOrRetrieveAccount?.account?.id ?? "",
      type: "direct",
      source: {
        custodianId: custodians?.source.edges[0]?.node.id ?? "",
        accountType: "qualified_plan",
        accountNumber: "401K-00998877",
      },
      destination: {
        custodianId: custodians?.destination.edges[0]?.node.id ?? "",
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: { kind: "full" },
      deliveryMethod: "wire",
      attestations: { eligibleAmount: true },
      idempotencyKey: crypto.randomUUID(),
    },
  },
);
const read = await fetchQuery<relayRolloverQuery>(
  environment,
  graphql`
    query relayRolloverQuery($id: ID!) {
      rollovers(first: 5) { edges { node { id } } }
      rollover(id: $id) { id state }
    }
  `,
  { id: created.createRollover?.rollover?.id ?? "" },
).toPromise();
console.log(read?.rollovers.edges.length, read?.rollover?.id, read?.rollover?.state);
