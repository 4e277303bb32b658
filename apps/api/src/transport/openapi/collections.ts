import type { CollectionSettings } from "@svc/openapi";
import { DESTINATION_ID, SOURCE_ID } from "../../context/example-values.ts";

/** Settings of the request collections for API clients. The walkthrough needs the sandbox, so live collections omit it. */
export const COLLECTIONS: CollectionSettings = {
  variablesByExampleId: { [SOURCE_ID]: "sourceCustodianId", [DESTINATION_ID]: "destinationCustodianId" },
  variablesByPrefix: { inf_: "incomingFundsId", pmd_: "paymentDetailsId" },
  walkthrough: {
    name: "First rollover",
    description:
      "Moves a rollover from a new account to `completed`, in the sandbox. Run the requests in order: each saves the IDs that " +
      "the next ones use.",
    steps: [
      {
        operationId: "createOrRetrieveAccount",
        name: "1. Create the participant's account",
        body: {
          externalId: "participant-{{$guid}}",
          firstName: "Ada",
          lastName: "Sample",
          email: "ada@example.com",
          dateOfBirth: "1961-12-09",
        },
        saves: { accountId: ["account", "id"] },
      },
      {
        operationId: "listCustodians",
        name: "2. Find the custodian that sends the money",
        query: { q: "test-manual", limit: "1" },
        saves: { sourceCustodianId: ["data", 0, "id"] },
      },
      {
        operationId: "listCustodians",
        name: "3. Find the custodian that receives the money",
        query: { q: "test-instant", limit: "1" },
        saves: { destinationCustodianId: ["data", 0, "id"] },
      },
      {
        operationId: "createRollover",
        name: "4. Create the rollover",
        body: {
          accountId: "{{accountId}}",
          type: "direct",
          source: {
            custodianId: "{{sourceCustodianId}}",
            accountType: "qualified_plan",
            accountNumber: "401K-00998877",
          },
          destination: {
            custodianId: "{{destinationCustodianId}}",
            accountType: "traditional_ira",
            accountNumber: "IRA-11223344",
          },
          amount: { kind: "full" },
          deliveryMethod: "wire",
          attestations: { eligibleAmount: true },
        },
        saves: { rolloverId: ["id"] },
        expects: [{ path: ["state"], value: "draft" }],
      },
      { operationId: "listActions", name: "5. See the possible actions" },
      {
        operationId: "executeAction",
        name: "6. Submit the rollover with the participant's consent",
        body: { action: "submit", params: { consentReference: "signed-on-paper" } },
        expects: [{ path: ["state"], value: "submitted" }],
      },
      {
        operationId: "advanceSandboxRollover",
        name: "7. Let the sandbox play the custodians until the money is posted",
        body: { to: "completed" },
        expects: [{ path: ["state"], value: "completed" }],
      },
      {
        operationId: "getRollover",
        name: "8. Read the completed rollover",
        expects: [{ path: ["state"], value: "completed" }],
      },
      { operationId: "listEvents", name: "9. List the events that webhooks receive", query: { limit: "10" } },
    ],
  },
};
