import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";

const client = new ApolloClient({
  link: new HttpLink({
    uri: `${process.env.SVC_API_URL}/graphql`,
    headers: { authorization: `Bearer ${process.env.SVC_AK}` },
  }),
  cache: new InMemoryCache(),
});

interface Page {
  edges: { node: { id: string } }[];
}
const { data: custodians } = await client.query<{ source: Page; destination: Page }>({
  query: gql`
    query ($source: String!, $destination: String!) {
      source: custodians(first: 1, filter: { q: $source }) { edges { node { id } } }
      destination: custodians(first: 1, filter: { q: $destination }) { edges { node { id } } }
    }
  `,
  variables: { source: "test-manual", destination: "fidelity" },
});
const { data: retrieved } = await client.mutate<{ createOrRetrieveAccount: { account: { id: string } } }>({
  mutation: gql`
    mutation ($input: CreateOrRetrieveAccountInput!) {
      createOrRetrieveAccount(input: $input) { account { id } errors { code message } }
    }
  `,
  variables: { input: { firstName: "Ada", lastName: "Sample", email: "ada@example.com" } },
});
const { data: created } = await client.mutate<{ createRollover: { rollover: { id: string } } }>({
  mutation: gql`
    mutation ($input: CreateRolloverInput!) {
      createRollover(input: $input) { rollover { id state } errors { code message } }
    }
  `,
  variables: {
    input: {
      accountId: retrieved?.createOrRetrieveAccount.account.id,
      type: "direct",
      source: {
        custodianId: custodians?.source.edges[0]?.node.id,
        accountType: "qualified_plan",
        accountNumber: "401K-00998877",
      },
      destination: {
        custodianId: custodians?.destination.edges[0]?.node.id,
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: { kind: "full" },
      deliveryMethod: "wire",
      attestations: { eligibleAmount: true },
      idempotencyKey: crypto.randomUUID(),
    },
  },
});
const { data: read } = await client.query<{ rollovers: Page; rollover: { id: string; state: string } }>({
  query: gql`
    query ($id: ID!) {
      rollovers(first: 5) { edges { node { id } } }
      rollover(id: $id) { id state }
    }
  `,
  variables: { id: created?.createRollover.rollover.id },
});
console.log(read?.rollovers.edges.length, read?.rollover.id, read?.rollover.state);
client.stop();
