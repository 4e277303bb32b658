import {
  ApolloClient,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { toOrganizationDay } from "@svc/testing";
import { startTestApi, type TestApi } from "../../start-test-api.ts";
import {
  AcknowledgeDocument,
  ApproveDocument,
  CompleteDocument,
  CreateRolloverDocument,
  FindCustodianDocument,
  MarkFundsReceivedDocument,
  MarkFundsSentDocument,
  OpenAccountDocument,
  type OutcomeFragment,
  RolloversDocument,
  SendToCustodianDocument,
  StartReviewDocument,
  SubmitDocument,
  TimelineDocument,
} from "./generated/documents.ts";

const newClient = (url: string, key: string) =>
  new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers: { authorization: `Bearer ${key}` } }),
    cache: new InMemoryCache({ possibleTypes: { Node: ["Rollover", "Account", "Custodian"] } }),
  });

describe("Apollo Client", () => {
  let api: TestApi;
  let client: ApolloClient;
  beforeAll(async () => {
    api = await startTestApi();
    client = newClient(api.url, api.ak.key);
  });
  afterAll(async () => {
    client.stop();
    await api.stop();
  });

  async function query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await client.query<Data, OperationVariables>({
      query: document as TypedDocumentNode<Data, OperationVariables>,
      variables,
      fetchPolicy: "network-only",
    });
    return data as Data;
  }

  async function mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation: document as TypedDocumentNode<Data, OperationVariables>,
      variables,
    });
    return data as Data;
  }

  function expectRollover({ rollover, errors }: OutcomeFragment) {
    expect(errors).toEqual([]);
    if (!rollover) throw new Error("the payload has no rollover");
    return rollover;
  }

  async function findCustodian(q: string): Promise<string> {
    const { custodians } = await query(FindCustodianDocument, { q });
    expect(custodians.edges[0]?.node.slug).toBe(q);
    return custodians.edges[0]?.node.id ?? "";
  }

  async function createDraft(): Promise<string> {
    const [source, destination] = [await findCustodian("test-instant"), await findCustodian("test-manual")];
    const { createOrRetrieveAccount } = await mutate(OpenAccountDocument, {
      input: { firstName: "Grace", email: "grace@example.com", metadata: { desk: "west" } },
    });
    expect(createOrRetrieveAccount).toMatchObject({ created: true, account: { metadata: { desk: "west" } } });
    const { createRollover } = await mutate(CreateRolloverDocument, {
      input: {
        accountId: createOrRetrieveAccount.account?.id ?? "",
        type: "direct",
        source: { custodianId: source, accountType: "plan_403b", accountNumber: "403B-00998877" },
        destination: {
          custodianId: destination,
          accountType: "traditional_ira",
          accountNumber: "IRA-11223344",
        },
        amount: { kind: "partial", requested: "1250.00" },
        deliveryMethod: "wire",
        attestations: { eligibleAmount: true },
        idempotencyKey: "one-rollover",
      },
    });
    return expectRollover(createRollover).id;
  }

  it("drives a rollover from draft to completed", async () => {
    const rolloverId = await createDraft();
    const input = { rolloverId };
    const { submitRollover } = await mutate(SubmitDocument, {
      input: { ...input, consentReference: "c-1", ifVersion: 1 },
    });
    expect(expectRollover(submitRollover)).toMatchObject({ state: "submitted", pendingOn: "operations" });
    const { startRolloverReview } = await mutate(StartReviewDocument, { input });
    expect(expectRollover(startRolloverReview).state).toBe("in_review");
    const { approveRollover } = await mutate(ApproveDocument, { input });
    expect(expectRollover(approveRollover).state).toBe("approved");
    const { sendRolloverToCustodian } = await mutate(SendToCustodianDocument, { input });
    expect(expectRollover(sendRolloverToCustodian).state).toBe("requested");
    const { acknowledgeRollover } = await mutate(AcknowledgeDocument, { input });
    expect(expectRollover(acknowledgeRollover).state).toBe("processing");
    const amount = "1250.00";
    const { markRolloverFundsSent } = await mutate(MarkFundsSentDocument, {
      input: { ...input, method: "wire", amount, sentTo: "destination", trackingNumber: "FED-1" },
    });
    const sent = { state: "funds_sent", amounts: { sent: amount } };
    expect(expectRollover(markRolloverFundsSent)).toMatchObject(sent);
    const receivedOn = toOrganizationDay();
    const { markRolloverFundsReceived } = await mutate(MarkFundsReceivedDocument, {
      input: { ...input, amount, receivedOn },
    });
    expect(expectRollover(markRolloverFundsReceived).state).toBe("funds_received");

    const secondSubmission = await mutate(SubmitDocument, { input: { ...input, consentReference: "c-2" } });
    expect(secondSubmission.submitRollover).toMatchObject({
      rollover: null,
      errors: [
        {
          code: "invalid_transition",
          state: "funds_received",
          allowedActions: expect.arrayContaining(["complete"]),
        },
      ],
    });

    const { completeRollover } = await mutate(CompleteDocument, {
      input: { ...input, postedAmount: amount },
    });
    expect(expectRollover(completeRollover)).toMatchObject({
      state: "completed",
      status: "completed",
      pendingOn: "none",
      amounts: { sent: amount, received: amount, posted: amount },
    });

    const actions: (string | null)[] = [];
    const readPage = async (cursor: string | null) =>
      (await query(TimelineDocument, { id: rolloverId, after: cursor })).rollover?.timeline;
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(after);
      actions.push(...(page?.edges.map(({ node }) => node.action) ?? []));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(actions).toEqual([
      null,
      "submit",
      "start_review",
      "approve",
      "send_to_custodian",
      "acknowledge",
      "mark_funds_sent",
      "mark_funds_received",
      "complete",
    ]);
    const { rollovers } = await query(RolloversDocument, { first: 5 });
    expect(rollovers.edges[0]?.node).toMatchObject({
      id: rolloverId,
      state: "completed",
      account: { firstName: "Grace" },
      source: { custodian: { slug: "test-instant" } },
    });
  });

  it("reports an invalid key as a network error, and an unknown object as an error with its code", async () => {
    const unauthenticated = newClient(api.url, `${api.ak.key.slice(0, -1)}-`);
    const unauthenticatedQuery = unauthenticated.query({ query: RolloversDocument, variables: { first: 1 } });
    await expect(unauthenticatedQuery).rejects.toMatchObject({ statusCode: 401 });
    unauthenticated.stop();
    const failure = await query(TimelineDocument, { id: "rol_none" }).catch((error) => error);
    expect(CombinedGraphQLErrors.is(failure)).toBe(true);
    expect(failure.errors).toMatchObject([{ path: ["rollover"], extensions: { code: "not_found" } }]);
  });
});
