import { Client, cacheExchange, fetchExchange, gql } from "@urql/core";

const client = new Client({
  url: `${process.env.SVC_API_URL}/graphql`,
  exchanges: [cacheExchange, fetchExchange],
  fetchOptions: () => ({ headers: { authorization: `Bearer ${process.env.SVC_AK}` } }),
});

const { data: custodians, error: searchError } = await client
  .query(
    gql`
      query ($source: String!, $destination: String!) {
        source: custodians(first: 1, filter: { q: $source }) { edges { node { id } } }
        destination: custodians(first: 1, filter: { q: $destination }) { edges { node { id } } }
      }
    `,
    { source: "test-manual", destination: "fidelity" },
  )
  .toPromise();
if (searchError) throw searchError;
const { data: retrieved, error: accountError } = await client
  .mutation(
    gql`
      mutation ($input: CreateOrRetrieveAccountInput!) {
        createOrRetrieveAccount(input: $input) { account { id } errors { code message } }
      }
    `,
    { input: { firstName: "Ada", lastName: "Sample", email: "ada@example.com" } },
  )
  .toPromise();
if (accountError) throw accountError;
const { data: created, error: createError } = await client
  .mutation(
    gql`
      mutation ($input: CreateRolloverInput!) {
        createRollover(input: $input) { rollover { id state } errors { code message } }
      }
    `,
    {
      input: {
        accountId: retrieved.createOrRetrieveAccount.account.id,
        type: "direct",
        source: {
          custodianId: custodians.source.edges[0].node.id,
          accountType: "qualified_plan",
          accountNumber: "401K-00998877",
        },
        destination: {
          custodianId: custodians.destination.edges[0].node.id,
          accountType: "traditional_ira",
          accountNumber: "IRA-11223344",
        },
        amount: { kind: "full" },
        deliveryMethod: "wire",
        attestations: { eligibleAmount: true },
        idempotencyKey: crypto.randomUUID(),
      },
    },
  )
  .toPromise();
if (createError) throw createError;
const { data: read, error: readError } = await client
  .query(
    gql`
      query ($id: ID!) {
        rollovers(first: 5) { edges { node { id } } }
        rollover(id: $id) { id state }
      }
    `,
    { id: created.createRollover.rollover.id },
  )
  .toPromise();
if (readError) throw readError;
console.log(read.rollovers.edges.length, read.rollover.id, read.rollover.state);
